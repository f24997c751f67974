import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { UserMenu } from './UserMenu.tsx'

const meta = {
  component: UserMenu,
  args: { user: { firstName: 'Maria', lastName: 'Okafor' }, onLogout: fn(), onThemeOpen: fn() },
  decorators: [(Story) => <div style={{ display: 'flex', minBlockSize: '12rem', alignItems: 'start' }}>{Story()}</div>],
} satisfies Meta<typeof UserMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

// spec: 2.userMenu.name, 2.userMenu.logout
/** First and last name, the theme settings, Logout. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Maria Okafor' })
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Theme settings' }))
    await expect(args.onThemeOpen).toHaveBeenCalledOnce()
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
  },
}

/** With the command palette and the shortcut help, for users who do not know the keys. */
export const WithCommands: Story = {
  args: { onCommands: fn(), onHelp: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Maria Okafor' })
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Search' }))
    await expect(args.onCommands).toHaveBeenCalledOnce()
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Keyboard shortcuts' }))
    await expect(args.onHelp).toHaveBeenCalledOnce()
    await userEvent.click(button)
  },
}

/** With help and the page for a new password. */
export const WithPages: Story = {
  args: { onCommands: fn(), onHelp: fn(), helpHref: '/help', changePasswordHref: '/changePassword' },
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maria Okafor' }))
    await expect(canvas.getByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', '/help')
    await expect(canvas.getByRole('menuitem', { name: 'Change password' })).toHaveAttribute('href', '/changePassword')
  },
}

/** A phone shows the initials; the menu shows the name. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maria Okafor' }))
    await expect(canvas.getByRole('group', { name: 'Maria Okafor' })).toBeVisible()
  },
}

/** Truncated with an ellipsis; Logout stays reachable. */
export const VeryLongName: Story = {
  args: { user: { firstName: 'x'.repeat(5_000), lastName: 'y'.repeat(5_000) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Emoji: Story = { args: { user: { firstName: '👩‍🍳 Ana', lastName: 'Élan' } } }
export const RightToLeftName: Story = { args: { user: { firstName: 'فاطمة', lastName: 'الزهراء' } } }
export const NoName: Story = {
  args: { user: { firstName: '', lastName: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'User menu' })).toBeVisible()
  },
}
