import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'

import type { Database } from '../../db/work.ts'
import { leaseJob } from './staging.ts'
import { clearLeftovers, runImport, workOf } from './run-import.ts'

const pollMs = 1_000
const cleanMs = 10 * 60_000

export interface Imports {
  /** Checks for jobs now instead of at the next poll. */
  checkNow: () => void
  /** Deletes what a canceled import left, in the background. */
  cleanUp: (catererId: number, importId: number) => void
  /** Stops the current job; the next start resumes it. */
  stop: () => Promise<void>
}

/** Runs the imports of all caterers, one at a time. Any number of server processes can run this concurrently. */
export function createImports(database: Database, log: FastifyBaseLogger): Imports {
  const owner = randomUUID()
  const stopping = new AbortController()
  const cleanups = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let run: Promise<void> | null = null
  let isRequested = false
  let cleanedAt = -Infinity

  async function workAll(): Promise<void> {
    do {
      isRequested = false
      await forgetExpired()
      for (;;) {
        const job = stopping.signal.aborted ? null : await database.system((tx) => leaseJob(tx, owner))
        if (!job) break
        await runImport(database, job, log, stopping.signal)
      }
    } while (isRequested && !stopping.signal.aborted)
  }

  async function forgetExpired(): Promise<void> {
    if (performance.now() - cleanedAt < cleanMs) return
    cleanedAt = performance.now()
    await database.system((tx) => tx.execute(sql`select forget_expired()`))
  }

  function begin(): void {
    clearTimeout(timer)
    if (stopping.signal.aborted) return
    run ??= workAll()
      .catch((error: unknown) => log.error({ err: error }, 'looking for imports failed'))
      .finally(() => {
        run = null
        if (!stopping.signal.aborted) timer = setTimeout(begin, pollMs)
      })
  }

  timer = setTimeout(begin, 0)
  return {
    checkNow() {
      isRequested = true
      begin()
    },
    cleanUp(catererId, importId) {
      const work = workOf(database, { catererId })
      const cleanup = clearLeftovers(work, importId, stopping.signal)
        .catch((error: unknown) => log.error({ err: error, importId }, 'the cleanup of an import failed'))
        .finally(() => cleanups.delete(cleanup))
      cleanups.add(cleanup)
    },
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await Promise.all([run, ...cleanups])
    },
  }
}
