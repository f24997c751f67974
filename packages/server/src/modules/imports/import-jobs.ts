import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'

import type { Database } from '../../db/work.ts'
import { createJobRunner, type JobRunner } from '../../shared/job-runner.ts'
import { leaseJob } from './staging.ts'
import { clearLeftovers, runImport, workOf } from './run-import.ts'

const pollMs = 1_000
const cleanMs = 10 * 60_000

export interface Imports extends JobRunner {
  /** Deletes what a canceled import left, in the background. */
  cleanUp: (catererId: number, importId: number) => void
}

/** Runs the imports of all caterers, one at a time. After a stop, the next start resumes the current one. */
export function createImports(database: Database, log: FastifyBaseLogger): Imports {
  const owner = randomUUID()
  const stopping = new AbortController()
  const cleanups = new Set<Promise<void>>()
  let cleanedAt = -Infinity

  async function forgetExpired(): Promise<void> {
    if (performance.now() - cleanedAt < cleanMs) return
    cleanedAt = performance.now()
    await database.system((tx) => tx.execute(sql`select forget_expired()`))
  }

  const runner = createJobRunner(log, {
    name: 'imports',
    pollMs,
    lease: () => database.system((tx) => leaseJob(tx, owner)),
    run: (job, signal) => runImport(database, job, log, signal),
    before: forgetExpired,
  })
  return {
    checkNow: runner.checkNow,
    cleanUp(catererId, importId) {
      const work = workOf(database, { catererId })
      const cleanup = clearLeftovers(work, importId, stopping.signal)
        .catch((error: unknown) => log.error({ err: error, importId }, 'the cleanup of an import failed'))
        .finally(() => cleanups.delete(cleanup))
      cleanups.add(cleanup)
    },
    async stop() {
      stopping.abort()
      await Promise.all([runner.stop(), ...cleanups])
    },
  }
}
