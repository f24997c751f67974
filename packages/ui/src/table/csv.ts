import { type CellValue, cellText, type Column } from './columns.ts'

// Without it Excel reads the file in the machine's code page.
const byteOrderMark = '\uFEFF'
const isNumber = /^-?\d+(\.\d+)?$/
const isFormula = /^[=+\-@\t\r\n＝＋－＠]/
// In countries with decimal commas, spreadsheets separate cells by semicolons and do not honor quotes within a cell.
const laterFormula = /([;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g
const needsQuotes = /[",;\t\r\n]|^\s|\s$/

/**
 * Formats lines of cells as a CSV file (RFC 4180: CRLF, quotes doubled), UTF-8 with a byte order mark. A text that a
 * spreadsheet would run as a formula, in any country, gets a leading apostrophe; numbers, including negative ones, stay numbers.
 */
export function csvFile(lines: Iterable<readonly CellValue[]>): string {
  const text: string[] = []
  for (const line of lines) text.push(line.map(csvCell).join(','))
  return `${byteOrderMark}${text.join('\r\n')}\r\n`
}

function csvCell(value: CellValue): string {
  if (value === null || value === undefined || Number.isNaN(value)) return ''
  if (typeof value !== 'string') return String(value)
  const inner = value.replaceAll(laterFormula, "$1'")
  const safe = isFormula.test(inner) && !isNumber.test(inner) ? `'${inner}` : inner
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The lines of a table: headers, then rows. Numbers as numbers, everything else as shown. */
export function* csvLines<Row>(
  columns: readonly Column<Row>[],
  headers: readonly string[],
  rows: Iterable<Row>,
): Generator<readonly CellValue[]> {
  yield headers
  for (const row of rows) yield columns.map((column) => csvValue(column, row))
}

function csvValue<Row>(column: Column<Row>, row: Row): CellValue {
  if (column.csv) return column.csv(row)
  const value = column.value(row)
  if (typeof value === 'number') return value
  // "unknown" in a number column would make a spreadsheet treat the column as text.
  return value === null || value === undefined ? '' : cellText(column, row)
}

/** Downloads a file in the browser. */
export function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name.replaceAll(/[\\/:*?"<>|\s]+/g, ' ').trim() || 'table'}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url))
}
