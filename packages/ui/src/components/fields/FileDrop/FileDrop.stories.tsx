import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'

import { Stack } from '../../layout/Layout/Layout.tsx'
import { expectReflow, largeText, narrow } from '../Field/story-frames.tsx'
import { FileDrop, type FileDropProps } from './FileDrop.tsx'

const foods = new File(['ndbNo,name\n01001,"Butter, salted"'], 'foods.csv', { type: 'text/csv' })

function Controlled({ value: initial, onChange, ...rest }: FileDropProps) {
  const [value, setValue] = useState(initial)

  function handleChange(next: File | null) {
    setValue(next)
    onChange(next)
  }

  return <FileDrop {...rest} value={value} onChange={handleChange} />
}

const meta = {
  component: FileDrop,
  args: { label: 'Foods', value: null, onChange: fn(), accept: '.csv,text/csv', hint: 'A CSV file, at most 50 MB.' },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Foods'), foods)
    await expect(args.onChange).toHaveBeenCalledWith(foods)
    await expect(canvas.getByText('foods.csv')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove foods.csv' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByLabelText('Foods')).toHaveFocus()
  },
}
export const Chosen: Story = { args: { value: foods } }
export const WithError: Story = { args: { value: foods, error: 'The header "name" is missing.' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: {
    value: new File([''], 'the-food-composition-file-of-the-cooperative-for-the-school-year-2026-2027-final.csv'),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

const picture = new File(['\u0089PNG'], 'lunch.png', { type: 'image/png' })

function refuse({ name, size }: File) {
  if (!name.endsWith('.csv')) return `"${name}" is not a CSV file.`
  return size > 50 ? `"${name}" is larger than 50 bytes.` : undefined
}

function drop(zone: HTMLElement, files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

/** A file of the wrong type or size is refused, the previous file stays, and the reason is announced. */
export const Refused: Story = {
  args: { refuse, value: foods },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Foods')
    const zone = field.parentElement ?? field
    drop(zone, [picture])
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('"lunch.png" is not a CSV file.'))
    await expect(field).toBeInvalid()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByText('foods.csv')).toBeVisible()

    drop(zone, [new File(['x'.repeat(51)], 'many.csv')])
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('"many.csv" is larger than 50 bytes.'))
    drop(zone, [foods])
    await waitFor(() => expect(field).toBeValid())
    await expect(args.onChange).toHaveBeenLastCalledWith(foods)
  },
}

/** If several files are dropped, the accepted one is announced. */
export const SeveralFiles: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Foods')
    drop(field.parentElement ?? field, [foods, picture])
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Only one file is accepted: foods.csv.'))
    await expect(args.onChange).toHaveBeenCalledWith(foods)
  },
}
export const Over: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Foods')
    await fireEvent.dragOver(field.parentElement ?? field)
    await expect(canvas.getByText('choose a file')).toBeVisible()
  },
}
export const Required: Story = { args: { required: true } }
export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <Stack>
      <Controlled {...args} required />
      <Controlled {...args} value={foods} />
      <Controlled {...args} value={foods} error='The header "name" is missing.' />
      <Controlled {...args} disabled />
    </Stack>
  ),
}
export const Narrow: Story = {
  ...LongText,
  decorators: [narrow],
  play: ({ canvasElement }) => expectReflow(canvasElement),
}
export const LargeText: Story = { ...Narrow, decorators: [narrow], globals: largeText }
export const RightToLeftText: Story = {
  args: { label: 'الأطعمة', hint: 'ملف CSV', value: new File([''], 'أطعمة 2026.csv') },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
