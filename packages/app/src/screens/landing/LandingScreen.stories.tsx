import type { OwnScreens } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { allowedRoutes, routes } from '../../routing/routes.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { clerk, owner as ownerOfKitchen, planner } from '../../stories/users.ts'
import { LandingScreen } from './LandingScreen.tsx'

const owner = { ...planner, modules: null }
const pinned = fn<(screen: unknown, body: unknown) => void>()
/** What the user pinned and last used, on another device. */
const answerScreens = (screens: OwnScreens = { pinned: [], recent: [] }) => [
  http.get('*/commissary/userInfo/screens', () => HttpResponse.json(screens)),
  http.put('*/commissary/userInfo/screens/:screen/pin', async ({ params, request }) => {
    pinned(params['screen'], await request.json())
    return HttpResponse.json({ ...screens, pinned: [...screens.pinned, params['screen']] })
  }),
]
const as = (user: typeof planner, screens?: OwnScreens) => ({
  msw: [answerUser(user), ...answerScreens(screens)],
})

const meta = {
  title: 'Screens/Landing',
  component: StoryApp,
  args: { address: '/manage', user: owner, children: <LandingScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: as(owner),
  beforeEach: () => {
    pinned.mockClear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** Every page of the menu by group; those to come are marked. */
export const Manage: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Manage' })).toBeVisible()
    const catalog = within(await canvas.findByRole('region', { name: 'Catalog' }))
    await expect(catalog.getByRole('link', { name: 'Ingredients' })).toHaveAttribute('href', '/manage/products')
    const menus = within(canvas.getByRole('region', { name: 'Menus' }))
    await expect(menus.getByRole('link', { name: 'School Menus' })).toBeVisible()
  },
}

export const Reports: Story = {
  args: { address: '/reports' },
  play: async ({ canvas }) => {
    const nutrition = within(await canvas.findByRole('region', { name: 'Nutrition' }))
    await expect(nutrition.getByRole('link', { name: 'Nutrition Analysis' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Ingredients' })).not.toBeInTheDocument()
  },
}

// spec: 2.route.recipes
/** The catalog's part of Manage. */
export const Recipes: Story = {
  args: { address: '/recipes' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Recipes' })).toHaveAttribute(
      'href',
      '/recipes/myRecipeCatalog',
    )
    await expect(canvas.queryByRole('region', { name: 'Menus' })).not.toBeInTheDocument()
  },
}

/** Pinned pages come first, then recent ones, as the server keeps them for every device; a pinned page is not listed twice. */
export const PinnedAndLastUsed: Story = {
  parameters: as(owner, { pinned: [], recent: ['schoolMenus', 'recipes', 'users'] }),
  play: async ({ canvas, userEvent }) => {
    const recent = () => within(canvas.getByRole('list', { name: 'Recent' })).getAllByRole('link')
    await canvas.findByRole('list', { name: 'Recent' })
    await expect(recent().map((link) => link.textContent)).toEqual(['School Menus', 'Recipes'])
    const [pin] = canvas.getAllByRole('button', { name: 'Pin Recipes' })
    if (pin) await userEvent.click(pin)
    await expect(within(canvas.getByRole('list', { name: 'Pinned' })).getByRole('link')).toHaveTextContent('Recipes')
    await expect(recent().map((link) => link.textContent)).toEqual(['School Menus'])
    await waitFor(() => expect(pinned).toHaveBeenCalledWith('recipes', { isPinned: true }))
  },
}

/** The groups wait for the pages above them, so that nothing moves. */
export const Loading: Story = {
  parameters: { msw: [http.get('*/commissary/userInfo/screens', never), ...as(owner).msw] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search pages' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Catalog' })).not.toBeInTheDocument()
  },
}

/** The pages are shown even if the pins fail to load; nothing can be pinned until they do. */
export const PinsFailed: Story = {
  parameters: { msw: [http.get('*/commissary/userInfo/screens', broken), ...as(owner).msw] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Catalog' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Pin Recipes' })).not.toBeInTheDocument()
  },
}

/** The search covers names and what pages are for. */
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search pages' })
    await userEvent.type(search, 'portion contains')
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Recipes'])
    await userEvent.type(search, 'xyz')
    await expect(canvas.getByText('No page matches “portion containsxyz”')).toBeVisible()
  },
}

/** Found by its name, in whatever group it is. */
export const SearchPayments: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search pages' }), 'payments')
    const found = within(await canvas.findByRole('region', { name: 'Orders and payments' }))
    await expect(found.getByRole('link', { name: 'Payments' })).toHaveAttribute('href', '/manage/payments')
  },
}

const areas = [...new Set(routes.flatMap(({ module }) => module ?? []))]
const areaPages = areas.flatMap((area) =>
  (['manage', 'reports'] as const).map((place) => {
    const user = { ...ownerOfKitchen, role: 'staff' as const, modules: [area] }
    const expected = allowedRoutes(user).filter(({ menu }) => menu?.place === place)
    return { name: `${area}, ${place}`, place, user, hrefs: expected.map(({ path }) => path) }
  }),
)

/** Staff with one area find every page of it that the menus have, and no other. */
export const EachArea: Story = {
  parameters: {
    // Rendering the same page many times repeats its landmarks.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
    // One answer would give every page the same user.
    msw: [http.get('/commissary/userInfo', never), ...answerScreens()],
  },
  render: () => (
    <>
      {areaPages.map(({ name, place, user }) => (
        <div key={name} role="group" aria-label={name}>
          <StoryApp address={`/${place}`} user={user}>
            <LandingScreen />
          </StoryApp>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const { name, hrefs } of areaPages) {
      const page = within(canvas.getByRole('group', { name }))
      await waitFor(() => {
        const links = page.queryAllByRole('link').map((link) => link.getAttribute('href'))
        void expect(new Set(links), name).toEqual(new Set(hrefs))
        void expect(links, name).toHaveLength(hrefs.length)
      })
    }
  },
}

/** Only what the user can open. */
export const WithFewAreas: Story = {
  args: { user: clerk },
  parameters: as(clerk),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Manage' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Ingredients' })).not.toBeInTheDocument()
  },
}

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(hardCodedTexts(canvasElement, [])).toEqual([])
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
