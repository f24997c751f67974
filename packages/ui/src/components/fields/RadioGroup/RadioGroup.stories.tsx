import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { expectReflow, largeText, narrow } from '../Field/story-frames.tsx'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

function Controlled({ value: initial, onChange, ...rest }: RadioGroupProps) {
  const [value, setValue] = useState(initial)

  return (
    <RadioGroup
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
  component: RadioGroup,
  args: {
    label: 'Sodium target',
    value: 'Target 1',
    onChange: fn(),
    options: [
      { value: 'Target 1', label: 'Target 1' },
      { value: 'Target 2', label: 'Target 2', hint: 'Optional, not effective until July 1st, 2027.' },
      { value: 'Target 3', label: 'Target 3', hint: 'There is no third target.', disabled: true },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

/** One tab stop. Arrow keys select and skip disabled options. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Sodium target' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Target 1' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('Target 2')
    await expect(canvas.getByRole('radio', { name: 'Target 2' })).toHaveAccessibleDescription(
      'Optional, not effective until July 1st, 2027.',
    )
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('Target 1')
  },
}
export const NothingChosen: Story = { args: { value: '' } }

/** The reason is read with the option. */
export const DisabledOption: Story = {
  play: async ({ canvas }) => {
    const option = canvas.getByRole('radio', { name: 'Target 3' })
    await expect(option).toBeDisabled()
    await expect(option).toHaveAccessibleDescription('There is no third target.')
  },
}
export const Inline: Story = {
  args: {
    label: 'Plan period',
    value: 'Weekly',
    isInline: true,
    options: ['Monthly', 'Weekly', 'Yearly'].map((value) => ({ value, label: value })),
  },
}
export const WithHint: Story = { args: { hint: 'Applies to the menus of every school.' } }
export const WithError: Story = {
  tags: ['visual'],
  args: { value: '', required: true, hint: 'Applies to the menus of every school.', error: 'Choose a target.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Sodium target' })
    await expect(group).toHaveAccessibleDescription('Applies to the menus of every school. Choose a target.')
    await expect(group).toBeInvalid()
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Target 2' }))
    await expect(canvas.getByRole('radio', { name: 'Target 1' })).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const LabelHidden: Story = { args: { isLabelHidden: true } }
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'Target 1',
        label: 'The limits in effect for the school year that contains the first day of the menu',
      },
      { value: 'Target 2', label: 'Averyveryveryveryveryveryveryveryveryverylongwordwithoutanyplacetobreakit' },
    ],
  },
  decorators: [narrow],
  play: ({ canvasElement }) => expectReflow(canvasElement),
}
export const LargeText: Story = { ...LongText, decorators: [narrow], globals: largeText }
export const RightToLeftText: Story = {
  args: {
    label: 'هدف الصوديوم',
    options: [
      { value: 'Target 1', label: 'الهدف الأول' },
      { value: 'Target 2', label: 'الهدف الثاني' },
    ],
  },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
