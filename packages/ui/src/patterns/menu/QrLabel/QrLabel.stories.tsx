import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { QrLabel } from './QrLabel.tsx'

const meta = {
  component: QrLabel,
  args: {
    content: 'https://commissary.example.org/receive/3zKq1m8Jt0bN7vXcR5wYhL2pS9dF6gAeU4iO0kQxZyM',
    label: 'Code that opens the receiving section',
    title: 'Scan to receive',
    lines: ['Juniper Hill Elementary, Lunch', 'Wednesday, November 18, 2026', 'Works until Nov 20, 2026, 12:00 AM'],
  },
} satisfies Meta<typeof QrLabel>

export default meta
type Story = StoryObj<typeof meta>

export const Label: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'Code that opens the receiving section' })
    await expect(code).toBeVisible()
    // Dark on white in every theme, or cameras cannot read it.
    await expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)')
    await expect(canvas.getByText('Scan to receive')).toBeVisible()
  },
}

export const EndlessName: Story = { args: { lines: [endlessName] }, play: staysWithinTheWindow }
export const NarrowAndLarge: Story = { globals: narrowAndLarge, play: staysWithinTheWindow }
