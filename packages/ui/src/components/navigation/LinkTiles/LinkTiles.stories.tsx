import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { LinkTiles } from './LinkTiles.tsx'

const meta = {
  component: LinkTiles,
  args: {
    label: 'Catalog',
    tiles: [
      { id: 'recipes', label: 'Recipes', href: '/recipes', description: 'What your kitchens cook.', isPinned: true },
      { id: 'items', label: 'Master Items', href: '/items', description: 'What you offer on menus.' },
      { id: 'sales', label: 'Sales Report', href: '/sales' },
    ],
    onPin: fn(),
    pinText: ({ label, isPinned }) => `${isPinned ? 'Unpin' : 'Pin'} ${label}`,
  },
} satisfies Meta<typeof LinkTiles>

export default meta
type Story = StoryObj<typeof meta>

/** The tile leads to its page, and its button pins it. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Recipes' })).toHaveAttribute('href', '/recipes')
    await userEvent.click(canvas.getByRole('button', { name: 'Pin Master Items' }))
    await expect(args.onPin).toHaveBeenCalledWith(expect.objectContaining({ id: 'items' }))
    await expect(canvas.getByRole('button', { name: 'Unpin Recipes' })).toBeVisible()
  },
}
export const EndlessName: Story = {
  args: { tiles: [{ id: 'a', label: endlessName, href: '/a', description: endlessName }] },
  play: staysWithinTheWindow,
}
export const NarrowAndLarge: Story = { globals: narrowAndLarge, play: staysWithinTheWindow }
