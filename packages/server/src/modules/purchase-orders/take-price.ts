import { and, eq, sql } from 'drizzle-orm'

import { ApiError, rejected } from '../../contract/api-error.ts'
import type { Caller } from '../../contract/operations.ts'
import { ingredient, ingredientPrice } from '../../db/schema/ingredient.ts'
import { purchaseOrderLine, purchaseReceipt, purchaseReceiptLine } from '../../db/schema/purchase-order.ts'
import type { Tx } from '../../db/work.ts'
import { lockRecord, type Saved } from '../../records/save-record.ts'
import { message } from '../../shared/messages.ts'
import { recordEvent } from '../history/record-event.ts'
import { historyOf } from '../ingredients/history.ts'
import { ingredientRecord, readIngredient } from '../ingredients/store.ts'
import { lockOrder, vendorIdOf } from './store.ts'
import { findOrderVendors } from './vendors.ts'

/**
 * Adds what a pack cost on a receipt to the ingredient's prices, from the day of the receipt on. A price of the vendor from that
 * day is replaced; its breaks are dropped, because they were breaks of another price. Throws a 404 for an unknown order, and a 422
 * for an unknown line, one without a price above 0, or of a receipt that was undone.
 */
export async function takePrice(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  { orderId, receiptLineId }: { orderId: number; receiptLineId: number },
): Promise<Saved> {
  const order = await lockOrder(tx, caller, { id: orderId, ifMatch: null })
  const [found] = await tx
    .select({ line: purchaseReceiptLine, receipt: purchaseReceipt, ordered: purchaseOrderLine })
    .from(purchaseReceiptLine)
    .innerJoin(purchaseReceipt, eq(purchaseReceipt.id, purchaseReceiptLine.purchaseReceiptId))
    .innerJoin(purchaseOrderLine, eq(purchaseOrderLine.id, purchaseReceiptLine.purchaseOrderLineId))
    .where(and(eq(purchaseReceiptLine.id, receiptLineId), eq(purchaseReceipt.purchaseOrderId, orderId)))
  if (!found) throw rejected({ receiptLineId: message('purchaseOrders.receiptNotFound') })
  const { line, receipt, ordered } = found
  const [undone] = await tx.select().from(purchaseReceipt).where(eq(purchaseReceipt.reversesId, receipt.id))
  if (receipt.reversesId !== null || undone) throw new ApiError(422, message('purchaseOrders.alreadyUndone'))
  if (line.price === null || Number(line.price) === 0) throw new ApiError(422, message('purchaseOrders.noPrice'))

  const stored = await lockRecord(tx, ingredientRecord, { id: line.ingredientId, ifMatch: null })
  const before = await readIngredient(tx, stored.id)
  const vendorId = vendorIdOf(order)
  const vendor = (await findOrderVendors(tx, [vendorId], true)).get(vendorId)
  const vendorItemCode = line.ingredientId === ordered.ingredientId ? ordered.vendorItemCode : null
  const price = { amount: line.price, perAmount: line.packSize, perUnit: stored.baseUnit, breaks: [] }
  const replaced = await tx
    .update(ingredientPrice)
    .set(price)
    .where(
      and(
        eq(ingredientPrice.ingredientId, stored.id),
        sql`coalesce(${ingredientPrice.ownVendorId}, ${ingredientPrice.sharedVendorId}) = ${vendorId}`,
        sql`${ingredientPrice.vendorItemCode} is not distinct from ${vendorItemCode}`,
        eq(ingredientPrice.validFrom, receipt.receivedOn),
      ),
    )
    .returning({ id: ingredientPrice.id })
  if (replaced.length === 0) {
    const [{ last } = { last: 0 }] = await tx
      .select({ last: sql<number>`coalesce(max(${ingredientPrice.seq}), 0)::int` })
      .from(ingredientPrice)
      .where(eq(ingredientPrice.ingredientId, stored.id))
    await tx.insert(ingredientPrice).values({
      ...price,
      ingredientId: stored.id,
      seq: last + 1,
      ...(vendor?.isShared ? { sharedVendorId: vendorId } : { ownVendorId: vendorId }),
      vendorItemCode,
      validFrom: receipt.receivedOn,
    })
  }
  // Updates the ingredient too, so that someone who is editing it notices.
  await tx.update(ingredient).set({ name: stored.name }).where(eq(ingredient.id, stored.id))
  const after = await readIngredient(tx, stored.id)
  if (!before || !after) throw new Error(`The ingredient ${stored.id} was not read`)
  await recordEvent(tx, {
    recordType: 'ingredient',
    recordId: stored.id,
    action: 'updated',
    before: historyOf(before),
    after: historyOf(after),
  })
  return { id: after.id, version: after.version }
}
