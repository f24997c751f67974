import { type SQL, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import { message } from '../../shared/messages.ts'

/** How far a phone's clock may be ahead of the server's. */
const tolerance = 5 * 60_000
const longest = 366 * 24 * 3_600_000

/** When an amount was counted: now, or as given. Throws a 422 for a time in the future, and for more than a year ago. */
export function countedAtOf(given: string | null | undefined): SQL {
  if (given === null || given === undefined) return sql`now()`
  const at = Date.parse(given)
  const age = Date.now() - at
  if (!(age >= -tolerance && age <= longest)) throw rejected({ countedAt: message('stockCounts.countedAt') })
  return sql`least(${new Date(at).toISOString()}::timestamptz, now())`
}
