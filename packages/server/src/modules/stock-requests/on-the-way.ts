import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'

import { purchaseOrder } from '../../db/schema/purchase-order.ts'
import { stockRequest, stockRequestLine, stockShipment, stockShipmentLine } from '../../db/schema/stock-request.ts'
import type { Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'

/** What was sent to a site and has not arrived, by ingredient, in base units. Neither site has it on hand. */
export async function goodsOnTheWay(tx: Tx, siteId: number): Promise<Map<number, string>> {
  const rows = await tx
    .select({ ingredientId: stockRequestLine.ingredientId, quantity: sql<string>`sum(${stockShipmentLine.sent})` })
    .from(stockShipmentLine)
    .innerJoin(stockShipment, eq(stockShipment.id, stockShipmentLine.stockShipmentId))
    .innerJoin(stockRequest, eq(stockRequest.id, stockShipment.stockRequestId))
    .innerJoin(stockRequestLine, eq(stockRequestLine.id, stockShipmentLine.stockRequestLineId))
    .where(and(eq(stockRequest.fromSiteId, siteId), isNull(stockShipmentLine.received)))
    .groupBy(stockRequestLine.ingredientId)
  return new Map(rows.map(({ ingredientId, quantity }) => [ingredientId, toAmount(quantity)]))
}

/**
 * Quantities that a site has requested and not received by a day, by ingredient, in base units: submitted and undecided, approved and
 * not sent, or turned into a draft order.
 */
export async function goodsAskedFor(tx: Tx, siteId: number, until: string): Promise<Map<number, string>> {
  const sent = sql`(select coalesce(sum(s.sent), 0) from stock_shipment_line s
    where s.stock_request_line_id = ${stockRequestLine.id} and s.caterer_id = current_caterer())`
  const asked = sql`coalesce(${stockRequestLine.approved}, ${stockRequestLine.requested})`
  const rows = await tx
    .select({
      ingredientId: stockRequestLine.ingredientId,
      quantity: sql<string>`sum(greatest(${asked} - ${sent}, 0))`,
    })
    .from(stockRequestLine)
    .innerJoin(stockRequest, eq(stockRequest.id, stockRequestLine.stockRequestId))
    .leftJoin(purchaseOrder, eq(purchaseOrder.id, stockRequest.purchaseOrderId))
    .where(
      and(
        eq(stockRequest.fromSiteId, siteId),
        lte(stockRequest.needBy, until),
        or(inArray(stockRequest.status, ['submitted', 'approved', 'partFulfilled']), eq(purchaseOrder.status, 'draft')),
      ),
    )
    .groupBy(stockRequestLine.ingredientId)
  return new Map(rows.map(({ ingredientId, quantity }) => [ingredientId, toAmount(quantity)]))
}
