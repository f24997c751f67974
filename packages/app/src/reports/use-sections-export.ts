import { exportReport } from '@commissary/api-client'
import type { ReportSection } from '@commissary/messages/results'

import { useMessages } from '../messages/messages.ts'
import type { ExportFormat } from './ExportMenu.tsx'

/** Exports the tables of a report as they are shown, as a file of the server. */
export function useSectionsExport(title: string, sections: readonly ReportSection[]) {
  const t = useMessages()
  return (format: ExportFormat) =>
    exportReport({
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
    })
}
