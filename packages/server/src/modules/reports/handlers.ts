import type { Handlers } from '../../contract/operations.ts'
import type { Printer } from '../../documents/printer.ts'
import type { ReportExporter } from '../report-tables/export-types.ts'
import { beginExport } from '../report-tables/export-store.ts'
import { patternName, patternReport, readPatternSource } from './meal-pattern.ts'
import { reportFile } from './report-file.ts'

/** Files are made outside the transaction, to keep it short. */
export function reportHandlers(
  printer: Printer,
  exporter: ReportExporter,
): Handlers<'exportMealPattern' | 'exportReport'> {
  return {
    async exportMealPattern({ path, query, body, caller, work, signal }) {
      const month = { id: path.id, isCatererMenu: query.isCatererMenu }
      const source = await work((tx) => readPatternSource(tx, caller, month, body))
      const report = patternReport(source, body)
      const name = patternName(source)
      return { status: 200, body: await reportFile(printer, caller, signal, { report, format: body.format, name }) }
    },

    async exportReport(call) {
      return beginExport(call, exporter)
    },
  }
}
