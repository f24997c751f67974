import type { ReportFigure, ReportRequest, ReportTable } from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler } from 'msw'

const figure = (text: string, value: number | null = null, status: ReportFigure['status'] = null): ReportFigure => ({
  text,
  value,
  status,
})
const dollars = (value: number) => `$${value.toLocaleString('en-US', { minimumFractionDigits: 2 })}`

const column = (id: string, label: string, rest: Partial<ReportTable['columns'][number]> = {}) => ({
  id,
  label,
  isNumber: false,
  isMoney: false,
  isMeasure: false,
  isLeast: true,
  ...rest,
})

/** The reports of the server, as far as stories show them: groups with one value each, and a row for each part. */
interface ReportFixture {
  columns: ReportTable['columns']
  groupings: ReportTable['groupings']
  choices: ReportTable['choices']
  usual: string[]
  notes: string[]
  groups: { key: string; label: string; values: (number | null)[] }[]
  /** The cells of a row between its name and its value. */
  row: (group: string, index: number) => { texts: string[]; refs: Record<string, string> }
}

/** Answers a report: groups on the first level, and rows in an opened group. */
export function tableOf(report: ReportFixture, { path = [], group = report.usual }: ReportRequest): ReportTable {
  const { columns, groupings, choices, notes, groups } = report
  const valueAt = columns.findIndex(({ isMeasure }) => isMeasure)
  const totalOf = (values: (number | null)[]) => {
    const known = values.filter((value) => value !== null)
    if (known.length === 0) return figure('Unknown', null, 'unknown')
    const sum = known.reduce((all, one) => all + one, 0)
    return known.length < values.length ? figure(`≥ ${dollars(sum)}`, sum, 'unknown') : figure(dollars(sum), sum)
  }
  const cells = (label: string, values: (number | null)[]) =>
    columns.map((_, index) => (index === 0 ? figure(label) : index === valueAt ? totalOf(values) : figure('')))
  const rowsOf = (of: (typeof groups)[number]) =>
    of.values.map((value, index) => {
      const { texts, refs } = report.row(of.label, index)
      return {
        cells: [
          ...texts.slice(0, valueAt).map((text) => figure(text)),
          totalOf([value]),
          ...texts.slice(valueAt).map((text) => figure(text)),
        ],
        refs,
      }
    })
  const isRows = path.length > 0 || group.length === 0
  const opened = group.length === 0 ? groups : groups.filter(({ key }) => key === path[0])
  const rows = isRows ? opened.flatMap(rowsOf) : []
  const shown = isRows
    ? []
    : groups.map(({ key, label, values }) => ({ key, label, count: values.length, cells: cells(label, values) }))
  const all = groups.flatMap(({ values }) => values)
  const count = rows.length + shown.length
  return {
    columns,
    groupings,
    group: [...group],
    choices,
    notes,
    total: { key: '', label: 'Total', count: all.length, cells: cells('Total', all) },
    groups: shown,
    rows,
    page: { size: 500, number: 0, totalElements: count, totalPages: 1 },
  }
}

const all = { value: '', label: 'All' }
const site = {
  id: 'site',
  label: 'Site',
  value: '',
  options: [all, { value: '1', label: 'Central kitchen' }, { value: '2', label: 'Harbor View store' }],
}

export const inventoryReport: ReportFixture = {
  columns: [
    column('item', 'Item'),
    column('site', 'Site'),
    column('quantity', 'Quantity', { isNumber: true }),
    column('value', 'Value', { isNumber: true, isMoney: true, isMeasure: true }),
    column('nextExpiry', 'Next expiration'),
    column('flags', 'Needs attention'),
  ],
  groupings: [
    { value: 'category', label: 'Category' },
    { value: 'location', label: 'Storage location' },
    { value: 'site', label: 'Site' },
  ],
  choices: [site],
  usual: ['category'],
  notes: ['Valued at what was paid, first expiring first out. What has no known cost isn’t in the value.'],
  groups: [
    { key: 'dairy', label: 'Dairy', values: [1240.5, 310] },
    { key: 'meats', label: 'Meats and meat alternates', values: [14_800, null] },
    { key: '', label: 'None', values: [null] },
  ],
  row: (group, index) => ({
    texts: [
      `${group} item ${index + 1}`,
      'Central kitchen',
      '120 lb',
      'November 30, 2026',
      index === 1 ? 'Slow mover' : '',
    ],
    refs: { siteId: '1', ingredientId: '7' },
  }),
}

export const costReport: ReportFixture = {
  ...inventoryReport,
  columns: [
    column('item', 'Item'),
    column('serviceDate', 'Date'),
    column('school', 'School'),
    column('planCost', 'Planned cost', { isNumber: true, isMoney: true, isMeasure: true }),
    column('priceDate', 'Price from'),
    column('flags', 'Needs attention'),
  ],
  groupings: [
    { value: 'week', label: 'Week' },
    { value: 'school', label: 'School' },
  ],
  choices: [],
  usual: ['week'],
  groups: [
    { key: '2026-11-09', label: 'Week of November 9, 2026', values: [812.4, 96] },
    { key: '2026-11-16', label: 'Week of November 16, 2026', values: [640, null] },
  ],
  row: (_, index) => ({
    texts: [
      index === 0 ? 'Beef tacos' : 'Salsa, canned',
      'November 16, 2026',
      'Maple Street Elementary',
      'November 10, 2026',
      index === 0 ? 'Price up' : 'No price',
    ],
    refs: { schoolId: '1', programId: '1', meal: 'MEAL', date: '2026-11-16', recipeId: '3', priceOf: '21' },
  }),
}

export const orderReport: ReportFixture = {
  ...inventoryReport,
  columns: [
    column('item', 'Item'),
    column('order', 'Order'),
    column('status', 'Status'),
    column('expected', 'Expected', { isNumber: true, isMoney: true, isMeasure: true }),
    column('flags', 'Needs attention'),
  ],
  groupings: [
    { value: 'vendor', label: 'Vendor' },
    { value: 'order', label: 'Order' },
  ],
  choices: [site],
  usual: ['vendor'],
  groups: [
    { key: '4', label: 'Green Valley Farms', values: [1188, 240] },
    { key: '5', label: 'Sysco', values: [3120] },
  ],
  row: (_, index) => ({
    texts: ['Ground beef', `PO-001${index}`, 'Submitted', index === 0 ? 'Short or damaged' : ''],
    refs: { orderId: `${31 + index}`, ingredientId: '7' },
  }),
}

export const recordReport: ReportFixture = {
  ...inventoryReport,
  columns: [
    column('record', 'Record'),
    column('school', 'School'),
    column('meal', 'Meal'),
    column('waste', 'Waste', { isNumber: true, isMoney: true, isMeasure: true }),
    column('participation', 'Participation', { isNumber: true }),
    column('signatures', 'Signatures missing', { isNumber: true }),
    column('flags', 'Needs attention'),
  ],
  groupings: [
    { value: 'school', label: 'School' },
    { value: 'week', label: 'Week' },
  ],
  choices: [],
  usual: ['school'],
  groups: [{ key: '1', label: 'Maple Street Elementary', values: [41.25, null] }],
  row: (group, index) => ({
    texts: [
      'November 16, 2026',
      group,
      'Lunch',
      index === 0 ? '71%' : 'Unknown',
      String(index),
      index === 1 ? 'Late and Signature missing' : '',
    ],
    refs: { schoolId: '1', day: '2026-11-16', meal: 'MEAL', recordId: '51' },
  }),
}

/** Answers a report by its address, and passes each request to `asked`. */
export const answerTable = (
  name: string,
  report: ReportFixture,
  asked: (request: ReportRequest) => void = () => undefined,
): HttpHandler =>
  http.post(`*/commissary/reportTables/${name}`, async ({ request }) => {
    const body = (await request.json()) as ReportRequest
    asked(body)
    return HttpResponse.json(tableOf(report, body))
  })
