import type { ReactNode } from 'react'

import type { Column } from '../columns.ts'
import type { TableState } from '../table-state.ts'
import type { ColumnTotal } from '../totals.ts'

export interface RowAction {
  label: string
  onSelect: () => void
  tone?: 'accent' | 'danger'
  disabled?: boolean
}

/** What identifies a row: its id. */
export type RowKey = string | number

export interface DataTableProps<Row extends object> {
  /** What the table holds; read by screen readers before it, the name of its CSV file and the title on paper. */
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
  rowKey?: (row: Row) => RowKey
  /** Enter on a row or a click: opens the record. */
  onOpenRow?: (row: Row) => void
  rowActions?: (row: Row) => readonly RowAction[]
  /** Head of the actions' column. Default "Actions". */
  actionsHeader?: string | undefined
  /** What a row unfolds to, below it. */
  expandRow?: (row: Row) => ReactNode
  /** What can be done with the selected rows. Its presence lets rows be selected. */
  bulkActions?: (selected: ReadonlySet<RowKey>) => readonly RowAction[]
  /** Selection kept by the caller; without it the table keeps its own. */
  selected?: ReadonlySet<RowKey>
  /** Its presence lets rows be selected. */
  onSelect?: (selected: ReadonlySet<RowKey>) => void
  /**
   * Lets people hide, move and resize columns, choose the height of the rows, print and take a CSV file; what they
   * chose is kept in their browser under this name.
   */
  tableId?: string
  /** Fields by which the caller narrows what it loads; they begin the bar above the table. */
  search?: ReactNode
  /** Instead of "No rows found" while there are no rows at all. */
  empty?: ReactNode
  defaultPageSize?: number
  /** State kept by the caller, in the address for instance; without it the table keeps its own. */
  state?: Partial<TableState>
  onStateChange?: (state: TableState) => void
  /** Number of rows on all pages. Its presence means that the caller filters, sorts and pages. */
  total?: number | undefined
  /** Sums over all pages by column id, where the caller pages. */
  totals?: Readonly<Record<string, ColumnTotal>>
  /** Loads all filtered rows in order, for a CSV file where the caller pages. Without it such a table gives none. */
  loadAllRows?: () => Promise<readonly Row[]>
  /** `false` shows all rows in one scroll; only those in sight are drawn. */
  hasPages?: boolean
  /** The body keeps the height of so many rows. Default 10. */
  minRows?: number
  /** Rows are from before and new ones are on their way. */
  isStale?: boolean
}
