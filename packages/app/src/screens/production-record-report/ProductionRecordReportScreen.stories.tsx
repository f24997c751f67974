import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { cook, record } from '../../stories/production.ts'
import { answerTable, recordReport } from '../../stories/report-tables.ts'
import { fileAnswer } from '../../stories/reports.ts'
import { withApp } from '../../stories/StoryApp.tsx'
import { ProductionRecordReportScreen } from './ProductionRecordReportScreen.tsx'

const call = '*/commissary/reportTables/productionRecords'

const meta = {
  title: 'Screens/Production Record Report',
  component: ProductionRecordReportScreen,
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: {
    app: { address: '/reports/productionRecordReport' },
    msw: [answerUser(cook), answerTable('productionRecords', recordReport)],
  },
} satisfies Meta<typeof ProductionRecordReportScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A missing signature leads to the record. */
// spec: 2.route.reports.productionRecordReport
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Maple Street Elementary 2 rows/ }))
    const table = within(canvas.getByRole('table'))
    const missing = await table.findByRole('link', { name: /Signature missing/ })
    await expect(missing).toHaveAttribute('href', '/manage/productionMenu?school=1&day=2026-11-16')
    const [first] = table.getAllByRole('row', { name: /^November 16/ })
    await expect(first).toHaveTextContent('$41.25')
    await expect(first).toHaveTextContent('71%')
    // Waste without a count or a cost is unknown, so the total is a minimum.
    await expect(table.getByRole('row', { name: /^Total/ })).toHaveTextContent('≥ $41.25')
  },
}

const printed = fn<(form: unknown) => void>()

/** A row leads to its daily form, to open or print. */
export const DailyForm: Story = {
  parameters: {
    msw: [
      answerUser(cook),
      answerTable('productionRecords', recordReport),
      http.get('*/commissary/productionRecords/51', () => HttpResponse.json({ ...record, id: 51 })),
      http.post('*/commissary/productionRecords/51/print', async ({ request }) => {
        printed(await request.json())
        return fileAnswer('Production record.pdf')
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Maple Street Elementary 2 rows/ }))
    const [form] = await canvas.findAllByRole('link', { name: 'Daily form' })
    await userEvent.click(form as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Daily form' }))
    await expect(await dialog.findByRole('link', { name: 'Open the record' })).toHaveAttribute(
      'href',
      expect.stringContaining('/manage/productionMenu?school='),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Print' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'As filled in' }))
    await waitFor(() => expect(printed).toHaveBeenCalledWith({ form: 'filled' }))
  },
}

export const Loading: Story = { parameters: { msw: [answerUser(cook), http.post(call, never)] } }
export const LoadFails: Story = {
  parameters: { msw: [answerUser(cook), http.post(call, broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Empty: Story = {
  parameters: { msw: [answerUser(cook), answerTable('productionRecords', { ...recordReport, groups: [] })] },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing to report')).toBeVisible(),
}
