import { and, eq, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { storageLocation } from '../../db/schema/inventory-site.ts'
import { stockCountLine, stockShelf } from '../../db/schema/stock-count.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { isOwnSite } from '../../shared/own-sites.ts'
import { findCount, findOpenCount, type User } from './count-record.ts'
import { lockCountsOf, refuseCountedTwice } from './counted-once.ts'
import { findItems, readItems, readItemsInUse } from './countables.ts'
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

/**
 * Adds an item that was not expected. A count that has it keeps its line. Throws a 422 for an unknown item or location, for one that
 * the count does not include, and for an item that another count of the shelf has: it would be corrected twice.
 */
export async function addItem(
  tx: Tx,
  user: User,
  countId: number,
  { ingredientId, locationId }: Schemas['CountItemInput'],
): Promise<CountLine> {
  const count = await findOpenCount(tx, user, countId)
  const item = (await readItemsInUse(tx, [ingredientId])).get(ingredientId)
  if (!item) throw rejected({ ingredientId: message('stockCounts.unknownItem') })
  const stored = await findLine(tx, countId, { ingredientId, locationId })
  if (stored !== null) return readLine(tx, count, stored)
  const { category, locationIds, siteId } = count
  if (locationIds !== null && (locationId === null || !locationIds.includes(locationId))) {
    throw rejected({ locationId: message('stockCounts.otherLocation') })
  }
  if (category !== null && item.category !== category) {
    throw rejected({ ingredientId: message('stockCounts.otherCategory', { name: item.name, category }) })
  }
  await refuseUnknownLocation(tx, locationId)
  await lockCountsOf(tx, siteId)
  await tx
    .insert(stockCountLine)
    .values({ stockCountId: countId, ingredientId, storageLocationId: locationId })
    .onConflictDoNothing()
  await refuseCountedTwice(tx, { countId, siteId, field: 'ingredientId' })
  return readLine(tx, count, (await findLine(tx, countId, { ingredientId, locationId })) ?? 0)
}

async function findLine(
  tx: Tx,
  countId: number,
  { ingredientId, locationId }: Schemas['CountItemInput'],
): Promise<number | null> {
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
  return line?.id ?? null
}

/** Saves the order in which the items of a location are walked. Throws a 422 for a site that the user does not work with. */
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
