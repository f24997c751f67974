/** Other requests wait for one step at a time, and a call has two or three transactions, each behind one of these. */
const targetMs = 50
const fewest = 10

/** How many rows the next short transaction takes, by how long the last one held the database. */
export interface StepSize {
  rows: number
  /** Runs a step, and measures it. */
  measure: <T>(run: () => Promise<T>) => Promise<T>
}

/** Begins small: the first step of an import also warms up what the later ones find warm. */
export function stepSize(most: number, now: () => number = () => performance.now()): StepSize {
  const size: StepSize = {
    rows: Math.min(most, 50),
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
