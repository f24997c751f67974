import { type MenuAnalysisRequest, printMenuAnalysis } from '@commissary/api-client'
import type { GroupWeeks } from '@commissary/domain/menu'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import type { ExportFormat } from '../../reports/ExportMenu.tsx'
import { useSectionsExport } from '../../reports/use-sections-export.ts'
import { useDownload } from '../../text/use-download.ts'
import { weekSection, type WeekSubject } from './week-sections.ts'

/**
 * Exports a school's week: as PDF, the analysis that the server prints, with its menus and reasons; for spreadsheets, a table
 * for each grade group.
 */
export function useWeekExport(request: MenuAnalysisRequest, weeks: GroupWeeks | null, subject: WeekSubject) {
  const wording = useWording()
  const { t } = wording
  const sections = useMemo(
    () => (weeks ?? []).map((week) => weekSection(wording, week, subject)),
    [wording, weeks, subject],
  )
  const title = t('nutritionAnalysis.exported.name', { school: subject.school.schoolName, date: request.startDate })
  const tables = useSectionsExport(title, sections)
  const { isBusy, download } = useDownload((name) => t('reports.exported', { name }))

  function start(format: ExportFormat) {
    if (format === 'pdf') void download(() => printMenuAnalysis(request))
    else tables.start(format)
  }

  return { isBusy: isBusy || tables.file.job !== null, file: tables.file, start }
}
