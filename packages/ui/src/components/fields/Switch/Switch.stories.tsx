import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Stack } from '../../layout/Layout/Layout.tsx'
import { expectReflow, largeText, narrow } from '../Field/story-frames.tsx'
import { Switch } from './Switch.tsx'

const meta = {
  component: Switch,
  args: { label: 'Filter Data', checked: false, onChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('switch', { name: 'Filter Data' })).not.toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
export const On: Story = { args: { checked: true } }
export const Disabled: Story = { args: { disabled: true } }
export const WithHint: Story = {
  args: { label: 'Active Sodium Target 2', hint: 'Optional, not effective until July 1st, 2027.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'Optional, not effective until July 1st, 2027.',
    )
  },
}
export const WithError: Story = { args: { error: 'The setting could not be saved.' } }
export const ReadOnly: Story = {
  args: { checked: true, readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <Stack gap={2}>
      <Switch {...args} />
      <Switch {...args} checked />
      <Switch {...args} checked disabled label="Fluid layout" hint="Your window is too narrow." />
      <Switch {...args} checked readOnly label="Inventory" />
      <Switch {...args} label="Right to left" error="The setting could not be saved." />
    </Stack>
  ),
}
export const LongText: Story = {
  args: {
    label: 'Show a column for every school of this caterer, including schools without students',
    hint: 'A table of more than twelve schools scrolls sideways.',
  },
  decorators: [narrow],
  play: ({ canvasElement }) => expectReflow(canvasElement),
}
export const LargeText: Story = { ...LongText, decorators: [narrow], globals: largeText }
export const RightToLeftText: Story = {
  args: { label: 'تصفية البيانات', checked: true },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
