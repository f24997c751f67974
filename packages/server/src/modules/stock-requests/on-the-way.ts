import { and, eq, isNull, sql } from 'drizzle-orm'

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
