import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { Button } from '../../../components/actions/Button/Button.tsx'
import { defaultThemeChoice, type ThemeChoice } from '../../../theme/theme-choice.ts'
import { Screen } from '../Screen/Screen.tsx'
import { AppShell } from './AppShell.tsx'
import { longEntries, manyEntries, navigation } from './story-navigation.tsx'
import { choiceUnder, StoryShell } from './StoryShell.tsx'

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
  render: (args, { globals }) => <StoryShell {...args} theme={choiceUnder(args.theme, globals)} />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

const withChoice = (choice: Partial<ThemeChoice>): Story => ({ args: { theme: { ...defaultThemeChoice, ...choice } } })

export const Top: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reports' }))
    await expect(canvas.getByRole('link', { name: 'Meal Pattern' })).toHaveAttribute(
      'href',
      '/reports/mealpatternReport',
    )
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link', { name: 'Meal Pattern' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Reports' })).toHaveFocus()
  },
}

export const TopOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage' }))
    await expect(canvas.getByRole('link', { name: 'Ingredients' })).toHaveAttribute('aria-current', 'page')
  },
}

/** The section of the shown page is unfolded; the others unfold on demand. */
export const Vertical: Story = {
  ...withChoice({ navigation: 'vertical' }),
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Ingredients' })).toHaveAttribute('aria-current', 'page')
    const reports = canvas.getByRole('button', { name: 'Reports' })
    await expect(reports).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(reports)
    await expect(canvas.getByRole('link', { name: 'Meal Pattern' })).toBeVisible()
  },
}
export const VerticalInverted = withChoice({ navigation: 'vertical', navbar: 'inverted' })
export const VerticalCard = withChoice({ navigation: 'vertical', navbar: 'card' })
export const VerticalVibrant = withChoice({ navigation: 'vertical', navbar: 'vibrant' })
export const Rail = withChoice({ navigation: 'vertical', sideMenu: 'rail' })
export const RailVibrant = withChoice({ navigation: 'vertical', navbar: 'vibrant', sideMenu: 'rail' })
export const RailCard = withChoice({ navigation: 'vertical', navbar: 'card', sideMenu: 'rail' })

/** Sections are at the top; the side menu shows the links of the open one. */
export const Combo: Story = {
  ...withChoice({ navigation: 'combo' }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Manage' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reports' }))
    await expect(canvas.getByRole('navigation', { name: 'Reports' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Manage' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Meal Pattern' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reports' })).toHaveAttribute('aria-expanded', 'true')

    await userEvent.click(canvas.getByRole('button', { name: 'Reports' }))
    await expect(canvas.queryByRole('navigation', { name: 'Reports' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Manage' }))
  },
}
export const ComboInverted = withChoice({ navigation: 'combo', navbar: 'inverted' })
export const ComboRail = withChoice({ navigation: 'combo', navbar: 'card', sideMenu: 'rail' })

export const UserMenuOpen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maria Okafor' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalled()

    await userEvent.click(canvas.getByRole('button', { name: 'Maria Okafor' }))
    await expect(canvas.getByRole('menuitem', { name: 'Theme settings' })).toBeVisible()
  },
}

/** The first tab stop leads past the menus. */
export const SkipsToContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}

/** Below lg the menus are in a drawer, wherever they are on wide screens. */
export const Phone: Story = {
  ...withChoice({ navigation: 'vertical' }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Commissary' })
    await waitFor(() => expect(drawer).toBeVisible())
    await expect(screen.getByRole('link', { name: 'Meal Pattern' })).toBeVisible()
  },
}
export const PhoneClosed: Story = { globals: { viewport: { value: 'phone' } } }
export const Tablet: Story = { ...withChoice({ navigation: 'combo' }), globals: { viewport: { value: 'tablet' } } }

/** WCAG reflow: nothing is cut off and nothing scrolls sideways. */
export const Narrowest: Story = {
  args: { productName: 'The Greater Sacramento Valley School Food Cooperative' },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const TextTwiceAsLarge: Story = {
  ...withChoice({ navigation: 'vertical' }),
  globals: { textSize: 'double' },
}

export const LongNames: Story = {
  args: {
    user: { firstName: 'Anne-Sophie Margarethe '.repeat(200), lastName: 'Vandenbroucke-Kowalczyk '.repeat(200) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Anne-Sophie/ }))
    await expect(canvas.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const NoName: Story = {
  args: { user: { firstName: '', lastName: ' ' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'User menu' })).toBeVisible()
  },
}
export const RightToLeftNames: Story = {
  args: { user: { firstName: 'فاطمة', lastName: 'الزهراء' }, productName: 'مطبخ المدارس' },
}
export const ManyEntriesOnTop: Story = {
  args: { navigation: manyEntries },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect(canvas.getByRole('button', { name: 'Maria Okafor' })).toBeVisible()
  },
}
export const ManyEntriesInTheRail: Story = {
  args: { navigation: manyEntries, theme: { ...defaultThemeChoice, navigation: 'vertical', sideMenu: 'rail' } },
}
export const LongEntries: Story = {
  args: { navigation: longEntries, theme: { ...defaultThemeChoice, navigation: 'vertical', navbar: 'inverted' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const LongEntriesOnTop: Story = { args: { navigation: longEntries } }
export const OneEntry: Story = { args: { navigation: navigation.slice(0, 1) } }
export const Notice: Story = { args: { notice: 'You are offline. What you enter is kept on this device.' } }
