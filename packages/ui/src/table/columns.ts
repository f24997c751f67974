import type { ReactNode } from 'react'

/** The value that a column sorts and filters by. Unknown values sort last in either direction. */
export type CellValue = string | number | boolean | null | undefined

export interface Column<Row> {
  id: string
  /** Header of the column, or its message key if the table has `translate`. */
  header: string
  value: (row: Row) => CellValue
  /** The shown and filtered text, where it differs from the value: a formatted amount. */
  text?: (row: Row) => string
  /** Custom content, where text is not enough. It must not change what the filter matches. */
  cell?: (row: Row) => ReactNode
  /** Numbers are aligned to the end of the column. */
  align?: 'start' | 'end'
  /** Minimum width: "12rem". */
  width?: string
  /** Heads the card of a row on a phone, where that is not the first column. */
  isTitle?: boolean
  /** Does not wrap: dates, short codes. */
  isOneLine?: boolean
  isSortable?: boolean
  isFilterable?: boolean
  /** `false` if the column may not be hidden. The first column names the row: it always stays, and stays first. */
  isHideable?: boolean
  /** Formats the column's sum for the table footer. Values that are not numbers count as unknown, not as 0. */
  total?: (sum: number) => string
  /** The value in a CSV file, where it is neither the number in `value` nor the text. */
  csv?: (row: Row) => CellValue
}

/** Sets the row type once. Keep the result at module scope or in a memo, so it is the same at every render. */
export function defineColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns
}

/** Columns of a short list in its own order, which is neither sorted nor filtered. */
export function plainColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns.map((column) => ({ ...column, isSortable: false, isFilterable: false }))
}

/** The filtered text of a cell, also shown unless the column has custom content. */
export function cellText<Row>(column: Column<Row>, row: Row): string {
  if (column.text) return column.text(row)
  const value = column.value(row)
  return value === null || value === undefined ? '' : String(value)
}
