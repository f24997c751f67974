import { isOnOrder, purchaseOrderStatuses } from '@commissary/domain/purchasing'
import { sql } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'

/** What is still to come of an ingredient to a site, in its base unit. */
export interface OnOrder {
  siteId: number
  ingredientId: number
  quantity: string
}

/** Constants, which are safe in a statement. */
const expected = sql.raw(
  purchaseOrderStatuses
    .filter(isOnOrder)
    .map((status) => `'${status}'`)
    .join(', '),
)

/** The lines of submitted orders with packs that did not come yet, and are not damaged or short; quantities in the base unit. */
export const openLines = sql`
  select o.id as order_id, o.number, o.status, o.delivery_date, o.site_id, coalesce(o.own_vendor_id, o.shared_vendor_id) as vendor_id,
    l.id as line_id, l.ingredient_id, l.vendor_item_code,
    (greatest(l.packs - coalesce(r.done, 0), 0) * l.pack_size)::numeric(18, 6) as quantity
  from purchase_order o
  join purchase_order_line l on l.purchase_order_id = o.id
  left join lateral (
    select sum(r.packs + r.damaged + r.short) as done from purchase_receipt_line r where r.purchase_order_line_id = l.id
  ) r on true
  where o.status in (${expected}) and l.packs > coalesce(r.done, 0)`

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
    select o.site_id as "siteId", l.ingredient_id as "ingredientId",
      sum(greatest(l.packs - coalesce(r.done, 0), 0) * l.pack_size)::numeric(18, 6)::text as quantity
    from purchase_order o
    join purchase_order_line l on l.purchase_order_id = o.id
    left join lateral (
      select sum(r.packs + r.damaged + r.short) as done from purchase_receipt_line r
      where r.purchase_order_line_id = l.id
    ) r on true
    where o.site_id = any(${sql.param([...siteIds])}::bigint[])
      and o.status = any(${sql.param(['submitted', 'confirmed', 'partReceived', ...(withDrafts ? ['draft'] : [])])}::text[])
      ${ingredientIds ? sql`and l.ingredient_id = any(${sql.param([...ingredientIds])}::bigint[])` : sql``}
      ${until === undefined ? sql`` : sql`and (o.delivery_date is null or o.delivery_date <= ${until}::date)`}
    group by o.site_id, l.ingredient_id
    having sum(greatest(l.packs - coalesce(r.done, 0), 0)) > 0
    order by o.site_id, l.ingredient_id`)
  return rows.map(({ siteId, ingredientId, quantity }) => ({
    siteId,
    ingredientId,
    quantity: toAmount(quantity),
  }))
}
