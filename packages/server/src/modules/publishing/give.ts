import type { PublishResult } from '@commissary/domain/menu'
import { and, eq, inArray } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { schoolCalendar, schoolMonth, schoolPublication } from '../../db/schema/school-menu.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { recordEvents } from '../history/record-event.ts'
import type { MasterCalendar, Month } from '../months/days.ts'
import type { School } from '../schools/store.ts'
import { ofSchoolMonth } from './month-event.ts'
import { rebase } from './rebase.ts'

export type SchoolResult = Schemas['SchoolResult']

export interface Given {
  month: Month
  calendar: MasterCalendar
  publicationId: number
  schools: readonly Pick<School, 'schoolId' | 'schoolName'>[]
  reason: string | null
  /** Days before it stay as they are. Default = today. */
  from?: string
}

/** What schools were given. */
export interface GivenResult {
  /** Of all schools, also of those that had the publication already. */
  results: SchoolResult[]
  /** Ids of the schools' months that did not have it yet. */
  given: number[]
}

/** Gives schools a publication, and keeps what they had before. Locks their calendars until the transaction ends. */
export async function give(
  tx: Tx,
  { month, calendar, publicationId, schools, reason, from }: Given,
): Promise<GivenResult> {
  const schoolIds = schools.map(({ schoolId }) => schoolId)
  const calendars = await ensureCalendars(tx, calendar, schoolIds)
  const months = await ensureMonths(tx, [...calendars.values()], month.yearMonth)
  const today = from ?? (await readCatererToday(tx))
  // A school that has the publication already keeps its days as they are.
  const results = await rebase(tx, {
    calendarIds: [...calendars.values()].filter((one) => months.get(one)?.publicationId !== publicationId),
    yearMonth: month.yearMonth,
    publicationId,
    today,
  })
  const gave: { schoolMonthId: number; previousPublicationId: number | null; result: PublishResult }[] = []
  const rows = schools.map(({ schoolId, schoolName }): SchoolResult => {
    const calendarId = calendars.get(schoolId) ?? 0
    const known = months.get(calendarId)
    const result = results.get(calendarId) ?? { came: [], kept: [], conflicts: [], locked: [] }
    const { id: schoolMonthId = 0, publicationId: previousPublicationId = null } = known ?? {}
    if (previousPublicationId !== publicationId) gave.push({ schoolMonthId, previousPublicationId, result })
    return { schoolId, schoolName, schoolMonthId, ...result }
  })
  if (gave.length > 0) {
    await tx
      .update(schoolMonth)
      .set({ publicationId })
      .where(
        inArray(
          schoolMonth.id,
          gave.map(({ schoolMonthId }) => schoolMonthId),
        ),
      )
    await tx.insert(schoolPublication).values(gave.map((one) => ({ publicationId, ...one })))
    await recordEvents(
      tx,
      gave.map(({ schoolMonthId, result }) =>
        ofSchoolMonth(schoolMonthId, { published: calendar.name, reason }, result),
      ),
    )
  }
  return { results: rows, given: gave.map(({ schoolMonthId }) => schoolMonthId) }
}

/** The schools' calendars of a program, by school, added where they are missing, and locked until the transaction ends. */
export async function ensureCalendars(
  tx: Tx,
  { menuType, mealProgramId }: MasterCalendar,
  schoolIds: readonly number[],
): Promise<Map<number, number>> {
  await tx
    .insert(schoolCalendar)
    .values(schoolIds.map((schoolId) => ({ schoolId, menuType, mealProgramId })))
    .onConflictDoNothing()
  const rows = await tx
    .select({ id: schoolCalendar.id, schoolId: schoolCalendar.schoolId })
    .from(schoolCalendar)
    .where(and(inArray(schoolCalendar.schoolId, [...schoolIds]), eq(schoolCalendar.mealProgramId, mealProgramId)))
    .orderBy(schoolCalendar.id)
    .for('update')
  return new Map(rows.map(({ schoolId, id }) => [schoolId, id]))
}

/** The calendars' months, by calendar, added where they are missing. */
export async function ensureMonths(tx: Tx, calendarIds: readonly number[], yearMonth: string) {
  await tx
    .insert(schoolMonth)
    .values(calendarIds.map((schoolCalendarId) => ({ schoolCalendarId, yearMonth })))
    .onConflictDoNothing()
  const rows = await tx
    .select()
    .from(schoolMonth)
    .where(and(inArray(schoolMonth.schoolCalendarId, [...calendarIds]), eq(schoolMonth.yearMonth, yearMonth)))
  return new Map(rows.map((row) => [row.schoolCalendarId, row]))
}
