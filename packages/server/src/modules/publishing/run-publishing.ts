import { setImmediate } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'

import { defaultFailure } from '../../contract/api-error.ts'
import { databaseError, isUnreachable, StorageFullError } from '../../db/errors.ts'
import { retried } from '../../db/retried.ts'
import type { Database, Tx } from '../../db/work.ts'
import { readReaderLanguage } from '../../shared/reader-language.ts'
import { message, translate } from '../../shared/messages.ts'
import { findMonth } from '../months/days.ts'
import { findSchools } from '../schools/store.ts'
import { ensureCalendars, give } from './give.ts'
import { endJob, holdJob, type LeasedPublishJob, publicationsNow, releaseJob, saveProgress } from './job-store.ts'
import { batchSchools, serves } from './store.ts'

/**
 * Works on a leased job until it ends, is canceled, or the server stops; after a stop, the next start resumes it. When the
 * database is unreachable, the job is resumed after its lease.
 */
export async function runPublishing(
  database: Database,
  job: LeasedPublishJob,
  log: FastifyBaseLogger,
  signal: AbortSignal,
): Promise<void> {
  const { catererId, userId } = job
  const work = <T>(run: (tx: Tx) => Promise<T>) => retried(() => database.work({ catererId, userId }, run))
  try {
    while (!signal.aborted) {
      if (!(await work((tx) => publishBatch(tx, job)))) return
      // Otherwise, a database in this thread would run all batches without returning to the event loop.
      await setImmediate()
    }
    await work((tx) => releaseJob(tx, job))
  } catch (error) {
    log.error({ err: error, publishJobId: job.id }, 'publishing failed')
    if (isUnreachable(error)) return
    const isFull = databaseError(error) instanceof StorageFullError
    const problem = isFull ? message('publishing.diskFull') : defaultFailure
    await database.work({ catererId, userId, reserveBytes: 'reserve' }, async (tx) => {
      const held = await holdJob(tx, job)
      if (held) await endJob(tx, held, 'failed', translate(problem, await readReaderLanguage(tx)))
    })
  }
}

/**
 * Gives the next schools of a job its publication, and ends the job after the last ones. Returns false when there is nothing
 * more to do: the job has ended, or belongs to another process.
 */
async function publishBatch(tx: Tx, lease: LeasedPublishJob): Promise<boolean> {
  const job = await holdJob(tx, lease)
  if (!job) return false
  const found = await findMonth(tx, job.masterMonthId)
  if (!found) throw new Error('The month of a job was not found')
  const { month, calendar } = found
  const { publicationId, reason } = job
  const batch = job.waiting.slice(0, batchSchools)
  const had = new Map(batch.map((one) => [one.schoolId, one.publicationId]))
  const serving = (await findSchools(tx, lease.userId, [...had.keys()])).filter((school) => serves(school, calendar))
  const ids = serving.map(({ schoolId }) => schoolId)
  // Locks the calendars: what the schools have does not change until the transaction ends.
  if (ids.length > 0) await ensureCalendars(tx, calendar, ids)
  const has = await publicationsNow(tx, calendar, month.yearMonth, ids)
  const schools = serving.filter(({ schoolId }) => {
    const now = has.get(schoolId) ?? null
    return now === publicationId || now === had.get(schoolId)
  })
  const { given } =
    schools.length > 0 ? await give(tx, { month, calendar, publicationId, schools, reason }) : { given: [] }
  const wanted = new Set(schools.map(({ schoolId }) => schoolId))
  const next = {
    waiting: job.waiting.slice(batch.length),
    given: [...job.given, ...given],
    leftOut: [...job.leftOut, ...batch.map(({ schoolId }) => schoolId).filter((id) => !wanted.has(id))],
  }
  await saveProgress(tx, job, next)
  if (next.waiting.length > 0) return true
  await endJob(tx, { ...job, ...next }, 'done')
  return false
}
