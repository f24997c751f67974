import { and, eq } from 'drizzle-orm'

import { schoolProgram } from '../../src/db/schema/school.ts'
import type { Tx } from '../../src/db/work.ts'
import { type DayInput, toMenuDay } from '../../src/modules/calendars/day-input.ts'
import { allLines, plannedDays, untouched } from '../../src/modules/calendars/days.ts'
import { pantryOf } from '../../src/modules/calendars/menu-pantry.ts'
import { lockCalendar, saveDay } from '../../src/modules/calendars/store.ts'
import { withMenuItems } from '../../src/modules/menu-items/lines.ts'

/** Puts a menu on a school's day as it was planned at the time: the calls refuse days that were served. */
export async function planServedDay(tx: Tx, schoolId: number, date: string, input: DayInput): Promise<void> {
  const [lunch] = await tx
    .select()
    .from(schoolProgram)
    .where(and(eq(schoolProgram.schoolId, schoolId), eq(schoolProgram.menuType, 'MEAL')))
  if (!lunch) throw new Error('The school serves no lunch')
  const calendar = await lockCalendar(tx, schoolId, 'MEAL', lunch.mealProgramId)
  const [planned = { date, master: null, ...untouched }] = await plannedDays(tx, calendar, date, date)
  const edited = toMenuDay(await withMenuItems(tx, date, input, 'K-5'))
  await saveDay(tx, calendar.id, planned, edited, await pantryOf(tx, [...allLines(planned), edited]))
}
