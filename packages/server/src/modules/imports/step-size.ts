import type { Database } from '../../db/work.ts'

/** Other requests wait for one step at a time, and a call has two or three transactions, each of which can wait for a step. */
const targetMs = 50
/** Fewer would take nearly as long: a step's lookups cost more than its rows. */
const fewest = 100

/** How many rows the next short transaction takes, based on how long the last one held the database. */
export interface StepSize {
  rows: number
  /** Runs a step, and measures it. */
  measure: <T>(run: () => Promise<T>) => Promise<T>
}

/**
 * Steps of `most` rows on PostgreSQL, where other requests have other connections. The embedded database serves one transaction
 * at a time: steps start small there, because the first one also warms up the database for the later ones.
 */
export function stepSize(kind: Database['kind'], most: number, now: () => number = () => performance.now()): StepSize {
  if (kind === 'postgresql') return { rows: most, measure: (run) => run() }
  const size: StepSize = {
    rows: Math.min(most, fewest),
    async measure(run) {
      const start = now()
      const result = await run()
      const wanted = (size.rows * targetMs) / Math.max(1, now() - start)
      // At most twice as many: one quick step says little.
      size.rows = Math.round(Math.min(most, size.rows * 2, Math.max(fewest, wanted)))
      return result
    },
  }
  return size
}
