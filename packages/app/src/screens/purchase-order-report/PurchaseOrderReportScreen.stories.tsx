import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, within } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { answerSuggestions, suggestions } from '../../stories/order-suggestions.ts'
import { answerStores } from '../../stories/purchase-orders.ts'
import { answerTable, orderReport } from '../../stories/report-tables.ts'
import { withApp } from '../../stories/StoryApp.tsx'
import { PurchaseOrderReportScreen } from './PurchaseOrderReportScreen.tsx'

const call = '*/commissary/reportTables/purchaseOrders'

const meta = {
  title: 'Screens/Inventory Purchase Order Report',
  component: PurchaseOrderReportScreen,
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: {
    app: { address: '/reports/inventoryPurchaseOrder' },
    msw: [answerUser(), answerStores(), answerSuggestions(suggestions), answerTable('purchaseOrders', orderReport)],
  },
} satisfies Meta<typeof PurchaseOrderReportScreen>

export default meta
type Story = StoryObj<typeof meta>

/** An order leads to its record; what to order next is below, for the site chosen there. */
// spec: 2.route.reports.inventoryPurchaseOrder, 8.catalogue.purchaseOrder
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Green Valley Farms 2 rows/ }))
    const table = within(canvas.getByRole('table', { name: /^Inventory Purchase Order/ }))
    await expect(await table.findByRole('link', { name: 'PO-0010' })).toHaveAttribute(
      'href',
      '/manage/inventory/purchaseOrders?open=31',
    )
    await expect(canvas.getByRole('heading', { name: 'Suggested order' })).toBeVisible()
    const vendor = within(await canvas.findByRole('region', { name: 'Green Valley Produce' }))
    await expect(vendor.getByText('Why Ground beef, 80% lean')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), answerStores(), answerSuggestions(suggestions), http.post(call, never)] },
}
export const LoadFails: Story = {
  parameters: { msw: [answerUser(), answerStores(), answerSuggestions(suggestions), http.post(call, broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Empty: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerStores(),
      answerSuggestions(suggestions),
      answerTable('purchaseOrders', { ...orderReport, groups: [] }),
    ],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing to report')).toBeVisible(),
}
