import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
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

const menuTypes = ['Breakfast', 'Lunch', 'Snack', 'Dinner', 'Extra (A La Carte)', 'Side']
const items = menuTypes.map((label) => ({ label, href: `?menu=${label}`, isCurrent: label === 'Side' }))

export const Two: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Your ingredients' })).toHaveAttribute('aria-current', 'page')
  },
}

/** Each link is a tab stop. Arrow keys also move among them, in the direction of the text. */
export const ByKeyboard: Story = {
  args: { items },
  play: async ({ canvas, globals, userEvent }) => {
    const isAt = (name: string) => expect(canvas.getByRole('link', { name })).toHaveFocus()
    await userEvent.tab()
    await isAt('Breakfast')
    await userEvent.keyboard(globals['direction'] === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}')
    await isAt('Lunch')
    await userEvent.tab()
    await isAt('Snack')
    await userEvent.keyboard('{End}')
    await isAt('Side')
    await userEvent.keyboard('{Home}')
    await isAt('Breakfast')
  },
}

/** On a phone the row scrolls and the current link is visible. */
export const Phone: Story = {
  args: { items },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await staysWithinTheWindow()
    const row = canvas.getByRole('navigation').getBoundingClientRect()
    await waitFor(async () => {
      const link = canvas.getByRole('link', { name: 'Side' }).getBoundingClientRect()
      await expect(link.left).toBeGreaterThanOrEqual(row.left - 1)
      await expect(link.right).toBeLessThanOrEqual(row.right + 1)
    })
  },
}
export const NoneCurrent: Story = { args: { items: items.map((item) => ({ ...item, isCurrent: false })) } }
export const EndlessName: Story = {
  args: { items: [{ label: endlessName, href: '?a', isCurrent: true }, ...items.slice(0, 2)] },
  play: staysWithinTheWindow,
}
export const RightToLeftText: Story = {
  args: {
    label: 'الأطعمة',
    items: [
      { label: 'مكوناتك 🥕', href: '?a', isCurrent: true },
      { label: 'Reference foods', href: '?b', isCurrent: false },
    ],
  },
}
export const NarrowAndLarge: Story = { args: { items }, globals: narrowAndLarge, play: staysWithinTheWindow }
