import type { MenuDay } from '@commissary/domain/menu'
import { type PlannedRecordLine, recordLinesOf } from '@commissary/domain/production'
import { menuGroups } from '@commissary/domain/rules'

import type { StoredGroup } from '../../db/schema/production-record.ts'
import type { Tx } from '../../db/work.ts'
import { allLines, findCalendar, plannedDays, servedDay } from '../calendars/days.ts'
import { pantryOf } from '../calendars/menu-pantry.ts'
import { closedDays } from '../holidays/store.ts'
import type { School } from '../schools/store.ts'
import type { MenuType } from './find-record.ts'

/** What the menus of a day give a record: a column for each menu, and the lines. */
export interface PlanOfDay {
  groups: StoredGroup[]
  lines: PlannedRecordLine[]
}

/** The plan of a school's meal on a day, by its menus of all grade groups; null on a holiday and without a menu. */
export async function planOfDay(tx: Tx, school: School, menuType: MenuType, date: string): Promise<PlanOfDay | null> {
  if ((await closedDays(tx, date, date)).length > 0) return null
  const menus: { group: StoredGroup; day: MenuDay }[] = []
  for (const program of school.programs.filter((one) => one.menuType === menuType)) {
    const calendar = await findCalendar(tx, school.schoolId, program.id)
    const [planned] = calendar ? await plannedDays(tx, calendar, date, date) : []
    if (!planned) continue
    const day = servedDay(planned, await pantryOf(tx, allLines(planned)))
    if (day.lines.length === 0) continue
    const group: StoredGroup = {
      programId: program.id,
      grades: program.grades,
      gradeGroups: menuGroups(program),
      offerVersusServe: program.offerVersusServe ?? false,
      plannedMeals: day.plannedMeals,
    }
    menus.push({ group, day })
  }
  if (menus.length === 0) return null
  return {
    groups: menus.map(({ group }) => group),
    lines: recordLinesOf(menus.map(({ group, day }) => ({ programId: group.programId, day }))),
  }
}
