import { and, eq, isNull, sql } from 'drizzle-orm'

import { notFound, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { masterMonth } from '../../db/schema/master-menu.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { findMonth, type MasterCalendar, servedDays } from '../months/days.ts'
import { listSchools, type School } from '../schools/store.ts'
import { type Given, give, type SchoolResult } from './give.ts'
import { insertJob, refuseWhileRunning } from './job-store.ts'
import { recordPublished } from './month-event.ts'
import { keepSnapshot, lastPublication } from './snapshot.ts'

export type Published = Omit<Schemas['Published']['data'], 'message'>
type PublishAnswer = Omit<Schemas['PublishAnswer']['data'], 'message'>

/**
 * The most schools that are given a month in one transaction: within the call, and in each step of a job. On the embedded
 * database, other calls wait about a tenth of a second for it.
 */
export const batchSchools = 25

interface PublishRequest {
  /** Null = all that the month fits. */
  schoolIds: readonly number[] | null
  reason: string | null
}

/**
 * Publishes a month to schools: to a batch of them now, to more by a job. Throws a 404 for an unknown or archived month and for
 * schools that the caller has no access to, a 422 with the schools that it does not fit, and a 409 while a job publishes it.
 */
export async function publishMonth(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  id: number,
  { schoolIds, reason }: PublishRequest,
): Promise<PublishAnswer> {
  const { month, calendar } = await lockMonth(tx, id)
  await refuseWhileRunning(tx, month.id)
  const wanted = await wantedSchools(tx, userId, calendar, schoolIds)
  if (wanted.length === 0) throw rejected({ schoolIds: message('publishing.noSchool') })

  const publicationId = await keepSnapshot(tx, month.id, await servedDays(tx, month), reason)
  await tx
    .update(masterMonth)
    .set({ publishedAt: sql`now()` })
    .where(and(eq(masterMonth.id, month.id), isNull(masterMonth.publishedAt)))
  const given = { month, calendar, publicationId, schools: wanted, reason }
  if (wanted.length > batchSchools) return { publicationId, jobId: await insertJob(tx, given), schools: [] }
  return { publicationId, jobId: null, schools: await giveNow(tx, given) }
}

/** Gives schools a publication, and records it in the history of the month. */
export async function giveNow(tx: Tx, wanted: Given): Promise<SchoolResult[]> {
  const { results, given } = await give(tx, wanted)
  const names = results.filter(({ schoolMonthId }) => given.includes(schoolMonthId)).map(({ schoolName }) => schoolName)
  await recordPublished(tx, wanted.month.id, { published: names, reason: wanted.reason })
  return results
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

/** Gives a school a month's last publication; a month that was never published is published to it. */
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
  if (publicationId === null) {
    const { jobId: _, ...published } = await publishMonth(tx, caller, id, { schoolIds: [schoolId], reason: null })
    return published
  }
  if (!school.programs.some((program) => program.id === calendar.mealProgramId)) {
    throw rejected({ catererCalendarId: message('publishing.unfittingMonth', { school: school.schoolName }) })
  }
  return {
    publicationId,
    schools: await giveNow(tx, { month, calendar, publicationId, schools: [school], reason: null }),
  }
}

async function lockMonth(tx: Tx, id: number, field?: 'catererCalendarId') {
  const found = await findMonth(tx, id, 'lock')
  if (found && found.month.archivedAt === null) return found
  throw field ? rejected({ [field]: message('months.notFound') }) : notFound(message('months.notFound'))
}

/** The schools with the program of a master menu, of those that the user has access to. */
export async function fittingSchools(tx: Tx, userId: number, calendar: MasterCalendar): Promise<School[]> {
  return (await listSchools(tx, userId)).filter((school) => serves(school, calendar))
}

/** Whether a school has the program of a master menu. */
export const serves = ({ programs }: Pick<School, 'programs'>, { mealProgramId }: MasterCalendar): boolean =>
  programs.some(({ id }) => id === mealProgramId)
