import { exportReport } from '@commissary/api-client'
import type { ReportSection } from '@commissary/messages/results'
import { type Column, useColumnLayout } from '@commissary/ui/table'

import { useWording } from '../compliance/use-wording.ts'
import type { ExportFormat } from '../reports/ExportMenu.tsx'
import { useSession } from '../session/session.tsx'
import { toSections } from './list-sections.ts'

interface ListExport<Row> {
  title: string
  /** What the file says about the filters. */
  facts: ReportSection['facts']
  columns: readonly Column<Row>[]
  tableId: string
  /** All rows that the filters leave; null if they could not be loaded. */
  loadRows: () => Promise<readonly Row[] | null>
  notice?: string
}

/** Exports all pages of a report with the columns that are shown, as a file of the server. */
export function useListExport<Row>({ title, facts, columns, tableId, loadRows, notice = '' }: ListExport<Row>) {
  const { t, formats } = useWording()
  const { today } = useSession()
  const [layout] = useColumnLayout(tableId)
  return async (format: ExportFormat) => {
    const rows = await loadRows()
    if (rows === null) throw new Error('The rows were not loaded')
    return exportReport({
      format,
      title,
      notice,
      sections: toSections({
        title,
        facts: [{ label: t('foodReports.printed'), value: formats.date(today) }, ...facts],
        columns: columns.filter(({ id }) => !layout.hidden.includes(id)),
        rows,
        translate: t,
        titleOf: (number) => t('foodReports.part', { title, number }),
      }),
    })
  }
}
