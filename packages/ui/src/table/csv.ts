import { type CellValue, cellText, type Column } from './columns.ts'

// Excel takes a file without it for the code page of the machine.
const byteOrderMark = '\uFEFF'
const isNumber = /^-?\d+(\.\d+)?$/
const isFormula = /^[=+\-@\t\r\n＝＋－＠]/
const needsQuotes = /[",\r\n]|^\s|\s$/

/**
 * Lines of cells as a CSV file (RFC 4180: CRLF, quotes doubled), UTF-8 with a byte order mark. A text that a spreadsheet
 * would run as a formula gets an apostrophe before it; numbers, negative ones too, stay numbers.
 */
export function csvFile(lines: Iterable<readonly CellValue[]>): string {
  const text: string[] = []
  for (const line of lines) text.push(line.map(csvCell).join(','))
  return `${byteOrderMark}${text.join('\r\n')}\r\n`
}

function csvCell(value: CellValue): string {
  if (value === null || value === undefined || Number.isNaN(value)) return ''
  if (typeof value !== 'string') return String(value)
  const safe = isFormula.test(value) && !isNumber.test(value) ? `'${value}` : value
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The lines of a table: heads, then rows. Numbers as numbers, everything else as it is shown. */
export function* csvLines<Row>(
  columns: readonly Column<Row>[],
  heads: readonly string[],
  rows: Iterable<Row>,
): Generator<readonly CellValue[]> {
  yield heads
  for (const row of rows) yield columns.map((column) => csvValue(column, row))
}

function csvValue<Row>(column: Column<Row>, row: Row): CellValue {
  if (column.csv) return column.csv(row)
  const value = column.value(row)
  if (typeof value === 'number') return value
  // "unknown" in a column of numbers would make a spreadsheet take the column for text.
  return value === null || value === undefined ? '' : cellText(column, row)
}

/** Hands a file to the reader's downloads. */
export function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name.replaceAll(/[\\/:*?"<>|\s]+/g, ' ').trim() || 'table'}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url))
}
