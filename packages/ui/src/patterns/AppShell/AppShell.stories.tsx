import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { Button } from '../../components/Button/Button.tsx'
import { defaultThemeChoice } from '../../theme/theme-choice.ts'
import { Screen } from '../Screen/Screen.tsx'
import { AppShell } from './AppShell.tsx'
import type { NavigationEntry } from './navigation.ts'

const navigation: NavigationEntry[] = [
  { label: 'Home', href: '/dashboard' },
  {
    label: 'Manage',
    groups: [
      {
        links: [
          { label: 'Ingredients', href: '/manage/products', isCurrent: true },
          { label: 'Recipes', href: '/recipes/myRecipeCatalog' },
          { label: 'Upload Products', href: '/manage/importProducts' },
          { label: 'School Menus', href: '/manage/manageSchoolMenus' },
        ],
      },
    ],
  },
  {
    label: 'Reports',
    groups: [
      { links: [{ label: 'Meal Report', href: '/reports/ordersDetails' }] },
      {
        label: 'Nutrition',
        links: [
          { label: 'Nutrients of a week', href: '/reports/nutritionAnalysisReport' },
          { label: 'Meal pattern', href: '/reports/mealpatternReport' },
        ],
      },
    ],
  },
  {
    label: 'Settings',
    groups: [{ links: [{ label: 'Vendors', href: '/settings/vendors' }] }],
  },
]

const meta = {
  component: AppShell,
  args: {
    productName: 'Commissary',
    homeHref: '/dashboard',
    privacyHref: '/privacy-policy',
    navigation,
    user: { firstName: 'Maria', lastName: 'Okafor' },
    theme: defaultThemeChoice,
    onThemeChange: fn(),
    onLogout: fn(),
    children: (
      <Screen title="Ingredients" actions={<Button variant="solid">Add ingredient</Button>}>
        <p>312 ingredients</p>
      </Screen>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reports' }))
    await expect(canvas.getByRole('link', { name: 'Meal pattern' })).toHaveAttribute(
      'href',
      '/reports/mealpatternReport',
    )
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link', { name: 'Meal pattern' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Reports' })).toHaveFocus()
  },
}

export const MenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage' }))
    await expect(canvas.getByRole('link', { name: 'Ingredients' })).toHaveAttribute('aria-current', 'page')
  },
}

export const UserMenuOpen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maria Okafor' }))
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Dark' }))
    await expect(args.onThemeChange).toHaveBeenCalledWith({ ...args.theme, scheme: 'dark' })

    await userEvent.click(canvas.getByRole('button', { name: 'Maria Okafor' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalled()

    await userEvent.click(canvas.getByRole('button', { name: 'Maria Okafor' }))
  },
}

/** The first tab stop leads past the menus. */
export const SkipsToTheContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}

/** Below lg the menus are in a drawer. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Commissary' })
    await waitFor(() => expect(drawer).toBeVisible())
    await expect(screen.getByRole('link', { name: 'Meal pattern' })).toBeVisible()
  },
}

export const LongNames: Story = {
  args: { user: { firstName: 'Anne-Sophie Margarethe', lastName: 'Vandenbroucke-Kowalczyk' } },
}
export const Notice: Story = { args: { notice: 'You are offline. What you enter is kept on this device.' } }
