import type { ReportRequest, ReportTable } from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler } from 'msw'

type Figure = ReportTable['total']['cells'][number]

const word = (text: string): Figure => ({ text, value: null, status: null })
const figure = (text: string, value: number, status: Figure['status'] = null): Figure => ({ text, value, status })

interface Sample {
  columns: readonly (readonly [id: string, label: string])[]
  /** What it is grouped by, and the labels of the groups with their figures. */
  grouping: readonly [id: string, label: string]
  groups: readonly (readonly [label: string, ...figures: Figure[]])[]
  total: readonly Figure[]
  row: readonly Figure[]
  /** The records that made the row. */
  refs?: Readonly<Record<string, string>>
  notes: readonly string[]
}

const isNamed = (index: number) => index === 0

/** A report of rows with one level of groups, which open to one row. */
export function tableOf(sample: Sample, opened: readonly string[] = []): ReportTable {
  const group = (label: string, cells: readonly Figure[]) => ({
    key: label,
    label,
    count: 1,
    cells: [word(label), ...cells],
  })
  return {
    columns: sample.columns.map(([id, label], index) => ({
      id,
      label,
      isNumber: !isNamed(index),
      isMoney: !isNamed(index),
      isMeasure: !isNamed(index),
      isLeast: true,
    })),
    groupings: [{ value: sample.grouping[0], label: sample.grouping[1] }],
    group: [sample.grouping[0]],
    choices: [],
    notes: [...sample.notes],
    total: { ...group('Total', sample.total), count: sample.groups.length },
    groups: opened.length > 0 ? [] : sample.groups.map(([label, ...cells]) => group(label, cells)),
    rows: opened.length > 0 ? [{ cells: [...sample.row], refs: { ...sample.refs } }] : [],
    page: { size: 50, number: 0, totalElements: sample.groups.length, totalPages: 1 },
  }
}

export const answerTable = (path: string, sample: Sample): HttpHandler =>
  http.post(`*/commissary/reportTables/${path}`, async ({ request }) => {
    const { path: opened } = (await request.json()) as ReportRequest
    return HttpResponse.json(tableOf(sample, opened))
  })

export const mealsSample: Sample = {
  columns: [
    ['item', 'Item'],
    ['ordered', 'Ordered'],
    ['served', 'Served'],
  ],
  grouping: ['school', 'School'],
  groups: [
    ['Maple Street Elementary', figure('42', 42), figure('40', 40)],
    ['Juniper Hill Elementary', figure('18', 18), figure('≥ 9', 9, 'unknown')],
  ],
  total: [figure('60', 60), figure('≥ 49', 49, 'unknown')],
  row: [word('Beef tacos'), figure('42', 42), figure('40', 40)],
  notes: ['Served is unknown until an order is marked.'],
}

export const depositsSample: Sample = {
  columns: [
    ['payer', 'Payer'],
    ['amount', 'Amount'],
    ['fee', 'Fee'],
    ['net', 'Net'],
  ],
  grouping: ['payType', 'Pay type'],
  groups: [
    ['Check', figure('$80.00', 80), figure('$0.00', 0), figure('$80.00', 80)],
    ['Credit card', figure('$50.00', 50), figure('$1.85', 1.85), figure('$48.15', 48.15)],
  ],
  total: [figure('$130.00', 130), figure('$1.85', 1.85), figure('$128.15', 128.15)],
  row: [word('Diaz family'), figure('$80.00', 80), figure('$0.00', 0), figure('$80.00', 80)],
  notes: ['Voided payments are left out, unless you choose their status.'],
}

export const salesSample: Sample = {
  columns: [
    ['item', 'Item'],
    ['net', 'Net'],
    ['margin', 'Margin'],
    ['previousNet', 'Prior-period net'],
  ],
  grouping: ['kind', 'Order type'],
  groups: [
    ['Itemized', figure('$210.00', 210), figure('$120.00', 120), figure('$180.00', 180)],
    ['Regular', figure('$300.00', 300), figure('Unknown', 0, 'unknown'), figure('$310.00', 310)],
  ],
  total: [figure('$510.00', 510), figure('$120.00, partly unknown', 120, 'unknown'), figure('$490.00', 490)],
  row: [word('Apple'), figure('$210.00', 210), figure('$120.00', 120), figure('$180.00', 180)],
  notes: ['Food cost is that of a portion on the last day. Regular meals without a chosen item have no known cost.'],
}
