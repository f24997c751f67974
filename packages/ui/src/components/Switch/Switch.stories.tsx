import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

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
