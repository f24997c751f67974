import type { ReportDocument } from './report-document.ts'

// Without it Excel reads the file in the machine's code page.
const byteOrderMark = '\uFEFF'
const isNumber = /^-?\d+(\.\d+)?$/
const isFormula = /^[=+\-@\t\r\n＝＋－＠]/
// A spreadsheet of a country with decimal commas separates the cells by semicolons, and does not honor quotes within a cell.
const laterFormula = /([;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g
const needsQuotes = /[",;\t\r\n]|^\s|\s$/

/**
 * A report as CSV (RFC 4180), UTF-8 with a byte order mark: the sections one below the other. A text that a spreadsheet would run as
 * a formula, in any country, gets a leading apostrophe. The name of a part is set in by two spaces for each level.
 */
export function reportCsv({ title, notice, sections }: ReportDocument): Uint8Array {
  const lines: string[][] = [[title]]
  if (notice !== '') lines.push([notice])
  for (const section of sections) {
    lines.push([], [section.title], ...section.facts.map(({ label, value }) => [label, value]))
    lines.push(section.columns.map(({ label }) => label))
    for (const { level, cells } of section.rows) {
      lines.push(
        section.columns.map((_, index) => {
          const { text = '', value = null } = cells[index] ?? {}
          return index === 0 ? '  '.repeat(level) + text : value === null ? text : String(value)
        }),
      )
    }
  }
  const text = lines.map((line) => line.map(csvCell).join(',')).join('\r\n')
  return new TextEncoder().encode(`${byteOrderMark}${text}\r\n`)
}

function csvCell(text: string): string {
  const inner = text.replaceAll(laterFormula, "$1'")
  // Spaces before a formula do not stop a spreadsheet from running it.
  const safe = isFormula.test(inner.trimStart()) && !isNumber.test(inner) ? `'${inner}` : inner
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
