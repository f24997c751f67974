// The table entry, which keeps TanStack out of the root entry.
export { type CellValue, type Column, defineColumns, plainColumns } from './table/columns.ts'
export { type ColumnLayout, defaultLayout } from './table/column-layout.ts'
export { CheckCell } from './table/CheckCell.tsx'
export { DataTable } from './table/DataTable/DataTable.tsx'
export { englishTableText, type TableText } from './table/table-text.ts'
export { useColumnLayout } from './table/DataTable/use-column-layout.ts'
export type { DataTableProps, RowAction, RowKey } from './table/DataTable/types.ts'
export type { ColumnTotal } from './table/totals.ts'
export {
  type ColumnOrder,
  defaultTableState,
  pageSizes,
  readTableState,
  type TableState,
  writeTableState,
} from './table/table-state.ts'
