import { sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'

export interface StockSite {
  siteId: number
  siteName: string
}

/** The inventory sites whose stock a user sees, by name: all, or those of a school that the user has access to. */
export async function listStockSites(tx: Tx, userId: number): Promise<StockSite[]> {
  return tx.execute<StockSite & Record<string, unknown>>(sql`
    select s.id as "siteId", s.site_name as "siteName" from inventory_site s
    where exists (select from app_user u where u.id = ${userId} and u.has_all_schools)
      or exists (
        select from inventory_site_school m join user_school u on u.school_id = m.school_id and u.user_id = ${userId}
        where m.inventory_site_id = s.id)
    order by lower(s.site_name) collate "C", s.id`)
}

/** Throws a 422 at the field of each site that the user does not see, as for one that does not exist. */
export async function refuseForeignSites(
  tx: Tx,
  userId: number,
  fields: Record<string, number | null | undefined>,
): Promise<void> {
  const own = new Set((await listStockSites(tx, userId)).map(({ siteId }) => siteId))
  const foreign = Object.entries(fields).filter(([, id]) => typeof id === 'number' && !own.has(id))
  if (foreign.length === 0) return
  throw rejected(Object.fromEntries(foreign.map(([field]) => [field, message('stock.unknown.site')])))
}

/** Throws a 422 for a site or a place that the ledger, or a starting inventory, names: it cannot be deleted. */
export async function refuseStocked(tx: Tx, place: { siteId: number } | { locationId: number }): Promise<void> {
  const is = 'siteId' in place ? sql`site_id = ${place.siteId}` : sql`location_id = ${place.locationId}`
  const [found] = await tx.execute<{ isStocked: boolean }>(sql`
    select exists (select from stock_move where ${is}) or exists (select from starting_inventory where ${is}) as "isStocked"`)
  if (found?.isStocked) throw rejected({}, message('stock.inUse'))
  // A par alone holds nothing back.
  if ('siteId' in place) await tx.execute(sql`delete from stock_item where ${is}`)
}
