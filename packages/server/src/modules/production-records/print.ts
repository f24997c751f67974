import { eq } from 'drizzle-orm'

import type { Caller } from '../../contract/operations.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import type { ProductionDocument } from '../../documents/production-document.ts'
import { readLetterhead } from '../../documents/read-letterhead.ts'
import { findRecord } from './find-record.ts'
import { toRecord } from './read.ts'

/** A record to print. Throws a 404 for a record that the user has no access to. */
export async function readPrintedRecord(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  id: number,
  form: ProductionDocument['form'],
): Promise<ProductionDocument> {
  const record = await toRecord(tx, await findRecord(tx, userId, id))
  const [own] = await tx.select({ timeZone: caterer.timeZone }).from(caterer).where(eq(caterer.id, ownCaterer()))
  return { ...(await readLetterhead(tx)), form, record, timeZone: own?.timeZone ?? 'UTC' }
}
