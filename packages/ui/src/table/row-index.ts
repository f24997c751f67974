import { type CellValue, cellText, type Column } from './columns.ts'
import { foldText } from './fold-text.ts'
import type { ColumnOrder } from './table-state.ts'
import { prepareOrder, textRanks } from './text-order.ts'

/**
 * Filters and sorts a list by index. Texts and ranks of a column are computed once per list and cached, so another key
 * in a filter or another click on a header does not read the records again.
 */
export interface RowIndex {
  /** Indices into the list, filtered and sorted. */
  order: (sort: readonly ColumnOrder[], filters: Readonly<Record<string, string>>) => Uint32Array
  /** Reads a column's texts before the first key in its filter. */
  prepareFilter: (id: string) => void
  /** Ranks a column's values before the first click on its header, unless that takes longer than a frame. */
  prepareSort: (id: string) => void
}

/** Ranking more rows takes longer than a frame. */
const mostPrepared = 2000

interface Ranks {
  of: Uint32Array
  /** The rank of unknown values, above all others. */
  unknown: number
}

export function createRowIndex<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): RowIndex {
  const texts = new Map<string, string[]>()
  const ranks = new Map<string, Ranks>()
  void prepareOrder(rows.length)
  const columnOf = (id: string) => columns.find((column) => column.id === id)

  function textsOf(column: Column<Row>) {
    const known = texts.get(column.id) ?? rows.map((row) => foldText(cellText(column, row)))
    texts.set(column.id, known)
    return known
  }

  function ranksOf(column: Column<Row>) {
    const known = ranks.get(column.id) ?? rank(rows.map(column.value))
    ranks.set(column.id, known)
    return known
  }

  function filter(filters: Readonly<Record<string, string>>) {
    let found: Uint32Array = new Uint32Array(rows.length)
    for (let index = 0; index < found.length; index += 1) found[index] = index
    for (const [id, text] of Object.entries(filters)) {
      const column = columnOf(id)
      const needle = foldText(text.trim())
      if (column && needle) found = keepMatches(found, textsOf(column), needle)
    }
    return found
  }

  return {
    prepareFilter(id) {
      const column = columnOf(id)
      if (column) textsOf(column)
    },
    prepareSort(id) {
      const column = columnOf(id)
      if (column && rows.length <= mostPrepared) ranksOf(column)
    },
    order(sort, filters) {
      // The least important column first: each later pass is stable.
      return sort.toReversed().reduce((found, { id, desc }) => {
        const column = columnOf(id)
        return column ? sortByRank(found, ranksOf(column), desc) : found
      }, filter(filters))
    },
  }
}

function keepMatches(found: Uint32Array, texts: readonly string[], needle: string) {
  let count = 0
  for (const index of found) {
    if (texts[index]?.includes(needle)) found[count++] = index
  }
  return found.subarray(0, count)
}

/** A counting sort by rank. */
function sortByRank(found: Uint32Array, { of, unknown }: Ranks, desc: boolean): Uint32Array {
  const places = new Uint32Array(unknown + 2)
  const slot = (index: number) => {
    const value = of[index] ?? unknown
    return desc && value < unknown ? unknown - 1 - value : value
  }
  for (const index of found) places[slot(index) + 1] = (places[slot(index) + 1] ?? 0) + 1
  for (let at = 1; at < places.length; at += 1) places[at] = (places[at] ?? 0) + (places[at - 1] ?? 0)

  const sorted = new Uint32Array(found.length)
  for (const index of found) {
    const at = slot(index)
    const place = places[at] ?? 0
    sorted[place] = index
    places[at] = place + 1
  }
  return sorted
}

/** Numbers come before texts; unknown values and NaN come last. */
function rank(values: readonly CellValue[]): Ranks {
  const numbers = distinctNumbers(values)
  const { texts, slots } = slotsOfTexts(values)
  const { ranks, count } = textRanks(texts)
  const unknown = numbers.length + count

  const of = new Uint32Array(values.length)
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index]
    if (typeof value === 'string') of[index] = value === '' ? unknown : numbers.length + (ranks[slots[index] ?? 0] ?? 0)
    else of[index] = isKnownNumber(value) ? placeOf(numbers, Number(value)) : unknown
  }
  return { of, unknown }
}

/** The texts to sort and the index of each row's text. Duplicates are merged only where there are many. */
function slotsOfTexts(values: readonly CellValue[]) {
  const sample = values.slice(0, 200)
  const known = new Set(sample).size < sample.length / 2 ? new Map<string, number>() : null
  const texts: string[] = []
  const slots = new Uint32Array(values.length)
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index]
    if (typeof value !== 'string' || value === '') continue
    const slot = known?.get(value) ?? texts.length
    slots[index] = slot
    if (slot < texts.length) continue
    texts.push(value)
    known?.set(value, slot)
  }
  return { texts, slots }
}

const isKnownNumber = (value: CellValue): value is number | boolean =>
  typeof value === 'boolean' || (typeof value === 'number' && !Number.isNaN(value))

function distinctNumbers(values: readonly CellValue[]): Float64Array {
  const sorted = Float64Array.from(values.filter(isKnownNumber), Number).sort()
  let count = 0
  for (const value of sorted) {
    if (count === 0 || value !== sorted[count - 1]) sorted[count++] = value
  }
  return sorted.subarray(0, count)
}

/** The index of a number in a sorted array. */
function placeOf(sorted: Float64Array, value: number): number {
  let low = 0
  let high = sorted.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
