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
/** In Spanish and Arabic a date takes most of a card: the label goes below it, and no word is broken. */
export const LongValue: Story = {
  args: {
    cards: [
      { id: 'a', value: 'jue, 26 de noviembre de 2026', label: 'Thanksgiving Day', href: '/a', tone: 'neutral' },
      { id: 'b', value: '2', label: 'ingredientes sin nutrición', href: '/b', tone: 'neutral' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const label = canvas.getByText('Thanksgiving Day')
    await expect(label.getClientRects()[0]?.height).toBeLessThan(30)
    await expect(label.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText(/26 de noviembre/).getBoundingClientRect().top + 10,
    )
  },
}
export const NarrowAndLarge: Story = { globals: narrowAndLarge, play: staysWithinTheWindow }
