import { randomUUID } from 'node:crypto'
import type { Worker } from 'node:worker_threads'

import { planSeconds, type Requirement } from '@commissary/domain/menu'
import type { FastifyBaseLogger } from 'fastify'

import { defaultFailure } from '../../contract/api-error.ts'
import type { Database, Tx } from '../../db/work.ts'
import { readReaderLanguage } from '../../shared/reader-language.ts'
import { translate } from '../../shared/messages.ts'
import { startWorker } from '../../shared/start-worker.ts'
import type { PlannerData, PlannerMessage, PlanReport } from './planner-messages.ts'
import { readPlanSource, type PlanSource } from './problem.ts'
import { leasePlan, releasePlan, savePlan, type PlanAnswer } from './store.ts'

/** How often progress is stored, and a cancellation by another process noticed. */
const saveMs = 700
const maxMegabytes = 1024

export interface MenuPlanner {
  /** Queues a plan behind those that this process has already begun. Does nothing if it is one of them. */
  begin: (catererId: number, id: number) => void
  /** Ends the thread of a plan, if it is in this process. */
  cancel: (id: number) => void
  /** Stops everything. Unfinished plans start over when they are begun again. */
  stop: () => Promise<void>
}

/** Plans menus, one at a time, each in a separate thread. Any number of server processes can do so. */
export function createMenuPlanner(database: Database, log: FastifyBaseLogger): MenuPlanner {
  const owner = randomUUID()
  const threads = new Map<number, AbortController>()
  let last: Promise<void> = Promise.resolve()
  let isStopping = false

  async function run(catererId: number, id: number, signal: AbortSignal): Promise<void> {
    const work = <T>(fn: (tx: Tx) => Promise<T>) => database.work({ catererId }, fn)
    const lease = { id, owner }
    const request = signal.aborted ? null : await work((tx) => leasePlan(tx, id, owner))
    if (!request) return
    try {
      const source = await work((tx) => readPlanSource(tx, request))
      await planInThread(source, signal, (state, answer) => work((tx) => savePlan(tx, lease, state, answer)))
      if (isStopping) await work((tx) => releasePlan(tx, lease))
    } catch (error) {
      log.error({ err: error, planId: id }, 'a plan failed')
      await work(async (tx) => {
        const text = translate(defaultFailure, await readReaderLanguage(tx))
        return savePlan(tx, lease, 'failed', { error: text })
      })
    }
  }

  return {
    begin(catererId, id) {
      if (isStopping || threads.has(id)) return
      const abort = new AbortController()
      threads.set(id, abort)
      last = last
        .then(() => run(catererId, id, abort.signal))
        .catch((error: unknown) => log.error({ err: error, planId: id }, 'a plan could not be stored'))
        .finally(() => threads.delete(id))
    },
    cancel(id) {
      threads.get(id)?.abort()
    },
    async stop() {
      isStopping = true
      for (const thread of threads.values()) thread.abort()
      await last
    },
  }
}

type Save = (state: 'working' | 'done' | 'impossible', answer: Partial<PlanAnswer> | null) => Promise<boolean>

/** Runs the solver in a thread until it ends, the signal aborts, or `save` says that the plan is no longer ours. */
async function planInThread(source: PlanSource, signal: AbortSignal, save: Save): Promise<void> {
  const { problem } = source
  const seconds = planSeconds(problem)
  const thread = startWorker('modules/nutrition-planner/planner-worker', { problem, seconds } satisfies PlannerData, {
    maxMegabytes,
  })
  const closed = new AbortController()
  const stop = () => closed.abort()
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  let newest: PlanReport | null = null
  let saving: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    const answer = newest && answerOf(source, newest)
    newest = null
    saving = saving
      .then(() => save('working', answer))
      .then((isOurs) => {
        if (!isOurs) stop()
      }, stop)
  }, saveMs)
  try {
    const end = await endOf(thread, closed.signal, (report) => {
      newest = report
    })
    clearInterval(timer)
    await saving
    if (end) {
      const { conflict, ...rest } = end.conflict
      const answer = { ...answerOf(source, end.report), ...rest, conflict: conflict.map(toRequirement) }
      await save(rest.conflictWeek === null ? 'done' : 'impossible', answer)
    }
  } finally {
    clearInterval(timer)
    signal.removeEventListener('abort', stop)
    await thread.terminate()
  }
}

type End = Extract<PlannerMessage, { type: 'end' }>

/** How the thread ended; null if it was stopped. */
function endOf(thread: Worker, signal: AbortSignal, onProgress: (report: PlanReport) => void): Promise<End | null> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(null))
    if (signal.aborted) resolve(null)
    thread.on('message', (message: PlannerMessage) => {
      if (message.type === 'end') resolve(message)
      else onProgress(message.report)
    })
    thread.on('error', reject)
    thread.on('exit', () => reject(new Error('The planning thread ended early')))
  })
}

function answerOf({ problem, leftOut, lineOf }: PlanSource, report: PlanReport): Partial<PlanAnswer> {
  const { menus, ...rest } = report
  const mealsOf = new Map(problem.days.map(({ key, meals }) => [key, meals]))
  return {
    ...rest,
    leftOut,
    days: menus.map(({ key, date, items }) => ({
      key,
      date,
      plannedMeals: mealsOf.get(key) ?? 0,
      lines: items.flatMap(({ id, plannedServings }) => {
        const line = lineOf(id, date)
        // Recurring items are already on the day.
        return line && plannedServings !== null ? [{ ...line, plannedServings }] : []
      }),
    })),
  }
}

const toRequirement = (requirement: Requirement): PlanAnswer['conflict'][number] =>
  requirement.kind === 'rule' ? requirement : { ...requirement, checkId: null, gradeGroup: null, rules: null }
