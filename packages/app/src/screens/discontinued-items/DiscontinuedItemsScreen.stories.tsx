import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, within } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { longName } from '../../stories/fixtures.ts'
import { answerDiscontinued, discontinuedCheddar } from '../../stories/food-reports.ts'
import { withApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
import { DiscontinuedItemsScreen } from './DiscontinuedItemsScreen.tsx'

const address = '/reports/discontinuedItemsReport'
const none = { total: 0, rows: [] }
const preview = http.post('*/food/replacements/preview', () =>
  HttpResponse.json({ recipes: none, menuItems: none, menuDays: 20, weeks: { ...none, hidden: 0 }, problems: none }),
)
const uses = http.get('*/recipe/recipes/:id/uses', () =>
  HttpResponse.json({
    recipes: { total: 1, rows: [{ id: 5, name: 'Mac and cheese', chain: [] }] },
    menuItems: none,
    menus: { ...none, hidden: 0 },
    cycleMenus: none,
    replacements: [],
  }),
)

const meta = {
  title: 'Screens/Discontinued Items',
  component: DiscontinuedItemsScreen,
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: { app: { address }, msw: [answerUser(), answerDiscontinued(), preview, uses] },
} satisfies Meta<typeof DiscontinuedItemsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** What is left of each item, what to use instead, and how much of it is in stock. */
// spec: 2.route.reports.discontinuedItemsReport
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('row', { name: /Cheddar/ })
    await expect(row).toHaveTextContent('by Dana Whitfield')
    await expect(row).toHaveTextContent('Cheddar, shredded')
    await expect(canvas.getByRole('row', { name: /Apple, small/ })).toHaveTextContent('Orchard Direct, item 4711')
  },
}

/** The stock leads to what each site has, and its par. */
export const StockBySite: Story = {
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('row', { name: /Cheddar/ })
    await userEvent.click(within(row as HTMLElement).getByRole('link', { name: /^42.5 lb/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Stock of Cheddar/ }))
    await expect(dialog.getByRole('row', { name: /Maple Street/ })).toHaveTextContent('10 lb')
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  },
}

/** Replacing starts from the row, with its replacement chosen and a preview. */
export const Replace: Story = {
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('row', { name: /Cheddar/ })
    await userEvent.click(within(row as HTMLElement).getByRole('button', { name: /^Replace everywhere/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Replace Cheddar.* everywhere$/ }))
    await expect(dialog.getByRole('combobox', { name: 'Replace with' })).toHaveValue('Cheddar, shredded')
    await expect(await dialog.findByText('20 menu days change.')).toBeVisible()
  },
}

/** A count leads to what has the item, an archived recipe too. */
export const WhereUsed: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Cheese sauce/ })
    await userEvent.click(within(row).getByRole('link', { name: '2, Where Cheese sauce is used' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Where Cheese sauce is used' }))
    await expect(await dialog.findByText('Mac and cheese')).toBeVisible()
  },
}

/** Without inventory there is no stock, and without access to ingredients nothing is replaced. */
export const WithoutInventory: Story = {
  parameters: {
    app: { address, user: { ...planner, role: 'staff', modules: ['reports'], inventoryEnabled: false } },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row', { name: /Cheddar/ })
    await expect(canvas.queryByRole('columnheader', { name: /In stock/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Replace everywhere/ })).toBeNull()
  },
}

export const Empty: Story = {
  parameters: { msw: [answerUser(), answerDiscontinued([])] },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing discontinued is left')).toBeVisible(),
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get('*/food/discontinuedItems', never)] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeInTheDocument(),
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get('*/food/discontinuedItems', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /again/i })).toBeVisible(),
}

export const VeryLong: Story = {
  parameters: { msw: [answerUser(), answerDiscontinued([{ ...discontinuedCheddar, name: longName }])] },
}
