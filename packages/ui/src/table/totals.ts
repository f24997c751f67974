import type { CellValue, Column } from './columns.ts'

/** The sum of a column, and the number of rows whose value is unknown. */
export interface ColumnTotal {
  /** `null` where no row has a value. */
  known: number | null
  missing: number
}

// Removes floating-point noise (0.1 + 0.2): nine places are more than any column shows.
const places = 1e9

/** Adds up the values of a column. Unknown is not zero: it counts as missing. A decimal string counts as its number. */
export function columnTotal<Row>({ value }: Column<Row>, rows: Iterable<Row>): ColumnTotal {
  let sum = 0
  let count = 0
  let missing = 0
  for (const row of rows) {
    const amount = amountOf(value(row))
    if (amount === null) missing += 1
    else {
      sum += amount
      count += 1
    }
  }
  const rounded = Math.round(sum * places) / places
  return { known: count === 0 ? null : Number.isFinite(rounded) ? rounded : sum, missing }
}

function amountOf(value: CellValue): number | null {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : null
}
