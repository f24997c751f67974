import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { expectReflow, largeText, narrow } from '../Field/story-frames.tsx'
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

/** Every typed digit is kept. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Sodium' })
    await expect(field).toHaveAccessibleDescription('mg per 100 g')
    await userEvent.clear(field)
    await userEvent.type(field, '1.50')
    await expect(args.onChange).toHaveBeenLastCalledWith('1.50')
  },
}
export const Unknown: Story = { args: { value: '', hint: 'Leave blank if unknown.' } }
export const WithError: Story = { args: { value: '1,2.3', error: '"1,2.3" is not a number.' } }
export const Disabled: Story = { args: { disabled: true } }
export const Required: Story = { args: { required: true } }
export const ReadOnly: Story = { args: { readOnly: true } }

/** The mouse wheel changes nothing, and letters are not swallowed. */
export const KeptAsTyped: Story = {
  tags: ['visual'],
  args: { value: '', error: '"12 g" is not a number.', hint: 'Leave blank if unknown.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Sodium' }), '12 g')
    await expect(args.onChange).toHaveBeenLastCalledWith('12 g')
  },
}
export const LongText: Story = {
  args: { label: 'Sodium in 100 g of the food as purchased', value: '123456789012.123456', unit: 'milligrams' },
}
export const RightToLeftText: Story = {
  args: { label: 'الصوديوم', unit: 'ملغ', value: '412' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
export const Narrow: Story = { decorators: [narrow], play: ({ canvasElement }) => expectReflow(canvasElement) }
export const LargeText: Story = { ...Narrow, decorators: [narrow], globals: largeText }
