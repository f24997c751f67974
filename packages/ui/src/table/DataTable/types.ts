import type { ReactNode } from 'react'

import type { Column } from '../columns.ts'
import type { TableState } from '../table-state.ts'

export interface RowAction {
  label: string
  onSelect: () => void
  tone?: 'accent' | 'danger'
  disabled?: boolean
}

export interface DataTableProps<Row extends object> {
  /** What the table holds; read by screen readers before it. */
  caption: string
  columns: readonly Column<Row>[]
  /** `undefined` while loading. With `total` these are the rows of the shown page. */
  rows: readonly Row[] | undefined
  /** What loading failed with; `undefined` or `null` when it did not. */
  error: unknown
  onRetry?: (() => void) | undefined
  /** Turns the heads of the columns into words, when they are keys. A method, so that it may know fewer keys. */
  translate?(key: string): string
  /** What identifies a row. Default: its `id`, or its place. */
  rowKey?: (row: Row) => string | number
  /** Enter on a row or a click: opens the record. */
  onOpenRow?: (row: Row) => void
  rowActions?: (row: Row) => readonly RowAction[]
  /** Instead of "No rows found" while there are no rows at all. */
  empty?: ReactNode
  defaultPageSize?: number
  /** State kept by the caller, in the address for instance; without it the table keeps its own. */
  state?: Partial<TableState>
  onStateChange?: (state: TableState) => void
  /** Number of rows on all pages. Its presence means that the caller filters, sorts and pages. */
  total?: number | undefined
  /** `false` shows all rows in one scroll; only those in sight are drawn. */
  hasPages?: boolean
  /** The body keeps the height of so many rows. Default 10. */
  minRows?: number
  /** Rows are from before and new ones are on their way. */
  isStale?: boolean
}
