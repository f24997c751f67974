import type { ReportRow, ReportSection } from '@commissary/messages/results'

import type { ReportDocument } from './report-document.ts'

/** The parts of a report that are in a spreadsheet. */
type Tables = Pick<ReportDocument, 'title' | 'notice' | 'sections'>

// Without it Excel reads the file in the machine's code page.
const byteOrderMark = '\uFEFF'
const isNumber = /^-?\d+(\.\d+)?$/
const isFormula = /^[=+\-@\t\r\n＝＋－＠]/
// A spreadsheet in a country with decimal commas separates cells by semicolons, and does not honor quotes within a cell.
const laterFormula = /([;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g
const needsQuotes = /[",;\t\r\n]|^\s|\s$/

/**
 * A report as CSV (RFC 4180), UTF-8 with a byte order mark: the sections one below the other. A text that a spreadsheet would run as
 * a formula, in any country, gets a leading apostrophe. The name of a part is indented by two spaces per level.
 */
export function reportCsv(report: Tables): Uint8Array {
  const sections = report.sections.map((section) => csvSection(section) + csvRows(section, section.rows))
  return new TextEncoder().encode(csvHead(report) + sections.join(''))
}

/** The same as a stream. The last section continues with `slices`, so that a report of any size needs little memory. */
export async function* csvPieces(
  report: Tables,
  slices: AsyncIterable<readonly ReportRow[]> | Iterable<readonly ReportRow[]>,
): AsyncGenerator<Uint8Array> {
  yield reportCsv(report)
  const last = report.sections.at(-1)
  for await (const rows of slices) if (last) yield new TextEncoder().encode(csvRows(last, rows))
}

const csvHead = ({ title, notice }: Tables) => byteOrderMark + csvLines([[title], ...(notice === '' ? [] : [[notice]])])

const csvSection = ({ title, facts, columns }: ReportSection) =>
  csvLines([[], [title], ...facts.map(({ label, value }) => [label, value]), columns.map(({ label }) => label)])

const csvRows = ({ columns }: ReportSection, rows: readonly ReportRow[]) =>
  csvLines(
    rows.map(({ level, cells }) =>
      columns.map((_, index) => {
        const { text = '', value = null, status = null } = cells[index] ?? {}
        if (index === 0) return '  '.repeat(level) + text
        // "≥ $812.40" as a number would be added up as the whole amount.
        return value === null || status === 'unknown' ? text : String(value)
      }),
    ),
  )

const csvLines = (lines: readonly string[][]) => lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')

function csvCell(text: string): string {
  const inner = text.replaceAll(laterFormula, "$1'")
  // Spaces before a formula do not stop a spreadsheet from running it.
  const safe = isFormula.test(inner.trimStart()) && !isNumber.test(inner) ? `'${inner}` : inner
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
