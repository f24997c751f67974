import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { NotificationBell } from './NotificationBell.tsx'

const meta = {
  component: NotificationBell,
  args: { label: 'Notifications, 3 unread', count: 3, isOpen: false, onOpen: fn() },
} satisfies Meta<typeof NotificationBell>

export default meta
type Story = StoryObj<typeof meta>

/** The number is part of the name; the number drawn over the bell is not read again. */
export const Unread: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 3 unread' })
    await expect(bell).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByText('3')).toHaveAttribute('aria-hidden', 'true')
    bell.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const NothingUnread: Story = {
  args: { label: 'Notifications', count: 0 },
  play: async ({ canvas }) => expect(canvas.queryByText('0')).toBeNull(),
}

export const Many: Story = {
  args: { label: 'Notifications, 1,204 unread', count: 1204 },
  play: async ({ canvas }) => expect(canvas.getByText('99+')).toBeVisible(),
}
