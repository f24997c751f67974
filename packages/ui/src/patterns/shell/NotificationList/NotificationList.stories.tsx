import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { NotificationList } from './NotificationList.tsx'

const entry = (id: number, kind: string, text: string, isUnread = true) => ({
  id,
  kind,
  text,
  dateTime: '2026-11-18T13:05:00.000Z',
  time: 'Nov 18, 2026',
  href: `/record/${id}`,
  isUnread,
})

const meta = {
  component: NotificationList,
  args: {
    label: 'Notifications',
    unreadText: 'Unread:',
    onOpen: fn((_id: number) => undefined),
    entries: [
      entry(3, 'Recall', 'Spinach, lot L-204: taken out of use at Central store. Listeria notice of the vendor.'),
      entry(2, 'Price jump', 'Ground beef from Green Valley: $118.80 to $148.50, up 25%.'),
      entry(1, 'Order due', 'PO-0012 to Valley Dairy for Central store is still a draft.', false),
    ],
  },
} satisfies Meta<typeof NotificationList>

export default meta
type Story = StoryObj<typeof meta>

/** Unread notifications have a dot and say so; each notification is one link. */
export const Some: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    const [first, , last] = canvas.getAllByRole('link')
    await expect(first).toHaveAccessibleName(/^Unread: Recall/)
    await expect(last).toHaveAccessibleName(/^Order due/)
    await userEvent.tab()
    await expect(first).toHaveFocus()
    first?.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(3)
  },
}

/** Names of any length wrap. */
export const LongNames: Story = {
  ...narrowAndLarge,
  args: { entries: [entry(1, `Price jump ${endlessName}`, `${endlessName} from ${endlessName}: $1.00 to $2.00`)] },
  play: async () => staysWithinTheWindow(),
}
