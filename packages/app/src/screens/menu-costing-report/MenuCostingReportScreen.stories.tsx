import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, within } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { answerTable, costReport } from '../../stories/report-tables.ts'
import { withApp } from '../../stories/StoryApp.tsx'
import { MenuCostingReportScreen } from './MenuCostingReportScreen.tsx'

const call = '*/commissary/reportTables/menuCosting'

const meta = {
  title: 'Screens/Menu Costing Report',
  component: MenuCostingReportScreen,
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: {
    app: { address: '/reports/menuCostingReport' },
    msw: [answerUser(), answerTable('menuCosting', costReport)],
  },
} satisfies Meta<typeof MenuCostingReportScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A week opens to its items; a price that rose leads to the ingredient's prices, and a date to the school's menu. */
// spec: 2.route.reports.menuCostingReport
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Week of November 16, 2026 2 rows/ }))
    const table = within(canvas.getByRole('table'))
    await expect(await table.findByRole('link', { name: /Price up/ })).toHaveAttribute(
      'href',
      '/manage/products?open=21#price',
    )
    await expect(table.getByRole('link', { name: 'Beef tacos' })).toHaveAttribute(
      'href',
      '/recipes/myRecipeCatalog?open=3',
    )
    const [date] = table.getAllByRole('link', { name: 'November 16, 2026' })
    await expect(date).toHaveAttribute('href', '/manage/manageSchoolMenus?school=1&week=2026-11-16&program=1')
    await expect(table.getByRole('row', { name: /^Total/ })).toHaveTextContent('≥ $1,548.40')
  },
}

export const Loading: Story = { parameters: { msw: [answerUser(), http.post(call, never)] } }
export const LoadFails: Story = {
  parameters: { msw: [answerUser(), http.post(call, broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Empty: Story = {
  parameters: { msw: [answerUser(), answerTable('menuCosting', { ...costReport, groups: [] })] },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing to report')).toBeVisible(),
}
