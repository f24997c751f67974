import { expect, test, vi } from 'vitest'

import { loadAllRows, mostRows, type PageArgs } from './load-all-rows.ts'

/** A list of the numbers from 0 to `total`. */
const listOf = (total: number) =>
  vi.fn(async ({ page, size }: PageArgs) => ({
    rows: Array.from({ length: Math.max(0, Math.min(size, total - page * size)) }, (_, at) => page * size + at),
    page: { totalElements: total },
  }))
const rowsOf = (data: { rows: number[] }) => data.rows

test('all rows are loaded in order, a hundred at a time', async () => {
  const load = listOf(250)
  const onPart = vi.fn<() => void>()
  expect(await loadAllRows(load, rowsOf, onPart)).toEqual(Array.from({ length: 250 }, (_, at) => at))
  expect(load.mock.calls).toEqual([[{ page: 0, size: 100 }], [{ page: 1, size: 100 }], [{ page: 2, size: 100 }]])
  expect(onPart).not.toHaveBeenCalled()
})

test('an empty list takes one call', async () => {
  const load = listOf(0)
  expect(await loadAllRows(load, rowsOf, () => undefined)).toEqual([])
  expect(load).toHaveBeenCalledOnce()
})

test('only the first 10,000 rows of a longer list are loaded, and both numbers are reported', async () => {
  const load = listOf(mostRows + 1)
  const onPart = vi.fn<() => void>()
  expect(await loadAllRows(load, rowsOf, onPart)).toHaveLength(mostRows)
  expect(load).toHaveBeenCalledTimes(100)
  expect(onPart).toHaveBeenCalledExactlyOnceWith({ loaded: mostRows, total: mostRows + 1 })
})

test('exactly 10,000 rows are all of them', async () => {
  const onPart = vi.fn<() => void>()
  expect(await loadAllRows(listOf(mostRows), rowsOf, onPart)).toHaveLength(mostRows)
  expect(onPart).not.toHaveBeenCalled()
})
