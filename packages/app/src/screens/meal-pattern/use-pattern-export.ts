import { exportMealPattern, listSchoolMenus, type MealProgram, type School } from '@commissary/api-client'

import { useMessages } from '../../messages/messages.ts'
import type { ExportFormat } from '../../reports/ExportMenu.tsx'
import { wholeWeeks } from '../../reports/whole-weeks.ts'
import type { ReportState } from '../../reports/use-report-state.ts'

/**
 * Exports a school's meal pattern for a reviewer, in the grade groups of its menus. The call is by a month: any month of the menu
 * leads to all of its days.
 */
export function usePatternExport({ dates, menuType }: ReportState, school: School, programs: readonly MealProgram[]) {
  const t = useMessages()
  return async (format: ExportFormat): Promise<File> => {
    const [program] = programs
    const months = await listSchoolMenus(school.schoolId, menuType, program ? { programId: program.id } : {})
    const all = months._embedded.getSchoolMenus
    const month = all.find(({ yearMonth }) => yearMonth === dates.start.slice(0, 7)) ?? all[0]
    if (!month) throw new Error(t('reports.empty'))
    const { start: from, end: to } = wholeWeeks(dates)
    return exportMealPattern(month.id, { format, from, to }, { isCatererMenu: false })
  }
}
