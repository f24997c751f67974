import { sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { ownSiteNames } from '../../shared/own-sites.ts'

/** Throws a 422 for the field of each site that the user does not see, as for one that does not exist. */
export async function refuseForeignSites(
  tx: Tx,
  userId: number,
  fields: Record<string, number | null | undefined>,
): Promise<void> {
  const own = await ownSiteNames(tx, userId)
  const foreign = Object.entries(fields).filter(([, id]) => typeof id === 'number' && !own.has(id))
  if (foreign.length === 0) return
  throw rejected(Object.fromEntries(foreign.map(([field]) => [field, message('stock.unknown.site')])))
}

const users = {
  siteId: {
    stock: sql`stock_move m where m.site_id`,
    start: sql`starting_inventory m where m.site_id`,
    count: sql`stock_count m where m.site_id`,
    sent: sql`stock_request m where m.from_site_id`,
    request: sql`stock_request m where m.to_site_id`,
    order: sql`purchase_order m where m.site_id`,
  },
  locationId: {
    stock: sql`stock_move m where m.location_id`,
    start: sql`starting_inventory m where m.location_id`,
    count: sql`stock_count_line m where m.storage_location_id`,
    order: sql`purchase_receipt_line m where m.location_id`,
  },
}

/**
 * Throws a 422 with the reason for a site or a place that cannot be deleted: the ledger, a starting inventory, a count, a request
 * or an order refers to it.
 */
export async function refuseUsed(tx: Tx, place: { siteId: number } | { locationId: number }): Promise<void> {
  const [kind, id] =
    'siteId' in place ? (['siteId', place.siteId] as const) : (['locationId', place.locationId] as const)
  const uses = Object.entries(users[kind]).map(
    ([reason, use]) => sql`select ${reason}::text as reason where exists (select from ${use} = ${id})`,
  )
  const [found] = await tx.execute<{ reason: string }>(sql.join(uses, sql` union all `))
  if (found) {
    const reason = found.reason === 'sent' ? 'request' : found.reason
    throw rejected({}, message('stock.inUse', { reason, place: kind === 'siteId' ? 'site' : 'location' }))
  }
  // A par or a shelf order alone does not block deletion.
  if (kind === 'siteId') await tx.execute(sql`delete from stock_item where site_id = ${id}`)
}
