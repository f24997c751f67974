import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'

import type { Database } from '../../db/work.ts'
import { leaseJob } from './staging.ts'
import { clearLeftovers, runImport, type Work } from './run-import.ts'

const pollMs = 1_000
const cleanMs = 10 * 60_000

export interface Imports {
  /** Looks for work now instead of at the next turn. */
  wake: () => void
  /** Clears away what a cancelled import left, beside other work. */
  tidy: (catererId: number, importId: number) => void
  /** Ends what is under way; its job is taken up again by the next start. */
  stop: () => Promise<void>
}

/** Works on the imports of all caterers, one at a time. Any number of copies of the server may do so beside each other. */
export function createImports(database: Database, log: FastifyBaseLogger): Imports {
  const owner = randomUUID()
  const stopping = new AbortController()
  const tidyings = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> | null = null
  let isWoken = false
  let cleanedAt = -Infinity

  async function workAll(): Promise<void> {
    do {
      isWoken = false
      await cleanUp()
      for (;;) {
        const job = stopping.signal.aborted ? null : await database.system((tx) => leaseJob(tx, owner))
        if (!job) break
        await runImport(database, job, log, stopping.signal)
      }
    } while (isWoken && !stopping.signal.aborted)
  }

  async function cleanUp(): Promise<void> {
    if (performance.now() - cleanedAt < cleanMs) return
    cleanedAt = performance.now()
    await database.system((tx) => tx.execute(sql`select forget_expired()`))
  }

  function begin(): void {
    clearTimeout(timer)
    if (stopping.signal.aborted) return
    turn ??= workAll()
      .catch((error: unknown) => log.error({ err: error }, 'looking for imports failed'))
      .finally(() => {
        turn = null
        if (!stopping.signal.aborted) timer = setTimeout(begin, pollMs)
      })
  }

  timer = setTimeout(begin, 0)
  return {
    wake() {
      isWoken = true
      begin()
    },
    tidy(catererId, importId) {
      const work: Work = (run) => database.work({ catererId }, run)
      const tidying = clearLeftovers(work, importId, stopping.signal)
        .catch((error: unknown) => log.error({ err: error, importId }, 'an import was not cleared away'))
        .finally(() => tidyings.delete(tidying))
      tidyings.add(tidying)
    },
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await Promise.all([turn, ...tidyings])
    },
  }
}
