import { inArray, isNull, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { storageLocation } from '../../db/schema/inventory-site.ts'
import { type stockCount, stockCountLine } from '../../db/schema/stock-count.ts'
import type { Tx } from '../../db/work.ts'
import { archiveRecord, insertRecord, type Saved, type Target } from '../../records/save-record.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { textOrder } from '../../shared/lists.ts'
import { message, type FieldMessages } from '../../shared/messages.ts'
import { isOwnSite, ownSites } from '../../shared/own-sites.ts'
import { countRecord, lockCount, refuseUnless, type StockCountInput, type User } from './count-record.ts'
import { lockCountsOf, openCounts, refuseCountedTwice, refuseFor } from './counted-once.ts'

/** What a count can be limited to. */
export async function readCountOptions(tx: Tx, { userId }: User): Promise<Schemas['CountOptions']> {
  const categories = await tx
    .selectDistinct({ category: ingredient.category })
    .from(ingredient)
    .where(isNull(ingredient.archivedAt))
  const locations = await tx
    .select({ id: storageLocation.id, name: storageLocation.storageLocationName })
    .from(storageLocation)
    .orderBy(textOrder(storageLocation.storageLocationName), storageLocation.id)
  return {
    sites: await ownSites(tx, userId),
    locations,
    categories: categories.flatMap(({ category }) => category ?? []).toSorted(),
  }
}

/**
 * Starts a count: a line for each item that the ledger has in its scope, and for each item with a saved place on the shelf.
 * Throws a 422 for a site that the user does not work with, for an unknown location, and while another count of the same
 * shelves is not posted: they would be corrected twice.
 */
export async function startCount(tx: Tx, user: User, input: StockCountInput): Promise<Saved> {
  await lockCountsOf(tx, input.siteId)
  const columns = countRecord.toColumns(input)
  await refuseScope(tx, user, columns)
  const saved = await insertRecord(tx, countRecord, columns)
  await insertLines(tx, saved.id, columns)
  await refuseCountedTwice(tx, { countId: saved.id, siteId: input.siteId, field: 'siteId' })
  return saved
}

/** Discards a count that is not posted. */
export async function discardCount(tx: Tx, user: User, target: Target): Promise<Saved> {
  refuseUnless(await lockCount(tx, user, target), ['open', 'counted', 'reviewed'])
  return archiveRecord(tx, countRecord, target)
}

type Scope = Pick<typeof stockCount.$inferSelect, 'siteId' | 'date' | 'locationIds' | 'category'>

async function refuseScope(tx: Tx, { userId }: User, scope: Scope): Promise<void> {
  const fields: FieldMessages = {}
  if (!(await isOwnSite(tx, userId, scope.siteId))) fields['siteId'] = message('stockCounts.unknownSite')
  if (scope.date > (await readCatererToday(tx))) fields['date'] = message('stockCounts.futureDay')
  if (scope.locationIds) {
    const known = await tx
      .select({ id: storageLocation.id })
      .from(storageLocation)
      .where(inArray(storageLocation.id, scope.locationIds))
    if (known.length < scope.locationIds.length) fields['locationIds'] = message('stockCounts.unknownLocation')
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
  const other = (await openCounts(tx, scope.siteId)).find((one) => overlaps(one, scope))
  if (other) await refuseFor(tx, other, 'siteId')
}

const overlaps = (a: Scope, b: Scope) =>
  (a.locationIds === null || b.locationIds === null || a.locationIds.some((id) => b.locationIds?.includes(id))) &&
  (a.category === null || b.category === null || a.category === b.category)

function insertLines(tx: Tx, countId: number, { siteId, locationIds, category }: Scope) {
  const places = locationIds
    ? sql`and place.location_id in (${sql.join(
        locationIds.map((id) => sql`${id}`),
        sql`, `,
      )})`
    : sql``
  const ofCategory = category === null ? sql`` : sql`and i.category = ${category}`
  // Items of a saved shelf without stock are on the sheet, too, so that unexpected goods are found there.
  return tx.execute(sql`
    insert into ${stockCountLine} (stock_count_id, ingredient_id, storage_location_id, expected)
    select ${countId}, place.ingredient_id, place.location_id, sum(place.quantity)
    from (
      select ingredient_id, location_id, remaining as quantity from stock_layer
      where site_id = ${siteId} and remaining <> 0
      union all
      select shelf.ingredient_id, shelf.storage_location_id, 0 from stock_shelf shelf
      join ingredient known on known.id = shelf.ingredient_id and known.archived_at is null
      where shelf.site_id = ${siteId}
    ) place
    join ${ingredient} i on i.id = place.ingredient_id
    where true ${places} ${ofCategory}
    group by place.ingredient_id, place.location_id`)
}
