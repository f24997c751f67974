import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, within } from 'storybook/test'

import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { clerk, planner } from '../../stories/users.ts'
import { LandingScreen } from './LandingScreen.tsx'

const owner = { ...planner, modules: null }
const as = (user: typeof planner) => ({ msw: [http.get('/commissary/userInfo', () => HttpResponse.json(user))] })

const meta = {
  title: 'Screens/Landing',
  component: StoryApp,
  args: { address: '/manage', user: owner, children: <LandingScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: as(owner),
  beforeEach: () => {
    for (const kind of ['recent', 'pinned']) localStorage.removeItem(`commissary.screens.${kind}.${owner.id}`)
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** Every page of the menu by group; those to come are marked. */
export const Manage: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Manage' })).toBeVisible()
    const catalog = within(canvas.getByRole('region', { name: 'Catalog' }))
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

/** Pinned pages come first, then those used last, as this browser remembers them; what is pinned is not listed twice. */
export const PinnedAndLastUsed: Story = {
  beforeEach: () => {
    localStorage.setItem(`commissary.screens.recent.${owner.id}`, '["schoolMenus","recipes","users"]')
  },
  play: async ({ canvas, userEvent }) => {
    const recent = () => within(canvas.getByRole('list', { name: 'Last used' })).getAllByRole('link')
    await canvas.findByRole('list', { name: 'Last used' })
    await expect(recent().map((link) => link.textContent)).toEqual(['School Menus', 'Recipes'])
    const [pin] = canvas.getAllByRole('button', { name: 'Pin Recipes' })
    if (pin) await userEvent.click(pin)
    await expect(within(canvas.getByRole('list', { name: 'Pinned' })).getByRole('link')).toHaveTextContent('Recipes')
    await expect(recent().map((link) => link.textContent)).toEqual(['School Menus'])
    await expect(localStorage.getItem(`commissary.screens.pinned.${owner.id}`)).toBe('["recipes"]')
  },
}

/** The search looks through names and what pages are for. */
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search pages' })
    await userEvent.type(search, 'portion has')
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Recipes'])
    await userEvent.type(search, 'xyz')
    await expect(canvas.getByText('No page matches “portion hasxyz”')).toBeVisible()
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
