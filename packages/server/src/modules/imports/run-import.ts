import { setImmediate } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'

import type { FastifyBaseLogger } from 'fastify'

import { defaultFailure } from '../../contract/api-error.ts'
import { databaseError, StorageFullError } from '../../db/errors.ts'
import type { Database, Tx, WorkContext } from '../../db/work.ts'
import { readChunk } from '../../files/file-store.ts'
import { countChanges, deleteUnfinished, finishLoading, loadBatch, readPlan } from './loading.ts'
import { deleteStaged, failJob, finishReading, renewLease, stageHeader, stageRows, type LeasedJob } from './staging.ts'
import type { Batch, Changes, LoadPlan } from './load-plan.ts'
import type { FileContext } from './file-context.ts'
import { actAsUploader, readFileContext } from './file-vendor.ts'
import { findMapping } from './mapping.ts'
import { deleteLeftovers, findJob } from './store.ts'
import { readReaderLanguage } from '../../shared/reader-language.ts'
import { message, translate } from '../../shared/messages.ts'
import { withLease } from '../../shared/job-runner.ts'
import { startWorker } from '../../shared/start-worker.ts'
import type {
  Ending,
  NumberedQuestion,
  NumberedReply,
  NumberedRow,
  Question,
  Reply,
  WorkerData,
} from './import-messages.ts'
import { stepSize } from './step-size.ts'

/** The job no longer belongs to this worker: it was canceled, or the server is stopping. Nothing more is written. */
class Abandoned extends Error {}

/** A workbook is unpacked in memory. One that claims a million rows of blank cells must not use up the server's. */
const maxReaderMegabytes = 1024

/** The most rows in one short transaction; other requests are served in between. */
const deleteBatch = 2_000
const batchRows = 500

/** Runs one step of a leased job: from the file to staged rows, or from those to foods. */
export async function runImport(
  database: Database,
  job: LeasedJob,
  log: FastifyBaseLogger,
  signal: AbortSignal,
): Promise<void> {
  const work = workOf(database, { catererId: job.catererId })
  const step = () => (job.state === 'reading' ? readJob(work, job, signal) : applyJob(work, job, signal))
  try {
    await withLease(log, () => work((tx) => renewLease(tx, job)), step)
  } catch (error) {
    if (error instanceof Abandoned || signal.aborted) return
    log.error({ err: error, importId: job.id }, 'an import failed')
    const isFull = databaseError(error) instanceof StorageFullError
    const problem = isFull ? message('imports.diskFull') : defaultFailure
    // On a full disk, the import must not stay at "reading" forever.
    const reserved = { catererId: job.catererId, reserveBytes: 'reserve' } as const
    await database.work(reserved, async (tx) => {
      await actAsUploader(tx, job.id)
      return failJob(tx, job, translate(problem, await readReaderLanguage(tx)))
    })
    await clearLeftovers(workOf(database, reserved), job.id, signal)
  }
}

/** Runs transactions of an import. */
export interface Work {
  <T>(run: (tx: Tx) => Promise<T>): Promise<T>
  readonly kind: Database['kind']
}

export const workOf = (database: Database, context: WorkContext): Work =>
  Object.assign(<T>(run: (tx: Tx) => Promise<T>) => database.work(context, run), { kind: database.kind })

async function readJob(work: Work, job: LeasedJob, signal: AbortSignal): Promise<void> {
  // Rows that an interrupted worker staged are deleted and read again.
  const step = stepSize(work.kind, deleteBatch)
  for (let row = step.rows; (await step.measure(() => work((tx) => deleteStaged(tx, job, row)))) !== null;) {
    if (signal.aborted) throw new Abandoned()
    row += step.rows
  }

  const context = await work((tx) => readFileContext(tx, job.id))
  const { language } = context
  const ending = await readInThread(work, job, context, signal)
  if (ending.end === 'problem') {
    await work((tx) => finishReading(tx, job, ending))
    if (!ending.canBeMapped) await clearLeftovers(work, job.id, signal)
    return
  }
  const counts: Changes = { create: 0, update: 0, unchanged: 0, rejected: 0 }
  await inBatches(work, job, signal, async (tx, plan, batch) => {
    const changes = await countChanges(tx, plan, batch, language)
    for (const key of ['create', 'update', 'unchanged', 'rejected'] as const) counts[key] += changes[key]
  })
  await work((tx) => finishReading(tx, job, { counts }))
}

/** Runs `run` for all staged rows, one transaction per batch, while the job belongs to this worker. Returns the plan. */
async function inBatches(
  work: Work,
  job: LeasedJob,
  signal: AbortSignal,
  run: (tx: Tx, plan: LoadPlan, batch: Batch) => Promise<void>,
): Promise<LoadPlan> {
  const plan = await work((tx) => readPlan(tx, job.id))
  if (!plan) throw new Error('The staged header is missing')
  const step = stepSize(work.kind, batchRows)
  for (let from = 1; from <= plan.lastRow;) {
    if (signal.aborted) throw new Abandoned()
    const before = from + step.rows
    await step.measure(() =>
      work(async (tx) => {
        await holdJob(tx, job)
        await run(tx, plan, { from, before })
      }),
    )
    from = before
    // Otherwise, a database in this thread would run all batches without returning to the event loop.
    await setImmediate()
  }
  return plan
}

/** Locks the job until the transaction ends. A cancel runs before that, or waits. */
async function holdJob(tx: Tx, job: LeasedJob): Promise<void> {
  if (!(await renewLease(tx, job))) throw new Abandoned()
}

/** Sends the pieces of the file to the reading thread, and stages the rows it returns. */
function readInThread(work: Work, job: LeasedJob, context: FileContext, signal: AbortSignal): Promise<Ending> {
  const thread = startWorker('modules/imports/import-worker', context satisfies WorkerData, {
    maxMegabytes: maxReaderMegabytes,
  })
  const step = stepSize(work.kind, batchRows)
  let seq = 0
  let fileId: number | null | undefined

  async function answer(question: Question): Promise<Reply> {
    if (signal.aborted) throw new Abandoned()
    switch (question.type) {
      case 'piece': {
        fileId ??= (await work((tx) => findJob(tx, job.id)))?.fileId
        if (typeof fileId !== 'number') throw new Abandoned()
        const id = fileId
        return work((tx) => readChunk(tx, id, ++seq))
      }
      case 'findMapping': {
        const fields = await work((tx) => findMapping(tx, question.hash))
        return fields && Buffer.from(JSON.stringify(fields))
      }
      case 'storeHeader':
        await work((tx) => stageHeader(tx, job, question.kind, question.columns, question.hash))
        return null
      case 'storeRows':
        await stageInSteps(question.rows, question.preview)
        return null
    }
  }

  async function stageInSteps(rows: NumberedRow[], preview: string[][]): Promise<void> {
    // The preview goes with the first step; a file without known columns has nothing else.
    for (let from = 0; from === 0 || from < rows.length;) {
      const before = from + step.rows
      const part = rows.slice(from, before)
      const shown = from === 0 ? preview : []
      if (!(await step.measure(() => work((tx) => stageRows(tx, job, part, shown))))) throw new Abandoned()
      await setImmediate()
      from = before
    }
  }

  return answerThread(thread, answer)
    .catch((error: unknown): Ending => {
      if ((error as { code?: unknown }).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error
      return {
        end: 'problem',
        problem: translate(message('imports.file.tooManyCells'), context.language),
        canBeMapped: false,
      }
    })
    .finally(() => thread.terminate())
}

function answerThread(thread: Worker, answer: (question: Question) => Promise<Reply>): Promise<Ending> {
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
  // Rows left by a failed import would be mistaken for existing foods.
  await clearUnfinished(work, signal)
  const plan = await inBatches(work, job, signal, loadBatch)
  await work(async (tx) => {
    await holdJob(tx, job)
    await finishLoading(tx, plan)
  })
  await clearLeftovers(work, job.id, signal)
}

async function clearUnfinished(work: Work, signal: AbortSignal): Promise<void> {
  const step = stepSize(work.kind, deleteBatch)
  while (!signal.aborted && (await step.measure(() => work((tx) => deleteUnfinished(tx, step.rows)))) > 0);
}

/** Deletes what a finished import no longer needs: its file, its rows without problems, and foods of a failed import. */
export async function clearLeftovers(work: Work, id: number, signal: AbortSignal): Promise<void> {
  await clearUnfinished(work, signal)
  // Row 0 is the header, which the preview still shows.
  let row: number | null = 1
  const step = stepSize(work.kind, deleteBatch)
  while (row !== null && !signal.aborted) {
    const from: number = row
    row = await step.measure(() => work((tx) => deleteLeftovers(tx, id, from, step.rows)))
  }
}
