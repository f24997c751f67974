import { type MenuDay, resolveDay } from '@commissary/domain/menu'
import type { GradeGroup } from '@commissary/domain/rules'

import { notFound } from '../../contract/api-error.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { plannedDays } from '../calendars/days.ts'
import { findMonth, servedDays } from '../months/days.ts'
import { findSchoolMonth } from '../publishing/school-months.ts'
import { listMealPrograms } from '../schools/store.ts'

/** A month of a master menu or of a school, as far as its analysis items need it. */
export interface ItemMonth {
  yearMonth: string
  gradeGroup: GradeGroup
  /** The columns with which an item refers to the month. */
  columns: { masterMonthId: number | null; schoolMonthId: number | null }
  /** The menu of a day; undefined where nothing is planned. */
  dayOn: (date: string) => Promise<MenuDay | undefined>
}

/**
 * The month of an item. Throws a 404 for an unknown or archived one, and for one of a school that the user has no access to.
 */
export async function itemMonth(
  tx: Tx,
  userId: number,
  { id, isCatererMenu }: { id: number; isCatererMenu: boolean },
): Promise<ItemMonth> {
  if (!isCatererMenu) {
    const { month, calendar, program } = await findSchoolMonth(tx, userId, id)
    return {
      yearMonth: month.yearMonth,
      gradeGroup: program.gradeGroup,
      columns: { masterMonthId: null, schoolMonthId: id },
      dayOn: async (date) => {
        const [planned] = await plannedDays(tx, calendar, date, date)
        return planned && resolveDay(planned.master, planned.changes)
      },
    }
  }
  const found = await findMonth(tx, id)
  const program = found && (await listMealPrograms(tx)).find((one) => one.id === found.calendar.mealProgramId)
  if (!found || found.month.archivedAt !== null || !program) throw notFound(message('months.notFound'))
  return {
    yearMonth: found.month.yearMonth,
    gradeGroup: program.gradeGroup,
    columns: { masterMonthId: id, schoolMonthId: null },
    dayOn: async (date) => (await servedDays(tx, found.month)).get(date),
  }
}
