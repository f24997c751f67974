import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'

import { answerUser, broken } from '../../stories/answers.ts'
import { answerTable, salesSample } from '../../stories/order-reports.ts'
import { withApp } from '../../stories/StoryApp.tsx'
import { SalesReportScreen } from './SalesReportScreen.tsx'

const meta = {
  title: 'Screens/Sales Report',
  component: SalesReportScreen,
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: { app: { address: '/reports/salesReport' }, msw: [answerUser(), answerTable('sales', salesSample)] },
} satisfies Meta<typeof SalesReportScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Regular and itemized sales beside the days before; an unknown cost is not zero. */
// spec: 2.route.reports.salesReport
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Itemized 1 row/ }))
    await expect(await canvas.findByText('Apple')).toBeVisible()
    await expect(canvas.getByText(salesSample.notes[0] ?? '')).toBeVisible()
  },
}

/** A row opens the records that made it. */
export const LeadsToRecords: Story = {
  parameters: {
    msw: [answerUser(), answerTable('sales', { ...salesSample, refs: { orderId: '302' } })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Itemized 1 row/ }))
    await expect(await canvas.findByRole('link', { name: 'Apple' })).toHaveAttribute('href', '/manage/orders?open=302')
  },
}

export const Empty: Story = {
  parameters: {
    msw: [answerUser(), answerTable('sales', { ...salesSample, groups: [] })],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing to report')).toBeVisible(),
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.post('*/commissary/reportTables/sales', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /again/i })).toBeVisible(),
}
