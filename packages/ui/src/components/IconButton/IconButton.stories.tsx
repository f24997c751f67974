import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Trash2 } from 'lucide-react'
import { expect, fn } from 'storybook/test'

import { IconButton } from './IconButton.tsx'

const meta = {
  component: IconButton,
  args: { label: 'Edit', children: <Pencil aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Danger: Story = { args: { label: 'Delete', tone: 'danger', children: <Trash2 aria-hidden /> } }
export const Disabled: Story = { args: { disabled: true } }
