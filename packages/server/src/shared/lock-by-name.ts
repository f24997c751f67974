import { sql } from 'drizzle-orm'

import type { Tx } from '../db/work.ts'

/**
 * Serializes writers of a caterer by the name of a lock, held until the transaction ends: what one looks up (a free code, a
 * free day) still holds when it writes. Anything the transaction read before it got the lock may be older.
 */
export async function lockByName(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}), current_caterer())`)
}
