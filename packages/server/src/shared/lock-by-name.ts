import { sql } from 'drizzle-orm'

import type { Tx } from '../db/work.ts'

/**
 * Serializes writers of a caterer by a named lock until the transaction ends, so that a lookup (a free code, a
 * free day) is still valid for the write. Data that the transaction read before getting the lock may be outdated.
 */
export async function lockByName(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}), current_caterer())`)
}
