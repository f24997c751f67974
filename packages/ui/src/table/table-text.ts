import { createTextHook } from '../text/create-text-hook.ts'

/** The text of tables. Numbers are formatted for the reader's locale. */
export interface TableText {
  noRows: string
  filterData: string
  filterColumn: (column: string) => string
  sortBy: string
  notSorted: string
  selectRow: (name: string) => string
  selectPage: string
  selected: (count: string) => string
  /** Selected rows that a filter hides. */
  selectedHidden: (count: string) => string
  selectAll: (count: string) => string
  clearSelection: string
  details: string
  detailsOf: (name: string) => string
  total: string
  /** A sum with unknown values in some rows. */
  atLeast: (sum: string) => string
  missing: (count: string) => string
  tableOptions: string
  columns: string
  moveEarlier: (column: string) => string
  moveLater: (column: string) => string
  narrower: (column: string) => string
  wider: (column: string) => string
  columnMoved: (column: string, place: string, count: string) => string
  columnWidth: (column: string, width: string) => string
  rowHeight: string
  normal: string
  compact: string
  downloadCsv: string
  print: string
  resetColumns: string
  headerKeys: string
  /** In print, where a list is longer than the printed rows. */
  printedRows: (count: string, total: string) => string
}

export const englishTableText: TableText = {
  noRows: 'No rows found',
  filterData: 'Filter Data',
  filterColumn: (column) => `Filter ${column}`,
  sortBy: 'Sort by',
  notSorted: 'Default order',
  selectRow: (name) => `Select ${name}`,
  selectPage: 'Select page',
  selected: (count) => `${count} selected`,
  selectedHidden: (count) => `${count} hidden by filters`,
  selectAll: (count) => `Select all ${count}`,
  clearSelection: 'Clear selection',
  details: 'Details',
  detailsOf: (name) => `Details of ${name}`,
  total: 'Total',
  atLeast: (sum) => `≥ ${sum}`,
  missing: (count) => `${count} unknown`,
  tableOptions: 'Table options',
  columns: 'Columns',
  moveEarlier: (column) => `Move ${column} earlier`,
  moveLater: (column) => `Move ${column} later`,
  narrower: (column) => `Make ${column} narrower`,
  wider: (column) => `Make ${column} wider`,
  columnMoved: (column, place, count) => `${column}, column ${place} of ${count}`,
  columnWidth: (column, width) => `${column}, ${width} pixels wide`,
  rowHeight: 'Row height',
  normal: 'Normal',
  compact: 'Compact',
  downloadCsv: 'Download CSV',
  print: 'Print',
  resetColumns: 'Reset',
  headerKeys: 'Column header: Alt+arrow resizes, Shift+arrow moves.',
  printedRows: (count, total) => `First ${count} of ${total} rows`,
}

export const useTableText = createTextHook(englishTableText)
