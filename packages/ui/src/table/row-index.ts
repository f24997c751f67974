import { type CellValue, cellText, type Column } from './columns.ts'
import type { ColumnOrder } from './table-state.ts'

/**
 * Filters and sorts a list by index. Texts and ranks of a column are worked out once per list and kept, so another key
 * in a filter or another click on a head does not read the records again.
 */
export interface RowIndex {
  /** Indices into the list, filtered and sorted. */
  order: (sort: readonly ColumnOrder[], filters: Readonly<Record<string, string>>) => number[]
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

export function createRowIndex<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): RowIndex {
  const texts = new Map<string, string[]>()
  const ranks = new Map<string, Float64Array>()
  const columnOf = (id: string) => columns.find((column) => column.id === id)

  function textsOf(column: Column<Row>) {
    const known = texts.get(column.id) ?? rows.map((row) => cellText(column, row).toLocaleLowerCase())
    texts.set(column.id, known)
    return known
  }

  function ranksOf(column: Column<Row>) {
    const known = ranks.get(column.id) ?? rank(rows.map(column.value))
    ranks.set(column.id, known)
    return known
  }

  function filter(filters: Readonly<Record<string, string>>) {
    const wanted = Object.entries(filters).flatMap(([id, text]) => {
      const column = columnOf(id)
      const needle = text.trim().toLocaleLowerCase()
      return column && needle ? [{ texts: textsOf(column), needle }] : []
    })
    const found: number[] = []
    for (let index = 0; index < rows.length; index += 1) {
      if (wanted.every((each) => each.texts[index]?.includes(each.needle))) found.push(index)
    }
    return found
  }

  return {
    order(sort, filters) {
      const found = filter(filters)
      const keys = sort.flatMap(({ id, desc }) => {
        const column = columnOf(id)
        return column ? [{ ranks: ranksOf(column), desc }] : []
      })
      return keys.length === 0 ? found : found.sort((a, b) => compare(keys, a, b))
    },
  }
}

function compare(keys: { ranks: Float64Array; desc: boolean }[], a: number, b: number) {
  for (const { ranks, desc } of keys) {
    const one = ranks[a] ?? Infinity
    const other = ranks[b] ?? Infinity
    // Infinity stands for unknown, which is last in both directions.
    if (one !== other) return desc && one !== Infinity && other !== Infinity ? other - one : one - other
  }
  return a - b
}

/** Numbers stand for themselves; texts are ranked among the different ones that there are. */
function rank(values: readonly CellValue[]): Float64Array {
  const words = [...new Set(values.filter((value) => typeof value === 'string' && value !== ''))] as string[]
  const ranks = new Map<CellValue, number>()
  let last: string | undefined
  let at = -1
  for (const word of words.sort(collator.compare)) {
    if (last === undefined || collator.compare(last, word) !== 0) at += 1
    ranks.set(word, at)
    last = word
  }
  return Float64Array.from(values, (value) => {
    if (typeof value === 'number') return Number.isNaN(value) ? Infinity : value
    if (typeof value === 'boolean') return Number(value)
    return ranks.get(value) ?? Infinity
  })
}
