import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { Stack } from '../../layout/Layout/Layout.tsx'
import { expectReflow, largeText, narrow } from '../Field/story-frames.tsx'
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx'

function Controlled({ value: initial, onChange, ...rest }: MoneyFieldProps) {
  const [value, setValue] = useState(initial)

  return (
    <MoneyField
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  component: MoneyField,
  args: { label: 'Price', value: '', onChange: fn(), currency: 'USD', locale: 'en-US' },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
} satisfies Meta<typeof MoneyField>

export default meta
type Story = StoryObj<typeof meta>

/** Every typed digit is kept; after focus leaves, the amount is padded to cents. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Price' })
    await expect(field).toHaveAccessibleDescription('$')
    await userEvent.type(field, '12.5')
    await expect(args.onChange).toHaveBeenLastCalledWith('12.5')
    await userEvent.tab()
    await expect(field).toHaveValue('12.50')
    await expect(args.onChange).toHaveBeenCalledTimes(4)
  },
}
export const Filled: Story = { args: { value: '1249.9', hint: 'Without tax.' } }

/** Fractions of a cent are not rounded. */
export const FractionsOfACent: Story = {
  args: { value: '0.0375', hint: 'For 1 g.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('0.0375')
  },
}

/** As copied from an invoice. */
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('$1,234.50')
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.50')
  },
}

/** The currency sign is where the locale puts it, and amounts in a column align. */
export const Currencies: Story = {
  tags: ['visual'],
  render: (args) => (
    <Stack>
      <Controlled {...args} label="Price in US dollars" value="1249.90" />
      <Controlled {...args} label="Price in euros" value="12.5" currency="EUR" locale="de-DE" />
      <Controlled {...args} label="Price in rupees" value="100000" currency="INR" locale="en-IN" />
      <Controlled {...args} label="Price in pounds" value="1800" currency="GBP" locale="en-GB" />
      <Controlled {...args} label="Price in kroner" value="ten" currency="DKK" error="“ten” is not an amount." />
    </Stack>
  ),
}
export const NotAnAmount: Story = {
  args: { error: '"ten" is not an amount.' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'ten')
    await userEvent.tab()
    await expect(field).toHaveValue('ten')
    await expect(args.onChange).toHaveBeenLastCalledWith('ten')
  },
}
export const Required: Story = { args: { required: true } }
export const Disabled: Story = { args: { value: '3.2', disabled: true } }
export const ReadOnly: Story = { args: { value: '3.2', readOnly: true } }
export const LongText: Story = {
  args: {
    label: 'Price per case confirmed by the vendor for the whole school year',
    value: '123456789012.123456',
  },
}
export const RightToLeftText: Story = {
  args: { label: 'السعر', value: '45.25', currency: 'EGP', locale: 'ar-EG' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
export const Narrow: Story = {
  args: { value: '123456.78', currency: 'EGP', locale: 'ar-EG' },
  decorators: [narrow],
  play: ({ canvasElement }) => expectReflow(canvasElement),
}
export const LargeText: Story = { ...Narrow, decorators: [narrow], globals: largeText }
