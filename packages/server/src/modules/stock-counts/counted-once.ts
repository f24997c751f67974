import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import { stockCount } from '../../db/schema/stock-count.ts'
import type { Tx } from '../../db/work.ts'
import { lockByName } from '../../shared/lock-by-name.ts'
import { message } from '../../shared/messages.ts'
import { namesOfUsers } from '../history/record-event.ts'
import type { CountRow } from './count-record.ts'

/** Keeps others from adding lines to the counts of a site until the transaction ends. */
export const lockCountsOf = (tx: Tx, siteId: number): Promise<void> => lockByName(tx, `stock counts of ${siteId}`)

/** The counts of a site that will still correct its stock. */
export const openCounts = (tx: Tx, siteId: number, where?: SQL): Promise<CountRow[]> =>
  tx
    .select()
    .from(stockCount)
    .where(and(eq(stockCount.siteId, siteId), ne(stockCount.status, 'posted'), isNull(stockCount.archivedAt), where))

/**
 * Throws a 422 at `field` if another count that is not posted has a line of this one. Comparing categories is not enough: an item
 * keeps its line when its category changes.
 */
export async function refuseCountedTwice(
  tx: Tx,
  { countId, siteId, field }: { countId: number; siteId: number; field: string },
): Promise<void> {
  const hasLine = sql`exists (
    select from stock_count_line own
    join stock_count_line other on other.ingredient_id = own.ingredient_id
      and other.storage_location_id is not distinct from own.storage_location_id
    where own.stock_count_id = ${countId} and other.stock_count_id = ${stockCount.id})`
  const [other] = await openCounts(tx, siteId, and(ne(stockCount.id, countId), hasLine))
  if (other) await refuseFor(tx, other, field)
}

/** Throws a 422 at `field` that names another count, which must be posted or discarded first. */
export async function refuseFor(tx: Tx, other: CountRow, field: string): Promise<never> {
  const names = await namesOfUsers(tx, [other.createdBy])
  throw rejected({
    [field]: message('stockCounts.overlaps', {
      name: names.get(other.createdBy ?? 0) ?? '',
      date: Temporal.PlainDate.from(other.date),
    }),
  })
}
