import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { expectReflow, largeText, narrow } from '../Field/story-frames.tsx'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

function Controlled({ value: initial, onChange, ...rest }: PhoneFieldProps) {
  const [value, setValue] = useState(initial)

  return (
    <PhoneField
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
  component: PhoneField,
  args: { label: 'Contact', value: '', onChange: fn(), dialCode: '1' },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

/** The dial code is read with the label; phones show a number pad. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Contact' })
    await expect(field).toHaveAccessibleDescription('+1')
    await expect(field).toHaveAttribute('inputmode', 'tel')
    await userEvent.type(field, '5550109999')
    await expect(args.onChange).toHaveBeenLastCalledWith('5550109999')
  },
}
export const Filled: Story = {
  tags: ['visual'],
  args: { value: '5550109999', hint: 'Ten digits.', required: true },
}

/** A formatted number becomes its ten digits; the text changes only after focus leaves. */
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste('+1 (555) 010-9999')
    await expect(args.onChange).toHaveBeenLastCalledWith('5550109999')
    await expect(field).toHaveValue('+1 (555) 010-9999')
    await userEvent.tab()
    await expect(field).toHaveValue('5550109999')
  },
}
export const OtherDigits: Story = {
  args: { dialCode: '+20' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '١٠١٢٣٤٥٦٧٨')
    await expect(args.onChange).toHaveBeenLastCalledWith('1012345678')
  },
}

/** Extra digits are kept and reported, so the wrong ones can be removed. */
export const TooLong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '555010999912')
    await expect(args.onChange).toHaveBeenLastCalledWith('555010999912')
    await expect(field).toHaveAccessibleDescription('+1 At most 10 digits.')
    await expect(field).toBeInvalid()
    await userEvent.type(field, '{Backspace}{Backspace}')
    await expect(field).toBeValid()
  },
}

/** A number of another country is not read as a number of this one. */
export const AnotherCountry: Story = {
  args: { value: '+44 20 7946 0000', error: 'Only numbers starting with +1.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('+44 20 7946 0000')
  },
}
export const Disabled: Story = { args: { value: '5550109999', disabled: true } }
export const ReadOnly: Story = { args: { value: '5550109999', readOnly: true } }
export const LongText: Story = {
  args: {
    label: 'Phone number for orders on the morning of the delivery',
    value: '5'.repeat(60),
    dialCode: '1684',
  },
}
export const RightToLeftText: Story = {
  args: { label: 'رقم الهاتف', value: '1012345678', dialCode: '20' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
export const Narrow: Story = {
  args: { value: '5550109999', dialCode: '1684' },
  decorators: [narrow],
  play: ({ canvasElement }) => expectReflow(canvasElement),
}
export const LargeText: Story = { ...Narrow, decorators: [narrow], globals: largeText }
