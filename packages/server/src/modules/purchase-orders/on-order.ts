import { isOnOrder, type PurchaseOrderStatus, purchaseOrderStatuses } from '@commissary/domain/purchasing'
import { sql } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'

/** How much of an ingredient is still to come to a site, in its base unit. */
export interface OnOrder {
  siteId: number
  ingredientId: number
  quantity: string
}

/** Statuses are constants, so they are safe in a statement. */
const listOf = (statuses: readonly PurchaseOrderStatus[]) => sql.raw(statuses.map((status) => `'${status}'`).join(', '))
const expected = purchaseOrderStatuses.filter(isOnOrder)

/**
 * The quantity, in the base unit, by which one pack of receipt line `r` fills order line `l`. Another pack of the ordered ingredient
 * counts at its own size; a pack of a substitute counts as one pack of the line. `lineReceived` in the domain follows the same rule.
 */
export const countedSize = sql`(case when r.ingredient_id = l.ingredient_id then r.pack_size else l.pack_size end)`

/** How much of order line `l` is still to come, in the base unit: not what came, came damaged, or will not come. Never below 0. */
const openContent = sql`greatest(l.packs * l.pack_size - coalesce((
    select sum((r.packs + r.damaged + r.short) * ${countedSize}) from purchase_receipt_line r where r.purchase_order_line_id = l.id
  ), 0), 0)`

/** Packs of an order line `l` that are still to come, to six decimals. */
export const openPacks = sql`round(${openContent} / l.pack_size, 6)`

const openLinesIn = (statuses: readonly PurchaseOrderStatus[]) => sql`
  select o.id as order_id, o.number, o.status, o.delivery_date, o.site_id, coalesce(o.own_vendor_id, o.shared_vendor_id) as vendor_id,
    l.id as line_id, l.ingredient_id, l.vendor_item_code, ${openContent}::numeric(18, 6) as quantity
  from purchase_order o
  join purchase_order_line l on l.purchase_order_id = o.id
  where o.status in (${listOf(statuses)}) and ${openPacks} > 0`

/** The lines of submitted orders with packs that did not come yet, and are not damaged or short; quantities in the base unit. */
export const openLines = openLinesIn(expected)

interface OnOrderOptions {
  /** Drafts too: what someone is about to order. */
  withDrafts?: boolean
  /** Only deliveries up to this day, and orders without one. */
  until?: string
}

/** What is on order at sites: packs of submitted orders that did not come yet, and are not damaged or short. */
export async function onOrder(
  tx: Tx,
  siteIds: readonly number[],
  ingredientIds?: readonly number[],
  { withDrafts = false, until }: OnOrderOptions = {},
): Promise<OnOrder[]> {
  if (siteIds.length === 0 || ingredientIds?.length === 0) return []
  const rows = await tx.execute<OnOrder & Record<string, unknown>>(sql`
    select open.site_id as "siteId", open.ingredient_id as "ingredientId", sum(open.quantity)::text as quantity
    from (${withDrafts ? openLinesIn(['draft', ...expected]) : openLines}) open
    where open.site_id = any(${sql.param([...siteIds])}::bigint[])
      ${ingredientIds ? sql`and open.ingredient_id = any(${sql.param([...ingredientIds])}::bigint[])` : sql``}
      ${until === undefined ? sql`` : sql`and (open.delivery_date is null or open.delivery_date <= ${until}::date)`}
    group by open.site_id, open.ingredient_id
    order by open.site_id, open.ingredient_id`)
  return rows.map(({ siteId, ingredientId, quantity }) => ({
    siteId,
    ingredientId,
    quantity: toAmount(quantity),
  }))
}
