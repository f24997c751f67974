import type { Handlers, Schemas } from '../../contract/operations.ts'
import type { Printer } from '../../documents/printer.ts'
import { readLetterhead } from '../../documents/read-letterhead.ts'
import { patternReport, readPatternSource } from './meal-pattern.ts'
import { reportFile } from './report-file.ts'

/** Files are made outside the transaction, to keep it short. */
export function reportHandlers(printer: Printer): Handlers<'exportMealPattern' | 'exportReport'> {
  return {
    async exportMealPattern({ path, query, body, caller, work, signal }) {
      const month = { id: path.id, isCatererMenu: query.isCatererMenu }
      const source = await work((tx) => readPatternSource(tx, caller, month, body))
      const report = patternReport(source, body)
      const name = `${source.menu.name} ${source.from} ${report.title.toLowerCase()}`
      return { status: 200, body: await reportFile(printer, caller, signal, { report, format: body.format, name }) }
    },

    async exportReport({ body, caller, work, signal }) {
      const { format, title, notice = '' } = body
      const sections = body.sections.map(toSection)
      const report = { ...(await work(readLetterhead)), title, notice, sections }
      return { status: 200, body: await reportFile(printer, caller, signal, { report, format, name: title }) }
    },
  }
}

/** A section as sent, with every row as long as its columns. */
const toSection = ({ title, facts, columns, rows }: Schemas['ReportSection']) => ({
  title,
  facts,
  columns: columns.map(({ label, isNumber = false }) => ({ label, isNumber })),
  rows: rows.map(({ level = 0, cells }) => ({
    level,
    cells: cells.slice(0, columns.length).map(({ text, value = null, status = null }) => ({ text, value, status })),
  })),
})
