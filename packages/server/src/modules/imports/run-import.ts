import { setImmediate } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'

import type { FastifyBaseLogger } from 'fastify'

import { defaultFailure } from '../../contract/api-error.ts'
import { databaseError, StorageFullError } from '../../db/errors.ts'
import type { Database, Tx } from '../../db/work.ts'
import {
  countChanges,
  deleteUnfinished,
  finishLoading,
  loadBatch,
  readPlan,
  type Batch,
  type Changes,
  type LoadPlan,
} from './loading.ts'
import {
  deleteStaged,
  failJob,
  finishReading,
  leaseSeconds,
  renewLease,
  stageHeader,
  stageRows,
  type LeasedJob,
} from './staging.ts'
import { deleteLeftovers, findJob, readChunk } from './store.ts'
import { startWorker } from '../../workers/start-worker.ts'
import type { Ending, NumberedQuestion, NumberedReply, Question, Reply } from './import-messages.ts'

/** The job is not this worker's any more: it was cancelled, or the server stops. Nothing more is written. */
class Abandoned extends Error {}

const deleteBatch = 2_000
/** Rows of one short transaction; between two of them others are served. */
const batchRows = 2_000

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
    await clearLeftovers(work, job.id, signal)
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
  const counts: Changes = { create: 0, update: 0, unchanged: 0, rejected: 0 }
  await inBatches(work, job, signal, async (tx, plan, batch) => {
    const changes = await countChanges(tx, plan, batch)
    for (const key of ['create', 'update', 'unchanged', 'rejected'] as const) counts[key] += changes[key]
  })
  await work((tx) => finishReading(tx, job, { counts }))
}

/** Works on all staged rows, a batch to a transaction, as long as the job is ours. Returns the plan. */
async function inBatches(
  work: Work,
  job: LeasedJob,
  signal: AbortSignal,
  run: (tx: Tx, plan: LoadPlan, batch: Batch) => Promise<void>,
): Promise<LoadPlan> {
  const plan = await work((tx) => readPlan(tx, job.id))
  if (!plan) throw new Error('The staged header is missing')
  for (let from = 1; from <= plan.lastRow; from += batchRows) {
    if (signal.aborted) throw new Abandoned()
    await work(async (tx) => {
      await hold(tx, job)
      await run(tx, plan, { from, before: from + batchRows })
    })
    // An engine that runs in this thread would go from batch to batch without looking up.
    await setImmediate()
  }
  return plan
}

/** Keeps others from the job until the end of the transaction: whoever cancels it comes before, or waits. */
async function hold(tx: Tx, job: LeasedJob): Promise<void> {
  if (!(await renewLease(tx, job))) throw new Abandoned()
}

/** Feeds the reading thread with the pieces of the file, and stages what it reads. */
function readInThread(work: Work, job: LeasedJob, signal: AbortSignal): Promise<Ending> {
  const thread = startWorker('modules/imports/import-worker', null)
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
  // Rows of an import that came to nothing would be taken for foods that are known.
  await clearUnfinished(work, signal)
  const plan = await inBatches(work, job, signal, loadBatch)
  await work(async (tx) => {
    await hold(tx, job)
    await finishLoading(tx, plan)
  })
  await clearLeftovers(work, job.id, signal)
}

async function clearUnfinished(work: Work, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await work((tx) => deleteUnfinished(tx, deleteBatch))) > 0);
}

/** Deletes what an import that has ended leaves: its file, its good rows, and what it loaded if that came to nothing. */
export async function clearLeftovers(work: Work, id: number, signal: AbortSignal): Promise<void> {
  await clearUnfinished(work, signal)
  // Row 0 holds the header, which the preview still shows.
  let row: number | null = 1
  while (row !== null && !signal.aborted) {
    const from: number = row
    row = await work((tx) => deleteLeftovers(tx, id, from, deleteBatch))
  }
}
