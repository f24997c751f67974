import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { Stack } from '../../layout/Layout/Layout.tsx'
import { expectReflow, largeText, narrow } from '../Field/story-frames.tsx'
import { Select, type SelectProps } from './Select.tsx'

function Controlled({ value: initial, onChange, ...rest }: SelectProps) {
  const [value, setValue] = useState(initial)

  function handleChange(next: string) {
    setValue(next)
    onChange(next)
  }

  return <Select {...rest} value={value} onChange={handleChange} />
}

const meta = {
  component: Select,
  args: {
    label: 'Grade group',
    value: 'K-5',
    onChange: fn(),
    options: [
      { value: 'K-5', label: 'K-5' },
      { value: '6-8', label: '6-8' },
      { value: '9-12', label: '9-12' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Grade group' }), '6-8')
    await expect(args.onChange).toHaveBeenCalledWith('6-8')
  },
}
export const Empty: Story = { args: { value: '', placeholder: 'Select a grade group' } }
export const Disabled: Story = { args: { disabled: true } }
export const WithError: Story = {
  args: { label: 'Recipe type', value: '', placeholder: 'Select', error: 'Please select recipe type', required: true },
}
export const LongText: Story = {
  args: {
    value: '1',
    options: [{ value: '1', label: 'The Greater Sacramento Valley Cooperative of Organic Growers' }],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '14rem' }}>{Story()}</div>],
}
export const WithHint: Story = { args: { hint: 'Determines the limits a menu is checked against.', required: true } }

/** Text that can be focused and copied, not a list that refuses to open. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Grade group' })
    await expect(field).toHaveValue('K-5')
    await userEvent.tab()
    await expect(field).toHaveFocus()
  },
}

/** The value of an old record is shown; the first option would be wrong. */
export const NotAnOption: Story = {
  args: { value: 'K-8' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('K-8')
  },
}

/** No selection looks empty, with or without a placeholder. */
export const NothingChosen: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('')
  },
}
export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <Stack>
      <Controlled {...args} required hint="Determines the limits a menu is checked against." />
      <Controlled {...args} value="" placeholder="Select a grade group" error="Select a grade group" />
      <Controlled {...args} disabled />
      <Controlled {...args} readOnly />
    </Stack>
  ),
}
export const RightToLeftText: Story = {
  args: { label: 'المرحلة', value: '1', options: [{ value: '1', label: 'من الروضة إلى الصف الخامس' }] },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
export const Narrow: Story = {
  ...LongText,
  decorators: [narrow],
  play: ({ canvasElement }) => expectReflow(canvasElement),
}
export const LargeText: Story = { ...Narrow, decorators: [narrow], globals: largeText }
