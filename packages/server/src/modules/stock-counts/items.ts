import { and, eq, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { storageLocation } from '../../db/schema/inventory-site.ts'
import { stockCountLine, stockShelf } from '../../db/schema/stock-count.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { findCount, findOpenCount, type User } from './count-record.ts'
import { findItems, readItems, readItemsInUse } from './countables.ts'
import { isOwnSite } from '../sites/own-sites.ts'
import { type CountLine, readLine } from './read.ts'

/** Ingredients to add to a count. */
export async function findCountItems(tx: Tx, user: User, countId: number, q: string): Promise<Schemas['CountItem'][]> {
  await findCount(tx, user, countId)
  return (await findItems(tx, q)).map(({ ingredientId, name, code, packs }) => ({
    ingredientId,
    name,
    code,
    gtins: packs.flatMap((pack) => [pack.case, pack.inner, pack.each].flatMap((level) => level?.gtin ?? [])),
  }))
}

/** Adds an item that was not expected. A count that has it keeps its line. Throws a 422 for an unknown item or location. */
export async function addItem(
  tx: Tx,
  user: User,
  countId: number,
  { ingredientId, locationId }: Schemas['CountItemInput'],
): Promise<CountLine> {
  const count = await findOpenCount(tx, user, countId)
  if (!(await readItemsInUse(tx, [ingredientId])).has(ingredientId)) {
    throw rejected({ ingredientId: message('stockCounts.unknownItem') })
  }
  const isInScope = count.locationIds === null || (locationId !== null && count.locationIds.includes(locationId))
  if (!isInScope) throw rejected({ locationId: message('stockCounts.otherLocation') })
  await refuseUnknownLocation(tx, locationId)
  await tx
    .insert(stockCountLine)
    .values({ stockCountId: countId, ingredientId, storageLocationId: locationId })
    .onConflictDoNothing()
  const [line] = await tx
    .select({ id: stockCountLine.id })
    .from(stockCountLine)
    .where(
      and(
        eq(stockCountLine.stockCountId, countId),
        eq(stockCountLine.ingredientId, ingredientId),
        sql`${stockCountLine.storageLocationId} is not distinct from ${locationId}::bigint`,
      ),
    )
  return readLine(tx, count, line?.id ?? 0)
}

/** Remembers in which order the items of a location are walked. Throws a 422 for a site that the user does not work with. */
export async function saveShelfOrder(
  tx: Tx,
  { userId }: User,
  { siteId, locationId, ingredientIds }: Schemas['ShelfOrderInput'],
): Promise<void> {
  if (!(await isOwnSite(tx, userId, siteId))) throw rejected({ siteId: message('stockCounts.unknownSite') })
  await refuseUnknownLocation(tx, locationId)
  const ids = [...new Set(ingredientIds)]
  const known = await readItems(tx, ids)
  if (ids.some((id) => !known.has(id))) throw rejected({ ingredientIds: message('stockCounts.unknownItem') })
  await tx
    .delete(stockShelf)
    .where(
      and(
        eq(stockShelf.siteId, siteId),
        sql`${stockShelf.storageLocationId} is not distinct from ${locationId}::bigint`,
      ),
    )
  if (ids.length === 0) return
  await tx
    .insert(stockShelf)
    .values(ids.map((ingredientId, seq) => ({ siteId, storageLocationId: locationId, ingredientId, seq })))
}

async function refuseUnknownLocation(tx: Tx, locationId: number | null): Promise<void> {
  if (locationId === null) return
  const known = await tx
    .select({ id: storageLocation.id })
    .from(storageLocation)
    .where(eq(storageLocation.id, locationId))
  if (known.length === 0) throw rejected({ locationId: message('stockCounts.unknownLocation') })
}
