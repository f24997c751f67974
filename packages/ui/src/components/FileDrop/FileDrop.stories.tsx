import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

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
