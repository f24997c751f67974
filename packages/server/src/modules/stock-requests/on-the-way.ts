import { and, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'

import { purchaseOrder } from '../../db/schema/purchase-order.ts'
import { stockRequest, stockRequestLine, stockShipment, stockShipmentLine } from '../../db/schema/stock-request.ts'
import type { Tx } from '../../db/work.ts'
import { among, toAmount } from '../../shared/lists.ts'

/** What was sent to sites and has not arrived, in base units. Neither site has it on hand. Without `ingredientIds`, of all. */
export async function goodsOnTheWay(
  tx: Tx,
  siteIds: readonly number[],
  ingredientIds?: readonly number[],
): Promise<{ siteId: number; ingredientId: number; quantity: string }[]> {
  const rows = await tx
    .select({
      siteId: stockRequest.fromSiteId,
      ingredientId: stockRequestLine.ingredientId,
      quantity: sql<string>`sum(${stockShipmentLine.sent})`,
    })
    .from(stockShipmentLine)
    .innerJoin(stockShipment, eq(stockShipment.id, stockShipmentLine.stockShipmentId))
    .innerJoin(stockRequest, eq(stockRequest.id, stockShipment.stockRequestId))
    .innerJoin(stockRequestLine, eq(stockRequestLine.id, stockShipmentLine.stockRequestLineId))
    .where(
      and(
        among(stockRequest.fromSiteId, siteIds),
        ingredientIds && among(stockRequestLine.ingredientId, ingredientIds),
        isNull(stockShipment.receivedAt),
      ),
    )
    .groupBy(stockRequest.fromSiteId, stockRequestLine.ingredientId)
  return rows.map((row) => ({ ...row, quantity: toAmount(row.quantity) }))
}

interface AskedGoods {
  quantity: string
  /** The numbers of the drafts among them. */
  drafts: number[]
}

/**
 * Quantities that a site has requested and not received by a day, by ingredient, in base units: drafts, submitted and undecided,
 * approved and not sent, or turned into a draft order. Drafts count, as draft orders do: someone who has just written one expects
 * no second one for the same goods. `except` is a request that does not count.
 */
export async function goodsAskedFor(
  tx: Tx,
  siteId: number,
  { until, except }: { until: string; except: number | undefined },
): Promise<Map<number, AskedGoods>> {
  const sent = sql`(select coalesce(sum(s.sent), 0) from stock_shipment_line s
    where s.stock_request_line_id = ${stockRequestLine.id} and s.caterer_id = current_caterer())`
  const asked = sql`coalesce(${stockRequestLine.approved}, ${stockRequestLine.requested})`
  const rows = await tx
    .select({
      ingredientId: stockRequestLine.ingredientId,
      quantity: sql<string>`sum(greatest(${asked} - ${sent}, 0))`,
      drafts: sql<
        number[]
      >`coalesce(jsonb_agg(distinct ${stockRequest.number}) filter (where ${stockRequest.status} = 'draft'), '[]')`,
    })
    .from(stockRequestLine)
    .innerJoin(stockRequest, eq(stockRequest.id, stockRequestLine.stockRequestId))
    .leftJoin(purchaseOrder, eq(purchaseOrder.id, stockRequest.purchaseOrderId))
    .where(
      and(
        eq(stockRequest.fromSiteId, siteId),
        lte(stockRequest.needBy, until),
        isNull(stockRequest.archivedAt),
        except === undefined ? undefined : ne(stockRequest.id, except),
        or(
          inArray(stockRequest.status, ['draft', 'submitted', 'approved', 'partFulfilled']),
          eq(purchaseOrder.status, 'draft'),
        ),
      ),
    )
    .groupBy(stockRequestLine.ingredientId)
  return new Map(
    rows.map(({ ingredientId, quantity, drafts }) => [ingredientId, { quantity: toAmount(quantity), drafts }]),
  )
}
