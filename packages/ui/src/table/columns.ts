import type { ReactNode } from 'react'

/** What a column sorts and filters by. Unknown is sorted last, whichever way. */
export type CellValue = string | number | boolean | null | undefined

export interface Column<Row> {
  id: string
  /** Head of the column, or the key of it in the messages when the table gets `translate`. */
  header: string
  value: (row: Row) => CellValue
  /** What is shown and filtered as text, where it differs from the value: a formatted amount. */
  text?: (row: Row) => string
  /** What is drawn, where text is not enough. It must not change what the filter finds. */
  cell?: (row: Row) => ReactNode
  /** Numbers are set at the end of the column. */
  align?: 'start' | 'end'
  /** Least width: "12rem". */
  width?: string
  /** Not broken into lines: dates, short codes. */
  isOneLine?: boolean
  isSortable?: boolean
  isFilterable?: boolean
  /** `false` where the column may not be hidden. The first column names the row: it always stays, and stays first. */
  isHideable?: boolean
  /** Adds the column up in the foot of the table and words the sum. What is not a number counts as unknown, not as 0. */
  total?: (sum: number) => string
  /** What a CSV file holds, where it is neither the number of `value` nor the text. */
  csv?: (row: Row) => CellValue
}

/** Names the row type once; keep the result at module scope, so that it is the same at every render. */
export function defineColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns
}

/** The text of a cell as it is filtered, and shown unless the column draws it. */
export function cellText<Row>(column: Column<Row>, row: Row): string {
  if (column.text) return column.text(row)
  const value = column.value(row)
  return value === null || value === undefined ? '' : String(value)
}
