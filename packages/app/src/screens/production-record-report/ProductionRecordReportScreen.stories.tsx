import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, within } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { cook } from '../../stories/production.ts'
import { answerTable, recordReport } from '../../stories/report-tables.ts'
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

/** A missing signature opens the record. */
// spec: 2.route.reports.productionRecordReport
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Maple Street Elementary 2 rows/ }))
    const table = within(canvas.getByRole('table'))
    const missing = await table.findByRole('link', { name: /Signature missing/ })
    await expect(missing).toHaveAttribute('href', '/manage/productionMenu?school=1&day=2026-11-16')
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
