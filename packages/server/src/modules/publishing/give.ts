import type { PublishResult } from '@commissary/domain/menu'
import { and, eq, inArray, isNull } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { schoolCalendar, schoolMonth, schoolPublication } from '../../db/schema/school-menu.ts'
import { schoolProgram } from '../../db/schema/school.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { recordEvents } from '../history/record-event.ts'
import type { MasterCalendar, Month } from '../months/days.ts'
import { notifyMenuPublished } from '../notifications/menu-events.ts'
import type { School } from '../schools/store.ts'
import { ofSchoolMonth } from './month-event.ts'
import { rebase } from './rebase.ts'
import { daySizes } from './day-sizes.ts'

export type SchoolResult = Schemas['SchoolResult']

export interface Given {
  month: Month
  calendar: MasterCalendar
  publicationId: number
  schools: readonly Pick<School, 'schoolId' | 'schoolName'>[]
  reason: string | null
  /** Earlier days stay as they are. Default = today. */
  from?: string
}

/** What schools were given. */
export interface GivenResult {
  /** For all schools, even those that already had the publication. */
  results: SchoolResult[]
  /** Ids of the schools' months that did not have it yet, or had it for another number of usual meals. */
  given: number[]
}

/**
 * Gives schools a publication, each for its usual meals, and keeps what they had before. Locks their calendars until the
 * transaction ends.
 */
export async function give(
  tx: Tx,
  { month, calendar, publicationId, schools, reason, from }: Given,
): Promise<GivenResult> {
  const schoolIds = schools.map(({ schoolId }) => schoolId)
  const calendars = await ensureCalendars(tx, calendar, schoolIds)
  const months = await ensureMonths(tx, [...calendars.values()], month.yearMonth)
  const today = from ?? (await readCatererToday(tx))
  const usualMeals = await readUsualMeals(tx, calendar, calendars)
  const sizes = await daySizes(tx, [...calendars.values()], month.yearMonth, today)
  const has = (id: number) => months.get(id)?.publicationId === publicationId
  /** Whether its coming days are sized for another number of meals than it usually serves. */
  const isResized = (id: number) => sizes.get(id)?.some((size) => size !== usualMeals.get(id)) ?? false
  // A school that already has the publication for that many meals keeps its days as they are.
  const results = await rebase(tx, {
    calendarIds: [...calendars.values()].filter((id) => !has(id) || isResized(id)),
    usualMeals,
    yearMonth: month.yearMonth,
    publicationId,
    today,
  })
  const gave: Gave[] = []
  const resized: Gave[] = []
  const rows = schools.map(({ schoolId, schoolName }): SchoolResult => {
    const calendarId = calendars.get(schoolId) ?? 0
    const known = months.get(calendarId)
    const result = results.get(calendarId) ?? { came: [], kept: [], conflicts: [], locked: [] }
    const { id: schoolMonthId = 0, publicationId: previousPublicationId = null } = known ?? {}
    const previousPlannedMeals = sizes.get(calendarId)?.[0] ?? null
    const one = { schoolMonthId, previousPublicationId, previousPlannedMeals, result }
    if (!has(calendarId)) gave.push(one)
    else if (isResized(calendarId)) resized.push(one)
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
    // A publication with its own first day does not notify anyone.
    if (from === undefined) {
      const got = new Set(gave.map(({ schoolMonthId }) => schoolMonthId))
      await notifyMenuPublished(tx, {
        yearMonth: month.yearMonth,
        menuType: calendar.menuType,
        programId: calendar.mealProgramId,
        publicationId,
        schools: rows.filter(({ schoolMonthId }) => got.has(schoolMonthId)),
        today,
      })
    }
  }
  // Taking back still gives what the school had before the publication.
  for (const { schoolMonthId, result } of resized) {
    await tx
      .update(schoolPublication)
      .set({ result })
      .where(
        and(
          eq(schoolPublication.publicationId, publicationId),
          eq(schoolPublication.schoolMonthId, schoolMonthId),
          isNull(schoolPublication.takenBackAt),
        ),
      )
  }
  const changed = [...gave, ...resized]
  await recordEvents(
    tx,
    changed.map(({ schoolMonthId, result }) =>
      ofSchoolMonth(schoolMonthId, { published: calendar.name, reason }, result),
    ),
  )
  return { results: rows, given: changed.map(({ schoolMonthId }) => schoolMonthId) }
}

interface Gave {
  schoolMonthId: number
  previousPublicationId: number | null
  previousPlannedMeals: number | null
  result: PublishResult
}

/** How many meals of a program schools usually serve, by calendar; null = unknown. */
async function readUsualMeals(
  tx: Tx,
  { mealProgramId }: MasterCalendar,
  calendars: ReadonlyMap<number, number>,
): Promise<Map<number, number | null>> {
  const rows = await tx
    .select({ schoolId: schoolProgram.schoolId, plannedMeals: schoolProgram.plannedMeals })
    .from(schoolProgram)
    .where(and(eq(schoolProgram.mealProgramId, mealProgramId), inArray(schoolProgram.schoolId, [...calendars.keys()])))
  const bySchool = new Map(rows.map(({ schoolId, plannedMeals }) => [schoolId, plannedMeals]))
  return new Map([...calendars].map(([schoolId, id]) => [id, bySchool.get(schoolId) ?? null]))
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
