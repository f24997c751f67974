import type { Vendor } from '@commissary/api-client'
import { languageNames } from '@commissary/messages/languages'
import { Screen } from '@commissary/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { useLocation } from 'react-router-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { useMessages } from '../messages/messages.ts'
import { crumbsOf } from '../routing/navigation.ts'
import { routeOf } from '../routing/routes.ts'
import { HelpScreen } from '../screens/help/HelpScreen.tsx'
import { ParentScreen } from '../screens/parent/ParentScreen.tsx'
import { answerUser, answerVendors, broken, never } from '../stories/answers.ts'
import { pseudo, hardCodedTexts } from '../stories/pseudo.ts'
import { StoryApp } from '../stories/StoryApp.tsx'
import { answerOwnFamily, ownFamily } from '../stories/own-family.ts'
import { clerk, owner, parent, planner, school } from '../stories/users.ts'
import { Guarded } from './PrivateArea.tsx'

const vendor = (id: number, vendorCode: string, name: string): Vendor => ({
  id,
  catererId: 7,
  vendorCode,
  name,
  contact: null,
  email: null,
  address: null,
  accountNo: null,
  active: true,
  terms: null,
  leadDays: null,
  cutOffTime: null,
  deliveryDays: [],
  minimumOrder: null,
  version: 1,
  updatedAt: '2026-11-16T15:00:00.000Z',
  updatedBy: null,
})
const vendors = [vendor(41, 'V-041', 'Sunrise Produce'), vendor(42, 'V-042', 'Valley Dairy')]

/** A page of the shell: its title, and the way to it. */
function Page() {
  const t = useMessages()
  const route = routeOf(useLocation().pathname)
  return (
    route && (
      <Screen title={t(`shell.titles.${route.id}`)} breadcrumbs={crumbsOf(t, route)}>
        {null}
      </Screen>
    )
  )
}

const meta = {
  title: 'Screens/Shell',
  component: StoryApp,
  args: {
    address: '/reports/ordersDetails',
    user: owner,
    children: (
      <Guarded>
        <Page />
      </Guarded>
    ),
  },
  argTypes: { children: { table: { disable: true } } },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', msw: [answerUser(owner), answerVendors(vendors)] },
  beforeEach: () => {
    // The theme panel has separate stories.
    document.cookie = 'commissary.themePanel=opened; path=/'
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

const help = (
  <Guarded>
    <HelpScreen />
  </Guarded>
)
const asUser = (user: typeof planner, address: string): Story => ({
  args: { user, address, ...(address === '/help' && { children: help }) },
  parameters: { msw: [answerUser(user), answerVendors(vendors)] },
})
const menus = () => screen.getByRole('navigation', { name: 'Main menu' })

export const Administrator: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Meal Report' })).toBeVisible()
    const way = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }))
    await expect(way.getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '/reports')
    await expect(within(menus()).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/dashboard')

    await userEvent.click(within(menus()).getByRole('button', { name: 'Settings' }))
    const entries = within(menus()).getAllByRole('link').slice(1)
    await expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['Manage Users', '/settings/manageUsers'],
      ['Menu Placeholders', '/settings/menuPlaceholders'],
      ['Manage Holidays', '/settings/manageHolidays'],
      ['Vendors', '/settings/vendors'],
      ['Storage Locations', '/settings/storageLocations'],
      ['Inventory Site List', '/settings/inventorySiteList'],
      ['Nutrition Analysis Settings', '/settings/nutritionAnalysisSettings'],
      ['Schools', '/settings/schools'],
      ['Caterer', '/settings/caterer'],
      ['Notifications', '/settings/notifications'],
    ])
    await userEvent.keyboard('{Escape}')
  },
}

// spec: 2.userMenu.name, 2.userMenu.logout, 2.footer.privacy
export const UserMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dana Whitfield' }))
    await expect(canvas.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
    await expect(canvas.getByRole('menuitem', { name: 'Search' })).toBeVisible()
    // Each screen opens its own topic.
    await expect(canvas.getByRole('menuitem', { name: 'Help' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/help\?topic=\w+$/),
    )
    await expect(canvas.getByRole('menuitem', { name: 'Change password' })).toHaveAttribute('href', '/changePassword')
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
  },
}

const chosen = fn<(language: unknown) => void>()

/** The user's own language; null is the caterer's. Escape changes nothing. */
export const OwnLanguage: Story = {
  parameters: {
    msw: [
      answerUser(owner),
      http.put('*/commissary/userInfo/language', async ({ request }) => {
        chosen(await request.json())
        return HttpResponse.json({ data: { message: 'Language changed' } })
      }),
    ],
  },
  beforeEach: () => {
    chosen.mockClear()
    return () => localStorage.removeItem('commissary.language')
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dana Whitfield' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Language' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Language' }))
    await expect(dialog.getByRole('radio', { name: "Your caterer's: English" })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'العربية' })).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'English' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(chosen).toHaveBeenCalledWith({ language: 'en' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A failure is shown in the dialog, which keeps the choice. */
export const OwnLanguageFails: Story = {
  parameters: { msw: [answerUser(owner), http.put('*/commissary/userInfo/language', broken)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dana Whitfield' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Language' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Language' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Español' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('radio', { name: 'Español' })).toBeChecked()
  },
}

const plain = { ...planner, nutritionAnalysis: false, inventoryEnabled: false }
export const NoFlags: Story = {
  ...asUser(plain, '/help'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
    await userEvent.click(within(menus()).getByRole('button', { name: 'Manage' }))
    const entries = within(menus()).getAllByRole('link').slice(1)
    await expect(entries.map((entry) => entry.textContent)).toEqual([
      'Overview',
      'Ingredients',
      'Recipes',
      'Master Items',
      'Master Menus',
      'School Menus',
      'Families',
      'Orders',
      'Payments',
    ])
  },
}

/** A screen hidden from the menus is denied at its address too. */
export const FlagIsOff: Story = {
  ...asUser(plain, '/manage/inventory'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: "You don't have access" })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard')
  },
}

/** Only administrators manage users. */
export const StaffAtTheUsers: Story = {
  ...asUser(clerk, '/settings/manageUsers'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: "You don't have access" })).toBeVisible()
    const buttons = within(menus()).getAllByRole('button')
    await expect(buttons.map((button) => button.textContent)).toEqual(['Settings'])
  },
}

export const CatererAtTheParentsPage: Story = {
  ...asUser(owner, '/parent'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: "You don't have access" })).toBeVisible(),
}

const ofParents = (
  <Guarded>
    <ParentScreen />
  </Guarded>
)

// spec: 1.parent
// spec: 2.route.parent, 6.parent.topBar, 6.parent.home, 6.parent.settings, 6.parent.help, 6.parent.logout
export const Parent: Story = {
  args: { user: parent, address: '/parent', children: ofParents },
  parameters: { msw: [answerUser(parent), ...answerOwnFamily()] },
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
    const links = within(menus()).getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual(['Home', 'Settings', 'Help'])
    await expect(within(menus()).getByRole('button', { name: 'Logout' })).toBeVisible()
    await userEvent.click(within(menus()).getByRole('link', { name: 'Help' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
    await expect(within(menus()).getByRole('link', { name: 'Help' })).toHaveAttribute('aria-current', 'page')
  },
}
export const ParentOnPhone: Story = { ...Parent, tags: [], globals: { viewport: { value: 'phone' } } }

/** Shows the address that the router is at. */
function Place() {
  const { pathname, search } = useLocation()
  return <Screen title={pathname + search}>{null}</Screen>
}

/** Where staff have their settings, a parent gets the parents' own. */
export const ParentAtTheSettingsOfStaff: Story = {
  args: {
    user: parent,
    address: '/settings',
    children: (
      <Guarded>
        <Place />
      </Guarded>
    ),
  },
  parameters: { msw: [answerUser(parent)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '/parent?page=settings' })).toBeVisible()
    await expect(within(menus()).getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
  },
}

/** Other pages of staff lead to the parent's own page. None of the caterer's menus is shown. */
export const ParentAtTheCaterers: Story = {
  ...asUser(parent, '/settings/vendors'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: "This page is for the caterer's staff" }),
    ).toBeVisible()
    await expect(canvas.queryByText(/administrator/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/parent')
    await expect(canvas.queryByRole('button', { name: 'Manage' })).not.toBeInTheDocument()
  },
}

const used = fn<(screen: unknown) => void>()

/** The server is told which page someone works on, for the landing pages of every device. */
export const RemembersThePage: Story = {
  args: { address: '/settings/storageLocations' },
  parameters: {
    msw: [
      answerUser(owner),
      http.put('*/commissary/userInfo/screens/:screen/use', ({ params }) => {
        used(params['screen'])
        return HttpResponse.json({ pinned: [], recent: [params['screen']] })
      }),
    ],
  },
  play: async () => {
    used.mockClear()
    await waitFor(() => expect(used).toHaveBeenCalledWith('storageLocations'), { timeout: 5000 })
    await expect(used).toHaveBeenCalledOnce()
  },
}

/** Ctrl+K reaches screens, schools and vendors by a few letters. */
export const CommandPalette: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox', { name: 'Search' })
    await userEvent.type(field, 'holiday')
    await expect(await screen.findByRole('option', { name: /Manage Holidays/ })).toHaveAttribute(
      'href',
      '/settings/manageHolidays',
    )
    await userEvent.clear(field)
    await userEvent.type(field, 'juniper')
    await expect(await screen.findByRole('option', { name: /Juniper Hill/ })).toHaveAttribute(
      'href',
      '/manage/manageSchoolMenus?school=2',
    )
    await userEvent.clear(field)
    await userEvent.type(field, 'V-042')
    await expect(await screen.findByRole('option', { name: /Valley Dairy/ })).toHaveAttribute(
      'href',
      '/settings/vendors?open=42',
    )
  },
}

const openPalette: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Dana Whitfield' }))
  await userEvent.click(canvas.getByRole('menuitem', { name: 'Search' }))
  await screen.findByRole('combobox', { name: 'Search' })
}

export const VendorsAreLoading: Story = {
  parameters: { msw: [answerUser(owner), http.get('*/vendor/all/:catererId', never)] },
  play: async (context) => {
    await openPalette(context)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading Vendors'))
  },
}

export const VendorsCannotBeRead: Story = {
  parameters: { msw: [answerUser(owner), http.get('*/vendor/all/:catererId', broken)] },
  play: async (context) => {
    await openPalette(context)
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent("Vendors didn't load."))
    await expect(screen.getByRole('option', { name: /Master Items/ })).toBeVisible()
  },
}

const cook = { ...owner, role: 'staff' as const, modules: ['catalog' as const] }

/** Lists only what the user can open: no other screens, schools or vendors; vendors are not even requested. */
export const CommandsOfStaff: Story = {
  ...asUser(cook, '/help'),
  play: async (context) => {
    await openPalette(context)
    const options = screen.getAllByRole('option').map((option) => option.getAttribute('href'))
    await expect(options).toEqual([
      '/dashboard',
      '/manage/products',
      '/recipes/myRecipeCatalog',
      '/manage/masterItemsCatalog',
      '/manage/importProducts',
      '/settings/notifications',
      '/help',
      '/changePassword',
    ])
    await expect(screen.getByRole('option', { name: /^Master Items/ })).toBeVisible()
  },
}

/** The question mark lists the page's shortcuts. */
export const ShortcutHelp: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.keyboard('?')
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(within(help).getByText('Search')).toBeVisible()
  },
}

const many = {
  ...owner,
  firstName: 'Bartholomew-Maximilian',
  lastName: 'Featherstonehaugh-Cholmondeley',
  schools: Array.from({ length: 300 }, (_, index) => school(index + 1, `School No. ${index + 1} of the Valley`)),
}

/** Three hundred schools are found by a few letters. */
export const VeryLong: Story = {
  ...asUser(many, '/reports/ordersDetails'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'no. 277')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }))
    const drawer = within(await screen.findByRole('dialog'))
    await expect(drawer.getByRole('link', { name: 'Inventory Purchase Order' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

const data = ['Commissary', 'Dana Whitfield', 'DW', ...owner.schools.map(({ schoolName }) => schoolName)]

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.click(canvas.getByRole('button', { name: /Reports/ }))
    await expect(hardCodedTexts(canvasElement, data)).toEqual([])
    await userEvent.keyboard('{Escape}{Control>}k{/Control}')
    const palette = await screen.findByRole('dialog')
    await within(palette).findByText(/Valley Dairy/)
    const known = [...data, ...vendors.flatMap(({ name, vendorCode }) => [name, vendorCode])]
    await expect(hardCodedTexts(palette, known)).toEqual([])
  },
}

export const NoHardCodedTextForParents: Story = {
  args: { language: pseudo, user: parent, address: '/parent?page=settings', children: ofParents },
  parameters: { msw: [answerUser(parent), ...answerOwnFamily()] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    await canvas.findByDisplayValue('ana@home.test')
    const names = ownFamily.children.flatMap(({ firstName, lastName }) => [firstName, lastName])
    await expect(hardCodedTexts(canvasElement, [...data, ...names, languageNames.en])).toEqual([])
  },
}
