import type { Worker } from 'node:worker_threads'

import type { FastifyBaseLogger } from 'fastify'

import { defaultFailure } from '../contract/api-error.ts'
import { databaseError, StorageFullError } from '../db/errors.ts'
import type { Database, Tx } from '../db/work.ts'
import { countChanges, load, readPlan } from '../modules/imports/loading.ts'
import {
  deleteStaged,
  failJob,
  finishApplying,
  finishReading,
  leaseSeconds,
  renewLease,
  stageHeader,
  stageRows,
  type LeasedJob,
} from '../modules/imports/staging.ts'
import { deleteLeftovers, findJob, readChunk } from '../modules/imports/store.ts'
import { startWorker } from '../workers/start-worker.ts'
import type { Ending, NumberedQuestion, NumberedReply, Question, Reply } from './import-messages.ts'

/** The job is not this worker's any more: it was cancelled, or the server stops. Nothing more is written. */
class Abandoned extends Error {}

const deleteBatch = 2_000

/** Brings one leased job a step on: from the file to staged rows, or from those to foods. */
export async function runImport(
  database: Database,
  job: LeasedJob,
  log: FastifyBaseLogger,
  signal: AbortSignal,
): Promise<void> {
  const work = <T>(run: (tx: Tx) => Promise<T>): Promise<T> => database.work({ catererId: job.catererId }, run)
  const heartbeat = setInterval(
    () => {
      work((tx) => renewLease(tx, job)).catch((error: unknown) => log.warn({ err: error }, 'a lease was not renewed'))
    },
    (leaseSeconds * 1000) / 3,
  )
  try {
    if (job.state === 'reading') await readJob(work, job, signal)
    else await applyJob(work, job, signal)
  } catch (error) {
    if (error instanceof Abandoned || signal.aborted) return
    log.error({ err: error, importId: job.id }, 'an import failed')
    const isFull = databaseError(error) instanceof StorageFullError
    await work((tx) =>
      failJob(tx, job, isFull ? 'The disk of the server is nearly full. Try again later.' : defaultFailure),
    )
  } finally {
    clearInterval(heartbeat)
  }
}

export type Work = <T>(run: (tx: Tx) => Promise<T>) => Promise<T>

async function readJob(work: Work, job: LeasedJob, signal: AbortSignal): Promise<void> {
  // What an interrupted worker staged is read again from the start.
  for (let row = deleteBatch; (await work((tx) => deleteStaged(tx, job, row))) !== null; row += deleteBatch) {
    if (signal.aborted) throw new Abandoned()
  }

  const ending = await readInThread(work, job, signal)
  if (ending.end === 'problem') {
    await work((tx) => finishReading(tx, job, { problem: ending.problem }))
    await clearLeftovers(work, job.id, signal)
    return
  }
  await work(async (tx) => {
    const plan = await readPlan(tx, job.id)
    if (!plan) throw new Error('The staged header is missing')
    await finishReading(tx, job, { counts: await countChanges(tx, plan) })
  })
}

/** Feeds the reading thread with the pieces of the file, and stages what it reads. */
function readInThread(work: Work, job: LeasedJob, signal: AbortSignal): Promise<Ending> {
  const thread = startWorker('jobs/import-worker', null)
  let seq = 0
  let fileId: number | null | undefined

  async function answer(question: Question): Promise<Reply> {
    if (signal.aborted) throw new Abandoned()
    switch (question.ask) {
      case 'piece': {
        fileId ??= (await work((tx) => findJob(tx, job.id)))?.fileId
        if (typeof fileId !== 'number') throw new Abandoned()
        const id = fileId
        return work((tx) => readChunk(tx, id, ++seq))
      }
      case 'keepHeader':
        await work((tx) => stageHeader(tx, job, question.kind, question.columns))
        return null
      case 'keepRows':
        if (!(await work((tx) => stageRows(tx, job, question.rows, question.preview)))) throw new Abandoned()
        return null
    }
  }

  return talk(thread, answer).finally(() => thread.terminate())
}

function talk(thread: Worker, answer: (question: Question) => Promise<Reply>): Promise<Ending> {
  return new Promise((resolve, reject) => {
    thread.on('message', (message: NumberedQuestion | Ending) => {
      if ('end' in message) resolve(message)
      else
        answer(message.question).then(
          (reply) => thread.postMessage({ id: message.id, reply } satisfies NumberedReply),
          reject,
        )
    })
    thread.on('error', reject)
    thread.on('exit', () => reject(new Error('The reading thread ended early')))
  })
}

async function applyJob(work: Work, job: LeasedJob, signal: AbortSignal): Promise<void> {
  await work(async (tx) => {
    const plan = await readPlan(tx, job.id)
    if (!plan) throw new Error('The staged header is missing')
    // Counted again: what is there may have changed since the preview.
    const counts = await countChanges(tx, plan)
    const { blankValues = 0 } = (await findJob(tx, job.id))?.counts ?? {}
    await load(tx, plan)
    // Throwing undoes everything: an import is loaded whole or not at all.
    if (!(await finishApplying(tx, job, { ...counts, blankValues }))) throw new Abandoned()
  })
  await clearLeftovers(work, job.id, signal)
}

/** Deletes the file and the good rows of an import that has ended, a little at a time. */
export async function clearLeftovers(work: Work, id: number, signal: AbortSignal): Promise<void> {
  // Row 0 holds the header, which the preview still shows.
  let row: number | null = 1
  while (row !== null && !signal.aborted) {
    const from: number = row
    row = await work((tx) => deleteLeftovers(tx, id, from, deleteBatch))
  }
}
