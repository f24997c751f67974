import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'

import { expectReflow, narrow } from '../Field/story-frames.tsx'
import { ChoiceGrid, type ChoiceGridProps } from './ChoiceGrid.tsx'

function Controlled({ rows, onChange, ...rest }: ChoiceGridProps) {
  const [values, setValues] = useState(Object.fromEntries(rows.map(({ id, value }) => [id, value])))
  return (
    <ChoiceGrid
      {...rest}
      rows={rows.map((row) => ({ ...row, value: values[row.id] ?? '' }))}
      onChange={(id, value) => {
        setValues({ ...values, [id]: value })
        onChange(id, value)
      }}
    />
  )
}

const meta = {
  component: ChoiceGrid,
  args: {
    label: 'Allergens',
    options: [
      { value: 'contains', label: 'Contains' },
      { value: 'mayContain', label: 'May contain' },
      { value: 'free', label: 'Free of' },
      { value: '', label: 'Unknown' },
    ],
    rows: [
      { id: 'Milk', label: 'Milk', value: 'contains' },
      { id: 'Eggs', label: 'Eggs', value: 'free' },
      { id: 'Sesame', label: 'Sesame', value: '' },
    ],
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ChoiceGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    const milk = within(canvas.getByRole('radiogroup', { name: 'Milk' }))
    await expect(milk.getByRole('radio', { name: 'Contains' })).toBeChecked()
    await userEvent.click(
      within(canvas.getByRole('radiogroup', { name: 'Sesame' })).getByRole('radio', { name: 'Free of' }),
    )
    await expect(args.onChange).toHaveBeenLastCalledWith('Sesame', 'free')
    await expect(milk.getByRole('radio', { name: 'Contains' })).toBeChecked()
  },
}

/** One tab stop per row; arrow keys choose. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    const eggs = within(canvas.getByRole('radiogroup', { name: 'Eggs' }))
    await expect(eggs.getByRole('radio', { name: 'Free of' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith('Eggs', 'mayContain')
  },
}

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } }

export const LongText: Story = {
  args: {
    rows: [
      { id: 'a', label: 'Crustacean shellfish such as crab, lobster and shrimp, and what is made of them', value: '' },
      { id: 'b', label: 'Averyveryveryverylongwordwithoutanyplacetobreakit', value: 'free' },
    ],
  },
  decorators: [narrow],
  play: ({ canvasElement }) => expectReflow(canvasElement),
}

export const RightToLeftText: Story = {
  args: { label: 'المواد المسببة للحساسية', rows: [{ id: 'Milk', label: 'الحليب', value: 'contains' }] },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
