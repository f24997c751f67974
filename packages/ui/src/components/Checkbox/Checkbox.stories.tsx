import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { Checkbox, type CheckboxProps } from './Checkbox.tsx'

function Controlled({ checked: initial, onChange, ...rest }: CheckboxProps) {
  const [checked, setChecked] = useState(initial)

  function handleChange(next: boolean) {
    setChecked(next)
    onChange(next)
  }

  return <Checkbox {...rest} checked={checked} onChange={handleChange} />
}

const meta = {
  component: Checkbox,
  args: { label: 'Whole grain-rich', checked: false, onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Whole grain-rich' })
    await userEvent.click(canvas.getByText('Whole grain-rich'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}
export const Checked: Story = { args: { checked: true } }
export const Mixed: Story = { args: { checked: 'mixed', label: 'All schools' } }
export const WithHint: Story = { args: { label: 'Target 2', hint: 'Optional, not effective until July 1st, 2027.' } }
export const WithError: Story = { args: { error: 'Please choose at least one school.' } }
export const Disabled: Story = { args: { checked: true, disabled: true } }
export const LongText: Story = {
  args: {
    label: 'Keep the crediting of the bean as vegetable in every recipe that takes it, also in those of the past',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}
export const RightToLeftText: Story = { args: { label: 'غني بالحبوب الكاملة' } }
