import { eq } from 'drizzle-orm'

import { notFound } from '../../contract/api-error.ts'
import { schoolCalendar, schoolMonth } from '../../db/schema/school-menu.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import type { Calendar } from '../calendars/days.ts'
import { findSchool, type MealProgram, type School } from '../schools/store.ts'

export interface FoundMonth {
  month: typeof schoolMonth.$inferSelect
  calendar: Calendar
  school: School
  program: MealProgram
}

/** A month of a school's menu. Throws a 404 for an unknown one, and for one of a school that the user has no access to. */
export async function findSchoolMonth(tx: Tx, userId: number, id: number): Promise<FoundMonth> {
  const [found] = await tx
    .select({ month: schoolMonth, calendar: schoolCalendar })
    .from(schoolMonth)
    .innerJoin(schoolCalendar, eq(schoolCalendar.id, schoolMonth.schoolCalendarId))
    .where(eq(schoolMonth.id, id))
  const school = found && (await findSchool(tx, userId, found.calendar.schoolId))
  const program = school?.programs.find((one) => one.id === found?.calendar.mealProgramId)
  if (!found || !school || !program) throw notFound(message('calendars.monthNotFound'))
  return { ...found, school, program }
}
