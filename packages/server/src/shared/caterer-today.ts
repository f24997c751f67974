import { eq } from 'drizzle-orm'

import { caterer } from '../db/schema/caterer.ts'
import { ownCaterer, type Tx } from '../db/work.ts'

/** Today (`YYYY-MM-DD`) in the time zone of the transaction's caterer. */
export async function readCatererToday(tx: Tx): Promise<string> {
  const [own] = await tx.select({ timeZone: caterer.timeZone }).from(caterer).where(eq(caterer.id, ownCaterer()))
  return Temporal.Now.plainDateISO(own?.timeZone ?? 'UTC').toString()
}
