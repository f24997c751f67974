import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LinkTabs } from './LinkTabs.tsx'

const meta = {
  component: LinkTabs,
  args: {
    label: 'Foods',
    items: [
      { label: 'Your ingredients', href: '?list=own', isCurrent: true },
      { label: 'Reference foods', href: '?list=reference', isCurrent: false },
    ],
  },
} satisfies Meta<typeof LinkTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Your ingredients' })).toHaveAttribute('aria-current', 'page')
  },
}

/** On a phone they scroll in their line. */
export const Many: Story = {
  args: {
    items: ['Breakfast', 'Lunch', 'Snack', 'Dinner', 'Extra (A La Carte)', 'Side'].map((label) => ({
      label,
      href: `?menu=${label}`,
      isCurrent: label === 'Lunch',
    })),
  },
}
