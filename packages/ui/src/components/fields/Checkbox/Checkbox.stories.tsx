import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { Stack } from '../../layout/Layout/Layout.tsx'
import { expectReflow, largeText, narrow, veryLong } from '../Field/story-frames.tsx'
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
export const WithError: Story = { args: { error: 'Choose at least one school.' } }
/** One of several "Unknown" boxes. */
export const WithContext: Story = {
  args: { label: 'Unknown', context: 'Iron' },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox', { name: 'Iron Unknown' })).toBeVisible(),
}
export const Disabled: Story = { args: { checked: true, disabled: true } }
export const LongText: Story = {
  args: {
    label: 'Keep crediting the beans as a vegetable in every recipe that uses them, including archived ones',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}
export const RightToLeftText: Story = { args: { label: 'غني بالحبوب الكاملة' } }
export const Required: Story = { args: { required: true } }
export const DisabledWithReason: Story = {
  args: { label: 'Lincoln Elementary', checked: true, disabled: true, hint: 'Belongs to the site Central Kitchen.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Belongs to the site Central Kitchen.')
  },
}
export const ReadOnly: Story = {
  args: { checked: true, readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Mixed: a click selects all. */
export const FromMixed: Story = {
  args: { checked: 'mixed', label: 'All schools' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'All schools' })
    await expect(box).toBePartiallyChecked()
    await userEvent.click(box)
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(box).toBeChecked()
  },
}
export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <Stack gap={2}>
      <Controlled {...args} />
      <Controlled {...args} checked />
      <Controlled {...args} checked="mixed" label="All schools" hint="3 of 12 schools" />
      <Controlled {...args} label="Washington Middle" error="Please Select School" required />
      <Controlled {...args} checked disabled label="Lincoln Elementary" hint="Belongs to another site." />
      <Controlled {...args} checked readOnly label="Active" />
    </Stack>
  ),
}
export const VeryLong: Story = {
  args: { label: veryLong.slice(0, 600) + 'x'.repeat(80), error: 'Choose one.', required: true },
  decorators: [narrow],
  play: ({ canvasElement }) => expectReflow(canvasElement),
}
export const LargeText: Story = {
  ...LongText,
  decorators: [narrow],
  globals: largeText,
  play: ({ canvasElement }) => expectReflow(canvasElement),
}
