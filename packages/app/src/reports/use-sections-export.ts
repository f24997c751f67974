import { exportReport, newKey } from '@commissary/api-client'
import type { ReportSection } from '@commissary/messages/results'

import { useMessages } from '../messages/messages.ts'
import type { ExportFormat } from './ExportMenu.tsx'
import { useExportJob } from './use-export-job.ts'

/** Exports the tables of a report as they are shown, as a file that the server writes in a job. */
export function useSectionsExport(title: string, sections: readonly ReportSection[]) {
  const t = useMessages()
  const file = useExportJob()

  function start(format: ExportFormat) {
    const report = {
      format,
      title,
      notice: t('reports.notice'),
      sections: sections.map(({ title: name, facts, columns, rows }) => ({
        title: name,
        facts,
        columns,
        rows: rows.map(({ level, cells }) => ({
          level,
          cells: cells.map(({ text, value = null, status = null }) => ({ text, value, status })),
        })),
      })),
    }
    void file.begin(() => exportReport(report, { idempotencyKey: newKey() }))
  }

  return { file, start }
}
