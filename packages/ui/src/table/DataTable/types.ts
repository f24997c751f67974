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

/** A row's id. */
export type RowKey = string | number

export interface DataTableProps<Row extends object> {
  /** What the table lists; read by screen readers, and used as the CSV file name and the print title. */
  caption: string
  columns: readonly Column<Row>[]
  /** `undefined` while loading. With `total` these are the rows of the shown page. */
  rows: readonly Row[] | undefined
  /** The loading error; `undefined` or `null` if there is none. */
  error: unknown
  onRetry?: (() => void) | undefined
  /** Translates column headers that are message keys. A method, so its parameter may be a narrower type. */
  translate?(key: string): string
  /** The key of a row. Default: its `id`, or its index. */
  rowKey?: (row: Row) => RowKey
  /** Called by Enter or a click on a row: opens the record. */
  onOpenRow?: (row: Row) => void
  rowActions?: (row: Row) => readonly RowAction[]
  /** Header of the actions' column. Default "Actions". */
  actionsHeader?: string | undefined
  /** The details shown below an expanded row. */
  expandRow?: (row: Row) => ReactNode
  /** Actions for the selected rows. Setting it makes rows selectable. */
  bulkActions?: (selected: ReadonlySet<RowKey>) => readonly RowAction[]
  /** Controlled selection; without it the table keeps its own state. */
  selected?: ReadonlySet<RowKey>
  /** Setting it makes rows selectable. */
  onSelect?: (selected: ReadonlySet<RowKey>) => void
  /**
   * Lets users hide, move and resize columns, choose the row height, print and download a CSV file. Their choices are
   * stored in the browser under this id.
   */
  tableId?: string
  /** Search fields of the caller, at the start of the toolbar. */
  search?: ReactNode
  /** Shown instead of "No rows found" when there are no rows at all. */
  empty?: ReactNode
  defaultPageSize?: number
  /** Controlled state, in the URL for instance; without it the table keeps its own state. */
  state?: Partial<TableState>
  onStateChange?: (state: TableState) => void
  /** Number of rows on all pages. Setting it means that the caller filters, sorts and pages. */
  total?: number | undefined
  /** Sums over all pages by column id, where the caller pages. */
  totals?: Readonly<Record<string, ColumnTotal>>
  /**
   * Loads all filtered rows in order, for a CSV file where the caller pages. Null, after telling the user why, if they could
   * not be loaded. Without it such a table has no CSV download.
   */
  loadAllRows?: () => Promise<readonly Row[] | null>
  /** `false` shows all rows in one scroll; only visible ones are rendered. */
  hasPages?: boolean
  /** Minimum height of the body, in rows. Default 10. */
  minRows?: number
  /** The rows are outdated and new ones are loading. */
  isStale?: boolean
}
