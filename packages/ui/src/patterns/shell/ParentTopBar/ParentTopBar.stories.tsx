import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { ParentTopBar } from './ParentTopBar.tsx'

const meta = {
  component: ParentTopBar,
  args: {
    productName: 'Commissary',
    homeHref: '/parent',
    settingsHref: '/settings',
    helpHref: '/help',
    current: 'home',
    onLogout: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ParentTopBar>

export default meta
type Story = StoryObj<typeof meta>

// spec: 6.parent.home, 6.parent.settings, 6.parent.help, 6.parent.logout
export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help')
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}

/** The icons keep their names and touch-sized targets. */
export const Phone: Story = {
  args: { current: 'help' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const help = canvas.getByRole('link', { name: 'Help' }).getBoundingClientRect()
    await expect(Math.min(help.width, help.height)).toBeGreaterThanOrEqual(44)
  },
}
export const Narrowest: Story = {
  args: { productName: 'The Greater Sacramento Valley School Food Cooperative' },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const RightToLeftText: Story = { args: { productName: 'مطبخ المدارس المركزي' } }
