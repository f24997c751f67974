import type { ReportFigure, ReportRequest, ReportTable } from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler } from 'msw'

export type Cell = string | number | { text: string; value?: number; status: ReportFigure['status'] }

export interface FoodTable extends Pick<ReportTable, 'groupings' | 'choices' | 'notes'> {
  columns: Partial<ReportTable['columns'][number]>[]
  /** What the rows are grouped by, and the groups with their figures. */
  group: string
  groups: { label: string; cells: Cell[]; rows: { cells: Cell[]; refs: Record<string, string> }[] }[]
  total: Cell[]
}

const figure = (cell: Cell): ReportFigure =>
  typeof cell === 'object'
    ? { value: null, ...cell }
    : { text: String(cell), value: typeof cell === 'number' ? cell : null, status: null }

/** A report about foods: its groups, or the rows of the group that is opened. */
function answerOf({ columns, groups, group, total, ...rest }: FoodTable, request: ReportRequest): ReportTable {
  const by = request.group ?? [group]
  const isRows = by.length === 0 || (request.path?.length ?? 0) > 0
  const opened = by.length === 0 ? groups : groups.filter(({ label }) => label === request.path?.[0])
  const rows = isRows ? opened.flatMap((one) => one.rows) : []
  const count = groups.reduce((sum, one) => sum + one.rows.length, 0)
  const lines = isRows ? rows.length : groups.length
  return {
    ...rest,
    columns: columns.map((column) => ({
      id: '',
      label: '',
      isNumber: false,
      isMoney: false,
      isMeasure: false,
      isLeast: true,
      ...column,
    })),
    group: by,
    total: { key: '', label: 'Total', count, cells: total.map(figure) },
    groups: isRows
      ? []
      : groups.map((one) => ({
          key: one.label,
          label: one.label,
          count: one.rows.length,
          cells: one.cells.map(figure),
        })),
    rows: rows.map(({ cells, refs }) => ({ cells: cells.map(figure), refs })),
    page: { size: 500, number: 0, totalElements: lines, totalPages: 1 },
  }
}

export const answerFoodTable = (
  id: string,
  table: FoodTable,
  asked: (request: ReportRequest) => void = () => undefined,
): HttpHandler =>
  http.post(`*/commissary/reportTables/${id}`, async ({ request }) => {
    const body = (await request.json()) as ReportRequest
    asked(body)
    return HttpResponse.json(answerOf(table, body))
  })

/** The same without a row. */
export const emptyTable = (table: FoodTable): FoodTable => ({ ...table, groups: [] })

export const number = { isNumber: true, isMeasure: true }
const attention = (text: string): Cell => ({ text, status: 'advisory' })
const some = (count: number): Cell => ({ text: String(count), value: count, status: 'advisory' })

export const missingTable: FoodTable = {
  columns: [
    { id: 'food', label: 'Name' },
    { id: 'category', label: 'Category' },
    { id: 'missingNutrients', label: 'Nutrients missing', isMeasure: true },
    { id: 'importance', label: 'Importance' },
    { id: 'missingCrediting', label: 'Crediting', isMeasure: true },
    { id: 'missingAllergens', label: 'Allergens missing', isMeasure: true },
    { id: 'openWeeks', label: 'Weeks blocked', ...number },
    { id: 'weekShare', label: "Share of week's weight", isNumber: true },
    { id: 'recipes', label: 'Recipes', ...number },
    { id: 'nextServed', label: 'Next served' },
  ],
  groupings: [
    { value: 'category', label: 'Category' },
    { value: 'nextWeek', label: 'Week next served' },
  ],
  choices: [
    {
      id: 'gap',
      label: 'Missing',
      value: '',
      options: [
        { value: '', label: 'All' },
        { value: 'nutrients', label: 'Nutrients' },
      ],
    },
    {
      id: 'importance',
      label: 'Importance',
      value: '',
      options: [
        { value: '', label: 'All' },
        { value: 'required', label: 'Required' },
        { value: 'optional', label: 'Optional' },
      ],
    },
  ],
  notes: ['A week or a recipe with several of these ingredients counts once in a total.'],
  group: 'category',
  groups: [
    {
      label: 'Dairy',
      cells: ['Dairy', '', some(1), '', '', some(1), 6, '', 4, ''],
      rows: [
        {
          cells: [
            'Cheddar, reduced fat, shredded',
            'Dairy',
            attention('Added sugars and Iron'),
            'Required',
            '',
            attention('Soy'),
            6,
            { text: '3.25%', value: 3.25, status: null },
            4,
            'November 19, 2026',
          ],
          refs: { foodId: '12' },
        },
      ],
    },
    {
      label: 'Seasonings',
      cells: ['Seasonings', '', '', '', some(1), '', 3, '', 31, ''],
      rows: [
        {
          cells: [
            'Salt',
            'Seasonings',
            '',
            'Required',
            attention('Not assessed'),
            '',
            3,
            { text: 'Unknown', status: 'unknown' },
            31,
            '',
          ],
          refs: { foodId: '43' },
        },
      ],
    },
  ],
  // A week that both hold up counts once.
  total: ['Total', '', some(1), '', some(1), some(1), 8, '', 33, ''],
}

export const discontinuedTable: FoodTable = {
  columns: [
    { id: 'item', label: 'Name' },
    { id: 'foodKind', label: 'Type' },
    { id: 'vendor', label: 'Vendor' },
    { id: 'code', label: 'Code' },
    { id: 'discontinuedOn', label: 'Discontinued' },
    { id: 'discontinuedBy', label: 'By' },
    { id: 'replacement', label: 'Use instead' },
    { id: 'flags', label: 'Needs attention', isMeasure: true },
    { id: 'schoolDays', label: 'School days', ...number },
    { id: 'recipes', label: 'Recipes', ...number },
    { id: 'inStock', label: 'In stock', isNumber: true },
    { id: 'unit', label: 'Unit' },
    { id: 'openOrders', label: 'Open orders', ...number },
  ],
  groupings: [{ value: 'foodKind', label: 'Type' }],
  choices: [],
  notes: [],
  group: 'foodKind',
  groups: [
    {
      label: 'Ingredient',
      cells: ['Ingredient', '', '', '', '', '', '', '', 14, 3, '', '', 1],
      rows: [
        {
          cells: [
            'Cheddar, reduced fat, shredded',
            'Ingredient',
            '',
            'I0012',
            'November 2, 2026',
            'Dana Whitfield',
            'Cheddar, shredded',
            '',
            14,
            3,
            42.5,
            'lb',
            1,
          ],
          refs: { id: '12', foodKind: 'ingredient', key: 'ingredient 12' },
        },
      ],
    },
    {
      label: 'Item of an inactive vendor',
      cells: ['Item of an inactive vendor', '', '', '', '', '', '', some(1), 14, 3, '', '', 0],
      rows: [
        {
          cells: [
            'Apple, small',
            'Item of an inactive vendor',
            'Orchard Direct',
            '4711',
            '',
            '',
            '',
            attention('No other active vendor'),
            14,
            3,
            '',
            '',
            0,
          ],
          refs: { id: '14', foodKind: 'vendorItem', key: 'vendorItem 14 Orchard Direct 4711' },
        },
      ],
    },
    {
      label: 'Recipe',
      cells: ['Recipe', '', '', '', '', '', '', '', 0, 2, '', '', 0],
      rows: [
        {
          cells: ['Cheese sauce', 'Recipe', '', '', 'November 2, 2026', 'Dana Whitfield', '', '', 0, 2, '', '', 0],
          refs: { id: '31', foodKind: 'recipe', key: 'recipe 31' },
        },
      ],
    },
  ],
  total: ['Total', '', '', '', '', '', '', some(1), 22, 5, '', '', 1],
}
