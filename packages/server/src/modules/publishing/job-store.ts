import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'

import { conflict, notFound } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { masterMonth } from '../../db/schema/master-menu.ts'
import { schoolCalendar, schoolMonth, schoolPublication } from '../../db/schema/school-menu.ts'
import { publishJob, type PublishJobState } from '../../db/schema/publish-job.ts'
import { school } from '../../db/schema/school.ts'
import type { Tx } from '../../db/work.ts'
import { leaseSeconds } from '../../shared/job-runner.ts'
import { textOrder } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import type { MasterCalendar } from '../months/days.ts'
import { listSchools } from '../schools/store.ts'
import type { Given } from './give.ts'
import { recordPublished } from './month-event.ts'

export type PublishJob = typeof publishJob.$inferSelect

/** A job that a server process works on. */
export interface LeasedPublishJob {
  id: number
  catererId: number
  /** Who started it. The job can do what this user may do. */
  userId: number
  owner: string
}

/** Throws a 409 while a job publishes the month. The month must be locked, so that no job begins after this. */
export async function refuseWhileRunning(tx: Tx, masterMonthId: number): Promise<void> {
  const [running] = await tx
    .select({ publicationId: publishJob.publicationId })
    .from(publishJob)
    .where(and(eq(publishJob.masterMonthId, masterMonthId), eq(publishJob.state, 'running')))
  if (running) throw conflict(message('publishing.running'), { id: running.publicationId })
}

/** Adds a job that gives schools a publication, in their order. */
export async function insertJob(tx: Tx, { month, calendar, publicationId, schools, reason }: Given): Promise<number> {
  const ids = schools.map(({ schoolId }) => schoolId)
  const has = await publicationsNow(tx, calendar, month.yearMonth, ids)
  const [added] = await tx
    .insert(publishJob)
    .values({
      masterMonthId: month.id,
      publicationId,
      reason,
      totalSchools: ids.length,
      waiting: ids.map((schoolId) => ({ schoolId, publicationId: has.get(schoolId) ?? null })),
    })
    .returning({ id: publishJob.id })
  if (!added) throw new Error('The job was not inserted')
  return added.id
}

/** The publications that schools have in a month of a program, by school. */
export async function publicationsNow(
  tx: Tx,
  { mealProgramId }: MasterCalendar,
  yearMonth: string,
  schoolIds: readonly number[],
): Promise<Map<number, number | null>> {
  const rows = await tx
    .select({ schoolId: schoolCalendar.schoolId, publicationId: schoolMonth.publicationId })
    .from(schoolMonth)
    .innerJoin(schoolCalendar, eq(schoolCalendar.id, schoolMonth.schoolCalendarId))
    .where(
      and(
        eq(schoolMonth.yearMonth, yearMonth),
        eq(schoolCalendar.mealProgramId, mealProgramId),
        inArray(schoolCalendar.schoolId, [...schoolIds]),
      ),
    )
  return new Map(rows.map((row) => [row.schoolId, row.publicationId]))
}

/** Leases the oldest job that is waiting or lost its worker; null without one. */
export async function leasePublishJob(tx: Tx, owner: string): Promise<LeasedPublishJob | null> {
  const [row] = await tx.execute<{ publish_job_id: number; caterer_id: number; user_id: number | null }>(
    sql`select publish_job_id::int, caterer_id, user_id::int from lease_publish_job(${owner}, ${leaseSeconds})`,
  )
  return row ? { id: row.publish_job_id, catererId: row.caterer_id, userId: row.user_id ?? 0, owner } : null
}

/** Extends the lease and locks the job until the transaction ends. Null when it was canceled or taken by another process. */
export async function holdJob(tx: Tx, { id, owner }: LeasedPublishJob): Promise<PublishJob | null> {
  const [job] = await tx
    .update(publishJob)
    .set({ leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(and(eq(publishJob.id, id), eq(publishJob.leaseOwner, owner), eq(publishJob.state, 'running')))
    .returning()
  return job ?? null
}

/** Releases a job, so that the next start resumes it right away. */
export async function releaseJob(tx: Tx, { id, owner }: LeasedPublishJob): Promise<void> {
  await tx
    .update(publishJob)
    .set({ leaseOwner: null, leaseUntil: null })
    .where(and(eq(publishJob.id, id), eq(publishJob.leaseOwner, owner)))
}

/** Stores how far a job is. */
export async function saveProgress(
  tx: Tx,
  { id }: PublishJob,
  progress: Pick<PublishJob, 'waiting' | 'given' | 'leftOut'>,
): Promise<void> {
  await tx.update(publishJob).set(progress).where(eq(publishJob.id, id))
}

/** Ends a job that is locked, and records in the month's history which schools have it. */
export async function endJob(
  tx: Tx,
  job: PublishJob,
  state: Exclude<PublishJobState, 'running'>,
  error: string | null = null,
): Promise<void> {
  await tx.update(publishJob).set({ state, error, leaseOwner: null, leaseUntil: null }).where(eq(publishJob.id, job.id))
  // A month that no school was given is not published.
  if (job.given.length === 0) {
    const has = tx
      .select({ id: schoolMonth.id })
      .from(schoolMonth)
      .where(eq(schoolMonth.publicationId, job.publicationId))
    await tx
      .update(masterMonth)
      .set({ publishedAt: null })
      .where(and(eq(masterMonth.id, job.masterMonthId), notExists(has)))
  }
  const given = await tx
    .select({ name: school.schoolName })
    .from(schoolMonth)
    .innerJoin(schoolCalendar, eq(schoolCalendar.id, schoolMonth.schoolCalendarId))
    .innerJoin(school, eq(school.id, schoolCalendar.schoolId))
    .where(inArray(schoolMonth.id, job.given))
    .orderBy(textOrder(school.schoolName), asc(school.id))
  const waiting = await tx
    .select({ name: school.schoolName })
    .from(school)
    .where(
      inArray(
        school.id,
        job.waiting.map(({ schoolId }) => schoolId),
      ),
    )
    .orderBy(textOrder(school.schoolName), asc(school.id))
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)
  const notPublished = names(waiting)
  await recordPublished(tx, job.masterMonthId, { published: names(given), notPublished, reason: job.reason })
}

async function findJob(tx: Tx, id: number, lock?: 'lock'): Promise<PublishJob> {
  const query = tx.select().from(publishJob).where(eq(publishJob.id, id))
  const [job] = await (lock ? query.for('update') : query)
  if (!job) throw notFound(message('publishing.jobNotFound'))
  return job
}

/** A job with the schools that the user has access to. Throws a 404 for an unknown one. */
export async function readJob(tx: Tx, { userId }: Pick<Caller, 'userId'>, id: number): Promise<Schemas['PublishJob']> {
  const job = await findJob(tx, id)
  const { state, publicationId, totalSchools, waiting, given, leftOut, error } = job
  const names = await ownSchools(tx, userId)
  return {
    id,
    state,
    publicationId,
    totalSchools,
    doneSchools: totalSchools - waiting.length,
    leftOut: leftOut.flatMap((schoolId) => names.get(schoolId) ?? []),
    waiting: waiting.map(({ schoolId }) => schoolId).filter((schoolId) => names.has(schoolId)),
    schools: state === 'running' ? [] : await resultsOf(tx, publicationId, given, names),
    problem: error,
    canCancel: state === 'running' && mayCancel(job, userId, names),
  }
}

/** The names of the schools that a user has access to, by id. */
const ownSchools = async (tx: Tx, userId: number): Promise<ReadonlyMap<number, string>> =>
  new Map((await listSchools(tx, userId)).map(({ schoolId, schoolName }) => [schoolId, schoolName]))

/** A job can be canceled by the user who started it and by anyone with access to all waiting schools. */
const mayCancel = ({ createdBy, waiting }: PublishJob, userId: number, own: ReadonlyMap<number, string>) =>
  createdBy === userId || waiting.every(({ schoolId }) => own.has(schoolId))

async function resultsOf(tx: Tx, publicationId: number, given: readonly number[], names: ReadonlyMap<number, string>) {
  const rows = await tx
    .select({
      schoolMonthId: schoolPublication.schoolMonthId,
      result: schoolPublication.result,
      schoolId: schoolCalendar.schoolId,
    })
    .from(schoolPublication)
    .innerJoin(schoolMonth, eq(schoolMonth.id, schoolPublication.schoolMonthId))
    .innerJoin(schoolCalendar, eq(schoolCalendar.id, schoolMonth.schoolCalendarId))
    .where(
      and(eq(schoolPublication.publicationId, publicationId), inArray(schoolPublication.schoolMonthId, [...given])),
    )
    .orderBy(schoolPublication.id)
  // A school that left the publication and returned to it was given it twice.
  const latest = new Map(rows.map((row) => [row.schoolMonthId, row]))
  return given.flatMap((schoolMonthId) => {
    const row = latest.get(schoolMonthId)
    const schoolName = names.get(row?.schoolId ?? 0)
    return row && schoolName !== undefined ? [{ schoolId: row.schoolId, schoolName, schoolMonthId, ...row.result }] : []
  })
}

/**
 * Stops a job; a batch that has begun is finished first. Throws a 404 for an unknown one, and a 409 if the user has no access to
 * a school that waits.
 */
export async function cancelJob(tx: Tx, { userId }: Pick<Caller, 'userId'>, id: number): Promise<void> {
  const job = await findJob(tx, id, 'lock')
  if (job.state !== 'running') return
  if (!mayCancel(job, userId, await ownSchools(tx, userId))) {
    throw conflict(message('publishing.othersWait'), { id: job.publicationId })
  }
  await endJob(tx, job, 'cancelled')
}
