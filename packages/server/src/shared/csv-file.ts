// Without it Excel reads the file in the machine's code page.
const byteOrderMark = '\uFEFF'
const isFormula = /^[=+\-@\t\r\n＝＋－＠]/
// A spreadsheet in a country with decimal commas separates cells by semicolons, and does not honor quotes within a cell.
const laterFormula = /([;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g
const needsQuotes = /[",;\t\r\n]|^\s|\s$/

/**
 * A CSV file (RFC 4180: CRLF, quotes doubled) in UTF-8 with a byte order mark. A text that a spreadsheet would run as a formula,
 * in any country, gets a leading apostrophe.
 */
export function csvFile(rows: Iterable<readonly (string | number | null)[]>): string {
  return byteOrderMark + [...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

function csvCell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const inner = value.replaceAll(laterFormula, "$1'")
  const safe = isFormula.test(inner) ? `'${inner}` : inner
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
