import { expect, test } from 'vitest'

import type { ReportTable } from '@commissary/api-client'

import { chartBars, shortNumbers } from './chart-bars.ts'

const column = { id: 'calories', label: 'Calories', isNumber: true, isMoney: false, isMeasure: true, isLeast: false }
const figure = (text: string, value: number | null, isPart = false) => ({
  text,
  value,
  status: isPart || value === null ? ('unknown' as const) : null,
})
const table = (...figures: ReturnType<typeof figure>[]): ReportTable => ({
  columns: [column],
  groupings: [],
  group: ['category'],
  choices: [],
  notes: [],
  total: { key: '', label: 'Total', count: 0, cells: [] },
  groups: figures.map((one, index) => ({ key: String(index), label: `Group ${index}`, count: 1, cells: [one] })),
  rows: [],
  page: { size: 500, number: 0, totalElements: figures.length, totalPages: 1 },
})

test('a bar shows what the table says, shortened from a thousand on; an unknown value has no bar', () => {
  const { bars, unknown } = chartBars(
    table(
      figure('306', 306.27),
      figure('486, partly unknown', 486, true),
      figure('12,345.6', 12_345.6),
      figure('2,500, partly unknown', 2500, true),
      figure('Unknown', null),
    ),
    'calories',
    shortNumbers('en-US', null),
    (value) => `${value}, partly unknown`,
  )
  expect(bars.map(({ valueText }) => valueText)).toEqual([
    '12.3K',
    '2.5K, partly unknown',
    '486, partly unknown',
    '306',
  ])
  expect(unknown).toBe(1)
})
