import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { TextField, type TextFieldProps } from './TextField.tsx'

function Controlled({ value: initial, onChange, ...rest }: TextFieldProps) {
  const [value, setValue] = useState(initial)

  function handleChange(next: string) {
    setValue(next)
    onChange(next)
  }

  return <TextField {...rest} value={value} onChange={handleChange} />
}

const meta = {
  component: TextField,
  args: { label: 'Vendor Name', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { value: 'Green Valley Produce' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Vendor Name' })
    await userEvent.clear(field)
    await userEvent.type(field, 'North Dairy')
    await expect(args.onChange).toHaveBeenLastCalledWith('North Dairy')
  },
}
export const Empty: Story = { args: { placeholder: 'Name on the invoice' } }
export const WithHint: Story = { args: { label: 'Vendor Code', hint: 'At most 10 characters.', required: true } }
export const WithUnit: Story = { args: { label: 'Portion weight', value: '112', unit: 'g', inputMode: 'decimal' } }
export const WithIcon: Story = {
  args: { label: 'Search foods', type: 'search', placeholder: 'Search foods', start: <Search aria-hidden /> },
}
export const Disabled: Story = { args: { value: 'Green Valley Produce', disabled: true } }
export const ReadOnly: Story = { args: { value: 'Green Valley Produce', readOnly: true } }
export const LongText: Story = {
  args: {
    label: 'The name under which the vendor appears on invoices, purchase orders and reports of received goods',
    value: 'The Greater Sacramento Valley Cooperative of Organic Fruit and Vegetable Growers and Packers, Inc.',
  },
}
export const RightToLeftText: Story = {
  args: { label: 'اسم المورّد', value: 'مزارع الوادي الأخضر', lang: 'ar', dir: 'rtl' },
}

/** The message is tied to the field, so it is read when the field gets focus. */
export const WithError: Story = {
  args: { label: 'Email', value: 'orders@', error: 'Please provide a valid e-mail address.', hint: 'For orders.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toHaveAccessibleDescription('For orders. Please provide a valid e-mail address.')
    await expect(field).toBeInvalid()
  },
}
