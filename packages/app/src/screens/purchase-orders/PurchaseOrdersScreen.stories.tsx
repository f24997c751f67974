import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { answerOrders, answerShare, answerStores, orders, share } from '../../stories/purchase-orders.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { answerVendors } from '../../stories/vendors.ts'
import { PurchaseOrdersScreen } from './PurchaseOrdersScreen.tsx'

const asked = fn<(query: URLSearchParams) => void>()
const address = '/manage/inventory/purchaseOrders'
const rest = [answerUser(), answerVendors(), answerStores(), answerShare()]

const meta = {
  title: 'Screens/Purchase Orders',
  component: StoryApp,
  args: { address, children: <PurchaseOrdersScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerOrders(orders, asked), ...rest] },
  beforeEach: () => {
    asked.mockClear()
    localStorage.removeItem('commissary.table.purchase-orders')
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PO-0014')).toBeVisible()
    // A line without a price makes the total a lower bound.
    await expect(canvas.getByText('≥ $267.60')).toBeVisible()
    await expect(await canvas.findByText('5% to 9% non-domestic · Limit 10%')).toBeVisible()
    await expect(canvas.getByText('Within the limit')).toBeVisible()
    await expect(canvas.getByText('$400.00 of unknown origin, never counted as domestic.')).toBeVisible()
  },
}

export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(await canvas.findByText('PO-0014')).toBeVisible(),
}

export const Loading: Story = {
  parameters: { msw: [http.get('*/purchaseOrders', never), ...rest] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeInTheDocument(),
}

export const Failed: Story = {
  parameters: { msw: [http.get('*/purchaseOrders', broken), ...rest] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /try again|retry/i })).toBeVisible(),
}

export const Empty: Story = {
  parameters: {
    msw: [
      answerOrders([]),
      answerUser(),
      answerVendors(),
      answerStores(),
      answerShare({ ...share, least: null, most: null, unknown: '0', status: 'none' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No purchase orders yet')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Suggest orders' })).toHaveLength(2)
    await expect(await canvas.findByText('No food received with a price in this school year.')).toBeVisible()
  },
}

/** A new caterer is led to its first site. */
export const WithoutSites: Story = {
  parameters: { msw: [answerOrders([]), answerUser(), answerVendors([]), answerStores([]), answerShare()] },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Add inventory site' })
    await expect(link).toHaveAttribute('href', '/settings/addNewInventorySite')
  },
}

/** The server filters by the address; sites of other schools are not offered. */
export const FilteredByTheServer: Story = {
  args: { address: `${address}?status=submitted&vendor=12&q=po&page=1` },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('PO-0014')
    const last = () => asked.mock.lastCall?.[0]
    await expect(Object.fromEntries(last() ?? [])).toMatchObject({ status: 'submitted', vendorId: '12', q: 'po' })
    const sites = canvas.getByRole('combobox', { name: 'Site' })
    await within(sites).findByRole('option', { name: 'Central store' })
    await expect(within(sites).queryByRole('option', { name: 'Elsewhere' })).not.toBeInTheDocument()
    await userEvent.selectOptions(sites, 'Central store')
    await waitFor(() => expect(last()?.get('siteId')).toBe('4'))
  },
}

export const NothingMatches: Story = {
  args: { address: `${address}?q=unicorn` },
  parameters: { msw: [answerOrders([]), ...rest] },
  play: async ({ canvas }) => expect(await canvas.findByText('No matching orders')).toBeVisible(),
}

export const OverTheLimit: Story = {
  parameters: {
    msw: [
      answerOrders(orders),
      answerUser(),
      answerVendors(),
      answerStores(),
      answerShare({ ...share, least: 12, most: 12, unknown: '0', status: 'over', uncosted: ['Bananas'] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12% non-domestic · Limit 10%')).toBeVisible()
    await expect(canvas.getByText('Over the limit')).toBeVisible()
    await expect(canvas.getByText('Received without a price: Bananas.')).toBeVisible()
  },
}
