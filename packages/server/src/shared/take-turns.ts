import { sql } from 'drizzle-orm'

import type { Tx } from '../db/work.ts'

/**
 * Lets one writer of a caterer at a time on to what follows, until its transaction ends: what it looks up (a free code, a
 * free day) is still so when it writes. What the transaction read before it had its turn may be older.
 */
export async function takeTurns(tx: Tx, about: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${about}), current_caterer())`)
}
