import { inArray } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { menuItem } from '../../db/schema/menu-item.ts'
import type { Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'

/** What master items add to a public menu. */
export interface PublicItem {
  /** By language. */
  names: Schemas['PublicNames']
  /** In the caterer's currency; null if none is stated. */
  price: string | null
}

/** The public names and prices of master items, by id. Unknown ids are skipped. */
export async function readPublicItems(tx: Tx, ids: readonly number[]): Promise<Map<number, PublicItem>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: menuItem.id, names: menuItem.publicNames, price: menuItem.price })
    .from(menuItem)
    .where(inArray(menuItem.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, names, price }) => [id, { names, price: price && toAmount(price) }]))
}
