import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, within } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { answerFoodTable, discontinuedTable, emptyTable } from '../../stories/food-report-tables.ts'
import { answerDiscontinued } from '../../stories/food-reports.ts'
import { answerOpenOrders } from '../../stories/open-orders.ts'
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

const table = answerFoodTable('discontinuedItems', discontinuedTable)

const meta = {
  title: 'Screens/Discontinued Items',
  component: DiscontinuedItemsScreen,
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: { app: { address }, msw: [answerUser(), table, answerDiscontinued(), preview, uses, answerOpenOrders()] },
} satisfies Meta<typeof DiscontinuedItemsScreen>

export default meta
type Story = StoryObj<typeof meta>

async function openRow(
  canvas: ReturnType<typeof within>,
  click: (element: Element) => Promise<void>,
  [group, row]: readonly [RegExp, RegExp] = [/^Ingredient 1 row/, /^Cheddar/],
) {
  await click(await canvas.findByRole('button', { name: group }))
  return within(await canvas.findByRole('row', { name: row }))
}

/** What still uses each item, what to use instead, and how much is in stock. A day with several items counts once in the total. */
// spec: 2.route.reports.discontinuedItemsReport
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const row = await openRow(canvas, userEvent.click)
    await expect(row.getByText('Dana Whitfield')).toBeVisible()
    await expect(row.getByText('Cheddar, shredded')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('22')
    const item = await openRow(canvas, userEvent.click, [/^Item of an inactive vendor 1 row/, /^Apple, small/])
    await expect(item.getByRole('link', { name: /No other active vendor/ })).toBeVisible()
  },
}

/** The stock leads to what each site has, and its par. */
export const StockBySite: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await openRow(canvas, userEvent.click)
    await userEvent.click(row.getByRole('link', { name: '42.5' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Stock of Cheddar/ }))
    await expect(dialog.getByRole('row', { name: /Maple Street/ })).toHaveTextContent('10 lb')
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  },
}

/** Open orders lead to what is still to come, and on to each order for users who can open it. */
export const OpenOrders: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await openRow(canvas, userEvent.click)
    await userEvent.click(row.getByRole('link', { name: '1' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Open orders for Cheddar/ }))
    await expect(await dialog.findByRole('row', { name: /PO-0007/ })).toHaveTextContent('120 lb')
    await expect(dialog.getByRole('link', { name: 'PO-0007' })).toHaveAttribute(
      'href',
      '/manage/inventory/purchaseOrders?open=7',
    )
    await expect(dialog.getByText(/^1 more is for a site/)).toBeVisible()
  },
}

/** Replacing starts from the row, with its replacement chosen and a preview. */
export const Replace: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await openRow(canvas, userEvent.click)
    await userEvent.click(row.getByRole('link', { name: 'Replace' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Replace Cheddar.* everywhere$/ }))
    await expect(dialog.getByRole('combobox', { name: 'Replace with' })).toHaveValue('Cheddar, shredded')
    await expect(await dialog.findByText('20 menu days change.')).toBeVisible()
  },
}

/** A count leads to everything that uses the item, including an archived recipe. */
export const WhereUsed: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await openRow(canvas, userEvent.click, [/^Recipe 1 row/, /^Cheese sauce/])
    await userEvent.click(row.getByRole('link', { name: '2' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Where Cheese sauce is used' }))
    await expect(await dialog.findByText('Mac and cheese')).toBeVisible()
  },
}

const reader = { ...planner, role: 'staff' as const, modules: ['reports' as const] }

/** Users without access to ingredients cannot replace anything. */
export const ReadOnly: Story = {
  parameters: { app: { address, user: reader }, msw: [answerUser(reader), table, answerDiscontinued(), uses] },
  play: async ({ canvas, userEvent }) => {
    const row = await openRow(canvas, userEvent.click)
    await expect(row.getByRole('link', { name: '14' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Replace' })).toBeNull()
  },
}

export const Empty: Story = {
  parameters: { msw: [answerUser(), answerFoodTable('discontinuedItems', emptyTable(discontinuedTable))] },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing discontinued is left')).toBeVisible(),
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.post('*/reportTables/discontinuedItems', never)] },
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.post('*/reportTables/discontinuedItems', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /again/i })).toBeVisible(),
}
