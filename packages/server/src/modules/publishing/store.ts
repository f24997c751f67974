import type { PublishResult } from '@commissary/domain/menu'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import { notFound, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { masterMonth, schoolCalendar, schoolMonth, schoolPublication } from '../../db/schema/calendar.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { message } from '../../shared/messages.ts'
import { recordEvent, recordEvents } from '../history/record-event.ts'
import { findMonth, type MasterCalendar, type Month, servedDays } from '../months/days.ts'
import { listSchools, type School } from '../schools/store.ts'
import { ofSchoolMonth } from './month-event.ts'
import { rebase } from './rebase.ts'
import { keepSnapshot, lastPublication } from './snapshot.ts'

export type Published = Omit<Schemas['Published']['data'], 'message'>
export type SchoolResult = Schemas['SchoolResult']

interface PublishRequest {
  /** Null = all that the month fits. */
  schoolIds: readonly number[] | null
  reason: string | null
}

/**
 * Publishes a month to schools. Throws a 404 for an unknown or archived month and for schools that the caller has no access to,
 * and a 422 with the schools that it does not fit.
 */
export async function publishMonth(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  id: number,
  { schoolIds, reason }: PublishRequest,
): Promise<Published> {
  const { month, calendar } = await lockMonth(tx, id)
  const wanted = await wantedSchools(tx, userId, calendar, schoolIds)
  if (wanted.length === 0) throw rejected({ schoolIds: message('publishing.noSchool') })

  const publicationId = await keepSnapshot(tx, month.id, await servedDays(tx, month), reason)
  await tx
    .update(masterMonth)
    .set({ publishedAt: sql`now()` })
    .where(and(eq(masterMonth.id, month.id), isNull(masterMonth.publishedAt)))
  return { publicationId, schools: await give(tx, { month, calendar, publicationId, schools: wanted, reason }) }
}

/** The schools to publish to: all that the month fits (null), or those with these ids. */
async function wantedSchools(
  tx: Tx,
  userId: number,
  calendar: MasterCalendar,
  schoolIds: readonly number[] | null,
): Promise<School[]> {
  const fitting = await fittingSchools(tx, userId, calendar)
  if (schoolIds === null) return fitting
  const all = new Map((await listSchools(tx, userId)).map((school) => [school.schoolId, school]))
  if (schoolIds.some((id) => !all.has(id))) throw notFound(message('calendars.schoolNotFound'))
  const known = new Set(fitting.map(({ schoolId }) => schoolId))
  const unfitting = schoolIds.filter((id) => !known.has(id)).map((id) => all.get(id)?.schoolName ?? '')
  if (unfitting.length > 0) throw rejected({ schoolIds: message('publishing.unfitting', { schools: unfitting }) })
  return fitting.filter(({ schoolId }) => schoolIds.includes(schoolId))
}

/** Gives a school what was last published of a month; a month that was never published is published to it. */
export async function setMasterMenu(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  schoolId: number,
  id: number,
): Promise<Published> {
  const { month, calendar } = await lockMonth(tx, id, 'catererCalendarId')
  const school = (await listSchools(tx, caller.userId)).find((one) => one.schoolId === schoolId)
  if (!school) throw notFound(message('calendars.schoolNotFound'))
  const publicationId = await lastPublication(tx, month.id)
  if (publicationId === null) return publishMonth(tx, caller, id, { schoolIds: [schoolId], reason: null })
  if (!school.programs.some((program) => program.id === calendar.mealProgramId)) {
    throw rejected({ catererCalendarId: message('publishing.unfittingMonth', { school: school.schoolName }) })
  }
  return { publicationId, schools: await give(tx, { month, calendar, publicationId, schools: [school], reason: null }) }
}

async function lockMonth(tx: Tx, id: number, field?: 'catererCalendarId') {
  const found = await findMonth(tx, id, 'lock')
  if (found && found.month.archivedAt === null) return found
  throw field ? rejected({ [field]: message('months.notFound') }) : notFound(message('months.notFound'))
}

/** The schools with the program of a master menu, of those that the user has access to. */
export async function fittingSchools(tx: Tx, userId: number, calendar: MasterCalendar): Promise<School[]> {
  const schools = await listSchools(tx, userId)
  return schools.filter(({ programs }) => programs.some(({ id }) => id === calendar.mealProgramId))
}

interface Given {
  month: Month
  calendar: MasterCalendar
  publicationId: number
  schools: readonly Pick<School, 'schoolId' | 'schoolName'>[]
  reason: string | null
  /** Days before it stay as they are. Default = today. */
  from?: string
}

/** Gives schools a publication, and keeps what they had before. */
export async function give(
  tx: Tx,
  { month, calendar, publicationId, schools, reason, from }: Given,
): Promise<SchoolResult[]> {
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
    const names = rows.filter(({ schoolMonthId }) => gave.some((one) => one.schoolMonthId === schoolMonthId))
    const published = { published: names.map(({ schoolName }) => schoolName), ...(reason && { reason }) }
    await recordEvent(tx, { recordType: 'masterMonth', recordId: month.id, action: 'updated', after: published })
  }
  return rows
}

/** The schools' calendars of a program, by school, added where they are missing, and locked until the transaction ends. */
async function ensureCalendars(
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
    .where(
      and(
        inArray(schoolCalendar.schoolId, [...schoolIds]),
        eq(schoolCalendar.mealProgramId, mealProgramId),
        isNull(schoolCalendar.archivedAt),
      ),
    )
    .orderBy(schoolCalendar.id)
    .for('update')
  return new Map(rows.map(({ schoolId, id }) => [schoolId, id]))
}

/** The calendars' months, by calendar, added where they are missing. */
async function ensureMonths(tx: Tx, calendarIds: readonly number[], yearMonth: string) {
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
