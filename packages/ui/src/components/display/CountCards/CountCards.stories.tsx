import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { CountCards } from './CountCards.tsx'

const meta = {
  component: CountCards,
  args: {
    label: 'Needs attention',
    cards: [
      {
        id: 'records',
        value: '3',
        label: 'records not closed',
        detail: 'In the last 30 days',
        href: '/records',
        tone: 'danger',
      },
      { id: 'par', value: '12', label: 'items below par', href: '/stock?state=belowPar', tone: 'warning' },
      { id: 'holiday', value: 'Nov 26', label: 'Thanksgiving', href: '/holidays', tone: 'neutral' },
    ],
  },
} satisfies Meta<typeof CountCards>

export default meta
type Story = StoryObj<typeof meta>

/** The whole card is the link, named by its value and what it counts. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Needs attention' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '12 items below par' })).toHaveAttribute(
      'href',
      '/stock?state=belowPar',
    )
  },
}
export const None: Story = {
  args: { cards: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
}
export const EndlessName: Story = {
  args: { cards: [{ id: 'a', value: '1', label: endlessName, detail: endlessName, href: '/a', tone: 'danger' }] },
  play: staysWithinTheWindow,
}
export const NarrowAndLarge: Story = { globals: narrowAndLarge, play: staysWithinTheWindow }
