import type { ReportRequest } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { answerTable, inventoryReport } from '../../stories/report-tables.ts'
import { fileAnswer } from '../../stories/reports.ts'
import { withApp } from '../../stories/StoryApp.tsx'
import { CurrentInventoryReportScreen } from './CurrentInventoryReportScreen.tsx'

const address = '/reports/currentInventory'
const asked = fn<(request: ReportRequest) => void>()
const answered = [answerUser(), answerTable('currentInventory', inventoryReport, asked)]
const call = '*/commissary/reportTables/currentInventory'

const meta = {
  title: 'Screens/Current Inventory Report',
  component: CurrentInventoryReportScreen,
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: { app: { address }, msw: answered },
  beforeEach: () => void asked.mockClear(),
} satisfies Meta<typeof CurrentInventoryReportScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The chart has the same values as the table, shortened; a group opens to its rows, which lead to their items. */
// spec: 2.route.reports.currentInventory
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const chart = within(await canvas.findByRole('list', { name: 'Value by Category' }))
    await expect(chart.getAllByRole('button').map((bar) => bar.textContent)).toEqual([
      'Meats and meat alternates≥ $14.8K',
      'Dairy$1.6K',
    ])
    await expect(canvas.getByText('1 group is unknown.')).toBeVisible()
    const table = within(canvas.getByRole('table'))
    await expect(table.getByRole('row', { name: /^Total/ })).toHaveTextContent('≥ $16,350.50')
    await userEvent.click(table.getByRole('button', { name: /^Dairy/ }))
    const item = await table.findByRole('link', { name: 'Dairy item 1' })
    await expect(item).toHaveAttribute('href', '/manage/inventory?siteId=1&q=Dairy+item+1&asOf=2026-11-18')
    await expect(asked.mock.lastCall?.[0]).toMatchObject({ to: '2026-11-18', path: ['dairy'] })
    await expect(table.getByRole('row', { name: /^Dairy 2 rows/ })).toHaveTextContent('$1,550.50')
  },
}

const large = [
  { key: 'dairy', label: 'Dairy', values: [1_550] },
  { key: 'meats', label: 'Meats', values: [2_400_000] },
  { key: 'grains', label: 'Grains', values: [3_100_000_000] },
]

/** The chart shortens numbers; the table has them in full. */
// spec: 9.short.K, 9.short.M, 9.short.B
export const ShortNumbers: Story = {
  parameters: { msw: [answerUser(), answerTable('currentInventory', { ...inventoryReport, groups: large })] },
  play: async ({ canvas }) => {
    for (const text of ['$1.6K', '$2.4M', '$3.1B']) await expect(await canvas.findByText(text)).toBeVisible()
    await expect(canvas.getByText('$2,400,000.00')).toBeVisible()
  },
}

/** A bar and a value open the same rows as their group's name. */
export const EveryFigureOpens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Meats and meat alternates ?≥/ }))
    await expect(await canvas.findByText('Meats and meat alternates item 2')).toBeVisible()
    await userEvent.click(canvas.getByText('$1,550.50'))
    await expect(await canvas.findByText('Dairy item 2')).toBeVisible()
  },
}

/** Day, site, groups and chart are in the address, and the call follows them. */
export const Filters: Story = {
  parameters: {
    app: { address: `${address}?start=2026-10-31&end=2026-10-31&site=1&group=site,category&chart=none&schools=1` },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    await expect(asked.mock.calls[0]?.[0]).toMatchObject({
      to: '2026-10-31',
      choices: { site: '1' },
      group: ['site', 'category'],
      schools: [1],
    })
    await expect(canvas.queryByRole('list', { name: /Value by/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('combobox', { name: 'Site' })).toHaveDisplayValue('Central kitchen')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Group by' }), 'No grouping')
    await waitFor(() => expect(asked.mock.lastCall?.[0].group).toEqual([]))
    await expect(await canvas.findByRole('link', { name: 'Dairy item 1' })).toBeVisible()
  },
}

const job = (rest: object) => ({
  id: 5,
  state: 'working',
  step: 'reading',
  doneRows: 0,
  totalRows: null,
  error: null,
  ...rest,
})
const begun = http.post('*/commissary/reportExports', () =>
  HttpResponse.json({ data: { message: '', id: 5, version: 1 } }, { status: 202 }),
)

/** An export shows its progress, and the file downloads by itself. */
export const Export: Story = {
  parameters: {
    msw: [
      begun,
      http.get('*/commissary/reportExports/5', () => HttpResponse.json(job({ doneRows: 1000, totalRows: 8000 })), {
        once: true,
      }),
      http.get('*/commissary/reportExports/5', () => HttpResponse.json(job({ state: 'done', step: 'writing' }))),
      http.get('*/commissary/reportExports/5/file', () => fileAnswer('Current Inventory.xlsx')),
      ...answered,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Export' })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel' }))
    await expect(await canvas.findByText('1,000 of 8,000 rows')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('Downloaded Current Inventory.xlsx.')).toBeVisible())
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
  },
}

/** An export can be canceled, and one that fails says why. */
export const ExportEndsEarly: Story = {
  parameters: {
    msw: [
      begun,
      http.delete('*/commissary/reportExports/5', () =>
        HttpResponse.json({ data: { message: 'Export canceled', id: 5 } }),
      ),
      http.get('*/commissary/reportExports/5', () => HttpResponse.json(job({})), { once: true }),
      http.get('*/commissary/reportExports/5', () => HttpResponse.json(job({ state: 'cancelled' })), { once: true }),
      http.get('*/commissary/reportExports/5', () =>
        HttpResponse.json(job({ state: 'failed', error: 'A PDF can have up to 10,000 rows.' })),
      ),
      ...answered,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const begin = async () => {
      const button = await canvas.findByRole('button', { name: 'Export' })
      await waitFor(() => expect(button).toBeEnabled())
      await userEvent.click(button)
      await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }))
    }
    await begin()
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel export' }))
    await waitFor(() => expect(canvas.getByText('Export canceled.')).toBeVisible())
    await begin()
    await waitFor(() => expect(canvas.getByText('A PDF can have up to 10,000 rows.')).toBeVisible())
  },
}

/** Rows that fail to load say so in their place, with a button to try again. */
export const RowsFail: Story = {
  parameters: {
    msw: [
      answerUser(),
      http.post(call, async ({ request }) => {
        const { path } = (await request.clone().json()) as ReportRequest
        return path ? broken() : undefined
      }),
      ...answered.slice(1, 2),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Dairy 2 rows/ }))
    await expect(await canvas.findByText("These rows didn't load.")).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Loading: Story = { parameters: { msw: [answerUser(), http.post(call, never)] } }
export const LoadFails: Story = {
  parameters: { msw: [answerUser(), http.post(call, broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Empty: Story = {
  parameters: {
    app: { address: `${address}?site=2` },
    msw: [answerUser(), answerTable('currentInventory', { ...inventoryReport, groups: [] })],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing to report')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Site' })).toHaveDisplayValue('All'))
  },
}
export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(await canvas.findByRole('table')).toBeVisible(),
}
