import { lineReceived, type ReceivedPacks } from '@commissary/domain/purchasing'
import { asc, desc, eq, sql } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { mail } from '../../db/schema/mail.ts'
import { purchaseOrderLine, purchaseOrderStep } from '../../db/schema/purchase-order.ts'
import type { Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'
import { nameOfUser } from '../history/record-event.ts'
import { readOffers } from './line-offers.ts'
import { readSummary, toSummary } from './list.ts'
import { readReceipts } from './read-receipts.ts'

export type PurchaseOrder = Schemas['PurchaseOrder']
export type OrderLine = Schemas['PurchaseOrderLine']

/** An order with its lines, receipts and steps; null for an unknown id. Whether the caller has access to its site is not checked. */
export async function readOrder(tx: Tx, id: number): Promise<PurchaseOrder | null> {
  const row = await readSummary(tx, id)
  if (!row) return null
  const isOver = row.status === 'closed' || row.status === 'cancelled'
  const lines = await readLines(tx, { id, vendorId: row.vendorId, isDraft: row.status === 'draft' })
  return {
    ...toSummary(row),
    note: row.note,
    sentTo: row.sentTo,
    mailState: await readMailState(tx, id),
    minimumOrder: row.minimumOrder && toAmount(row.minimumOrder),
    vendorEmail: row.vendorEmail,
    lines: isOver ? lines.map((line) => ({ ...line, open: '0' })) : lines,
    receipts: await readReceipts(tx, id, row.vendorId),
    steps: await readSteps(tx, id),
  }
}

async function readLines(
  tx: Tx,
  { id: orderId, vendorId, isDraft }: { id: number; vendorId: number; isDraft: boolean },
): Promise<OrderLine[]> {
  const rows = await tx
    .select({
      id: purchaseOrderLine.id,
      ingredientId: purchaseOrderLine.ingredientId,
      name: ingredient.name,
      unit: ingredient.baseUnit,
      vendorItemCode: purchaseOrderLine.vendorItemCode,
      packText: purchaseOrderLine.packText,
      packSize: purchaseOrderLine.packSize,
      packs: purchaseOrderLine.packs,
      price: purchaseOrderLine.price,
      reason: purchaseOrderLine.reason,
    })
    .from(purchaseOrderLine)
    .innerJoin(ingredient, eq(ingredient.id, purchaseOrderLine.ingredientId))
    .where(eq(purchaseOrderLine.purchaseOrderId, orderId))
    .orderBy(asc(purchaseOrderLine.seq))
  const received = await readReceivedPacks(tx, orderId)
  const lastPrices = await readLastPrices(tx, orderId, vendorId)
  // Only a draft's prices can still follow the vendor's.
  const offers = isDraft ? await readOffers(tx, vendorId, rows) : []
  return rows.map((row, index) => {
    const ordered = { packs: toAmount(row.packs), packSize: toAmount(row.packSize) }
    return {
      ...row,
      ...ordered,
      price: row.price && toAmount(row.price),
      ...lineReceived(ordered, received.get(row.id) ?? []),
      lastPrice: lastPrices.get(row.id) ?? null,
      offer: offers[index] ?? null,
    }
  })
}

/** What came for each line of an order, over all receipts. Lines without receipts are absent. */
export async function readReceivedPacks(tx: Tx, orderId: number): Promise<Map<number, ReceivedPacks[]>> {
  const rows = await tx.execute<ReceivedPacks & { id: number } & Record<string, unknown>>(sql`
    select l.id, r.packs::text as packs, r.damaged::text as damaged, r.short::text as short, r.pack_size::text as "packSize",
      r.ingredient_id <> l.ingredient_id as "isSubstitute"
    from purchase_order_line l
    join purchase_receipt_line r on r.purchase_order_line_id = l.id
    where l.purchase_order_id = ${orderId}`)
  return Map.groupBy(rows, ({ id }) => id)
}

/** What a pack of a line's size cost when the vendor last delivered the ingredient on another order. */
async function readLastPrices(tx: Tx, orderId: number, vendorId: number): Promise<Map<number, string>> {
  const rows = await tx.execute<{ id: number; price: string } & Record<string, unknown>>(sql`
    select distinct on (line.id) line.id, round(r.price / r.pack_size * line.pack_size, 6)::text as price
    from purchase_order_line line
    join purchase_receipt_line r on r.ingredient_id = line.ingredient_id and r.price is not null and r.packs > 0
    join purchase_receipt receipt on receipt.id = r.purchase_receipt_id and receipt.reverses_id is null
      and not exists (select from purchase_receipt undone where undone.reverses_id = receipt.id)
    join purchase_order other on other.id = receipt.purchase_order_id and other.id <> line.purchase_order_id
      and coalesce(other.own_vendor_id, other.shared_vendor_id) = ${vendorId}
    where line.purchase_order_id = ${orderId}
    order by line.id, receipt.received_on desc, r.id desc`)
  return new Map(rows.map(({ id, price }) => [id, toAmount(price)]))
}

async function readSteps(tx: Tx, orderId: number): Promise<Schemas['TakenStep'][]> {
  return tx
    .select({
      status: purchaseOrderStep.status,
      at: purchaseOrderStep.createdAt,
      by: nameOfUser(purchaseOrderStep.createdBy),
      reason: purchaseOrderStep.reason,
    })
    .from(purchaseOrderStep)
    .where(eq(purchaseOrderStep.purchaseOrderId, orderId))
    .orderBy(asc(purchaseOrderStep.id))
}

/** The state of the mail to the vendor. Null without one, and long after it was sent. */
async function readMailState(tx: Tx, orderId: number): Promise<PurchaseOrder['mailState']> {
  const [last] = await tx
    .select({ state: mail.state })
    .from(mail)
    .where(eq(mail.purchaseOrderId, orderId))
    .orderBy(desc(mail.id))
    .limit(1)
  return last?.state ?? null
}
