import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { NumberField, type NumberFieldProps } from './NumberField.tsx'

function Controlled({ value: initial, onChange, ...rest }: NumberFieldProps) {
  const [value, setValue] = useState(initial)

  function handleChange(next: string) {
    setValue(next)
    onChange(next)
  }

  return <NumberField {...rest} value={value} onChange={handleChange} />
}

const meta = {
  component: NumberField,
  args: { label: 'Sodium', unit: 'mg per 100 g', value: '412', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

/** What is typed is kept to the digit. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Sodium' })
    await expect(field).toHaveAccessibleDescription('mg per 100 g')
    await userEvent.clear(field)
    await userEvent.type(field, '1.50')
    await expect(args.onChange).toHaveBeenLastCalledWith('1.50')
  },
}
export const Unknown: Story = { args: { value: '', hint: 'Leave empty while it is not known.' } }
export const WithError: Story = { args: { value: '1,2.3', error: '"1,2.3" is not a number.' } }
export const Disabled: Story = { args: { disabled: true } }
