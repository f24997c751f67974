import { exportMealPattern, listSchoolMenus, type MealProgram, type School } from '@commissary/api-client'
import { wholeWeeks } from '@commissary/domain/dates'

import { useMessages } from '../../messages/messages.ts'
import type { ExportFormat } from '../../reports/ExportMenu.tsx'
import type { ReportState } from '../../reports/use-report-state.ts'

/**
 * Exports a school's meal pattern for a reviewer: a file for each of its menus, in the grade groups of that menu. The call takes
 * the id of a month, and answers for any dates of that month's menu.
 */
export function usePatternExports(state: ReportState, school: School, programs: readonly MealProgram[]) {
  const t = useMessages()
  const { start: from, end: to } = wholeWeeks(state.dates)
  return programs.map(({ id: programId }) => async (format: ExportFormat): Promise<File> => {
    const months = await listSchoolMenus(school.schoolId, state.menuType, { programId })
    const all = months._embedded.getSchoolMenus
    const month = all.find(({ yearMonth }) => yearMonth === state.dates.start.slice(0, 7)) ?? all[0]
    if (!month) throw new Error(t('reports.empty'))
    return exportMealPattern(month.id, { format, from, to }, { isCatererMenu: false })
  })
}
