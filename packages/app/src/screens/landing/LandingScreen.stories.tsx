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
    await expect(canvas.queryByText('Coming soon')).not.toBeInTheDocument()
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
