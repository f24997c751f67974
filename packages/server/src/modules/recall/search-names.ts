import { sql } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import type { RecallSearchNames } from '../../documents/recall-document.ts'
import type { RecallSearch } from './search.ts'

/** A search with names in place of ids. */
export async function searchNames(
  tx: Tx,
  { lotCodes, ingredientId, vendorId, itemCode, from, to }: RecallSearch,
): Promise<RecallSearchNames> {
  const [names] = await tx.execute<{ ingredient: string | null; vendor: string | null }>(sql`select
    (select name from ingredient where id = ${ingredientId ?? 0}) as ingredient,
    (select name from vendor where id = ${vendorId ?? 0}) as vendor`)
  return {
    lotCodes: lotCodes?.trim() || null,
    ingredient: names?.ingredient ?? null,
    vendor: names?.vendor ?? null,
    itemCode: itemCode?.trim() || null,
    from: from ?? null,
    to: to ?? null,
  }
}
