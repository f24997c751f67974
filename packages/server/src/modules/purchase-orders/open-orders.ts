import { sql } from 'drizzle-orm'

import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'
import { ownSiteNames } from '../../shared/own-sites.ts'
import { orderNumber } from './list.ts'
import { openLines } from './on-order.ts'

type OpenOrders = Schemas['OpenOrders']

const shown = 100

interface OpenLine extends Record<string, unknown>, Omit<OpenOrders['rows'][number], 'number'> {
  siteId: number
  number: number
}

/** The order lines behind an ingredient's on-order quantity, at a site or at all of the caller's sites. */
export async function listOpenOrders(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  { ingredientId, siteId }: { ingredientId: number; siteId?: number },
): Promise<OpenOrders> {
  const own = await ownSiteNames(tx, caller.userId)
  const found = await tx.execute<OpenLine>(sql`
    select open.line_id::int as "lineId", open.order_id::int as "orderId", open.number, vendor.name as "vendorName", open.vendor_item_code as "vendorItemCode",
      open.site_id::int as "siteId", site.site_name as "siteName", open.status, open.delivery_date::text as "deliveryDate",
      open.quantity::text as quantity
    from (${openLines}) open
    join vendor on vendor.id = open.vendor_id
    join inventory_site site on site.id = open.site_id
    where open.ingredient_id = ${ingredientId} ${siteId === undefined ? sql`` : sql`and open.site_id = ${siteId}`}
    order by open.delivery_date nulls last, open.number, open.line_id`)
  const [food] = await tx.execute<{ unit: NonNullable<OpenOrders['unit']> }>(
    sql`select base_unit as unit from ingredient where id = ${ingredientId}`,
  )
  const rows = found.filter((row) => own.has(row.siteId))
  return {
    total: rows.length,
    hidden: found.length - rows.length,
    unit: food?.unit ?? null,
    rows: rows.slice(0, shown).map(({ siteId: _, number, quantity, ...row }) => ({
      ...row,
      number: orderNumber(number),
      quantity: toAmount(quantity),
    })),
  }
}
