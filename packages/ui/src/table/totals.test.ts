import { expect, test } from 'vitest'

import type { CellValue } from './columns.ts'
import { columnTotal } from './totals.ts'

const total = (values: CellValue[]) =>
  columnTotal(
    { id: 'x', header: 'x', value: (row: { x: CellValue }) => row.x },
    values.map((x) => ({ x })),
  )

test('numbers and decimal strings are added up without floating-point noise', () => {
  expect(total([0.1, 0.2, '0.30'])).toEqual({ known: 0.6, missing: 0 })
})

test('unknown values are counted as missing, not added as zero', () => {
  expect(total([12.5, null, undefined, Number.NaN, '', 'n/a'])).toEqual({ known: 12.5, missing: 5 })
})

test('without known values or without rows the sum is unknown', () => {
  expect(total([null, null])).toEqual({ known: null, missing: 2 })
  expect(total([])).toEqual({ known: null, missing: 0 })
})
