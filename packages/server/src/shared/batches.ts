/** Rows of one statement: PostgreSQL limits its parameters. */
const batchSize = 500

/** The rows in batches that one statement can take. */
export function* inBatches<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += batchSize) yield rows.slice(at, at + batchSize)
}
