import type { ReportRequest } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, waitFor } from 'storybook/test'

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

/** Regular and itemized sales compared with the days before; an unknown cost is not zero. */
// spec: 2.route.reports.salesReport
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Itemized 1 row/ }))
    await expect(await canvas.findByText('Apple')).toBeVisible()
    await expect(canvas.getByText(salesSample.notes[0] ?? '')).toBeVisible()
  },
}

/** A row opens the records behind it. */
export const LeadsToRecords: Story = {
  parameters: {
    msw: [answerUser(), answerTable('sales', { ...salesSample, refs: { orderId: '302' } })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Itemized 1 row/ }))
    await expect(await canvas.findByRole('link', { name: 'Apple' })).toHaveAttribute('href', '/manage/orders?open=302')
  },
}

const whole: { release?: () => void } = {}

/** Adding up a year takes seconds: the latest days are shown first, with a note. */
export const LatestDaysFirst: Story = {
  tags: ['visual'],
  parameters: {
    app: { address: '/reports/salesReport?start=2025-11-19&end=2026-11-18' },
    msw: [
      answerUser(),
      http.post<never, ReportRequest>('*/commissary/reportTables/sales', async ({ request }) => {
        const { from } = await request.clone().json()
        if (from === '2025-11-19') await new Promise<void>((resolve) => (whole.release = resolve))
        return undefined
      }),
      answerTable('sales', salesSample),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByText(/^Showing .* The whole period is being added up\.$/)
    await expect(note).toBeVisible()
    const itemized = await canvas.findByRole('button', { name: /^Itemized 1 row/ })
    await userEvent.click(itemized)
    await expect(itemized).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

/** Then the whole period replaces them. */
export const WholePeriodNext: Story = {
  beforeEach: () => {
    delete whole.release
  },
  parameters: LatestDaysFirst.parameters ?? {},
  play: async ({ canvas }) => {
    const note = await canvas.findByText(/^Showing /)
    await waitFor(() => expect(whole.release).toBeDefined())
    whole.release?.()
    await waitFor(() => expect(note).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: /^Itemized 1 row/ })).toBeVisible()
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
