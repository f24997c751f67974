import { eq } from 'drizzle-orm'

import {
  purchaseOrder,
  purchaseOrderLine,
  purchaseOrderStep,
  purchaseReceipt,
  purchaseReceiptLine,
} from '../../src/db/schema/purchase-order.ts'
import type { Database, Tx } from '../../src/db/work.ts'
import { insertReceipt } from '../../src/modules/purchase-orders/receipts.ts'
import { takeStep } from '../../src/modules/purchase-orders/status.ts'
import { insertOrder, type PurchaseOrderInput } from '../../src/modules/purchase-orders/store.ts'
import type { Ids, World } from './world.ts'
import { goneId } from './world-settings.ts'

type OrderIds = Pick<Ids, 'vendor' | 'site' | 'ingredient'>

/** An order with a mark in each of its texts. */
export const orderInput = (mark: string, { vendor, site, ingredient }: OrderIds): PurchaseOrderInput => ({
  vendorId: vendor,
  siteId: site,
  deliveryDate: '2098-09-10',
  note: `${mark} note`,
  lines: [
    {
      ingredientId: ingredient,
      vendorItemCode: `${mark} item`,
      packText: `${mark} 6/#10`,
      packSize: '12',
      packs: '10',
      price: '31.5',
      reason: { need: '54.4', available: '-22', par: '10', insteadOf: null, from: '2098-09-01', to: '2098-09-30' },
    },
  ],
})

/** A receipt of a line with a mark in each of its texts. */
export const receiptInput = (mark: string, orderLineId: number, { ingredient, storageLocation }: Ids) => ({
  receivedOn: '2026-01-05',
  invoiceNumber: `${mark} invoice`,
  note: `${mark} note`,
  lines: [
    {
      orderLineId,
      substitute: { ingredientId: ingredient, packSize: '10' },
      packs: '2',
      damaged: '1',
      short: '1',
      price: '30',
      lotCode: `${mark} lot`,
      expiresOn: '2098-12-01',
      locationId: storageLocation,
      note: `${mark} note`,
    },
  ],
})

/** New orders for calls that change one, of the world's school. */
export function orderMaker(
  database: Database,
  { mark, catererId, userId, ids }: Pick<World, 'mark' | 'catererId' | 'userId' | 'ids'>,
  placeSchool: () => Promise<void>,
) {
  async function run<T>(make: (tx: Tx) => Promise<T>): Promise<T> {
    // A user of the school orders for its site.
    await placeSchool()
    return database.work({ catererId, userId }, make)
  }
  const caller = { userId }
  const draft = async (tx: Tx) => (await insertOrder(tx, caller, orderInput(mark, ids))).id
  async function submitted(tx: Tx): Promise<{ id: number; lineId: number }> {
    const id = await draft(tx)
    await takeStep(tx, caller, { id, ifMatch: null }, { status: 'submitted' })
    const [line] = await tx.select().from(purchaseOrderLine).where(eq(purchaseOrderLine.purchaseOrderId, id))
    return { id, lineId: line?.id ?? 0 }
  }
  return {
    placeSchool,
    freshDraft: () => run(draft),
    freshSubmitted: () => run(submitted),
    freshReceived: () =>
      run(async (tx) => {
        const { id, lineId } = await submitted(tx)
        const receipt = await insertReceipt(tx, caller, id, receiptInput(mark, lineId, ids))
        const [line] = await tx
          .select()
          .from(purchaseReceiptLine)
          .where(eq(purchaseReceiptLine.purchaseReceiptId, receipt.id))
        return { id, receiptId: receipt.id, receiptLineId: line?.id ?? 0 }
      }),
  }
}

export type OrderMaker = ReturnType<typeof orderMaker>

/** An order of the world with a receipt, whose ids other caterers try. */
export async function addOrders(tx: Tx, mark: string, ids: OrderIds) {
  const { lines, ...header } = orderInput(mark, ids)
  const [line] = lines
  if (!line) throw new Error('The order has no line')
  const [order] = await tx
    .insert(purchaseOrder)
    .values({
      number: 9000,
      ownVendorId: header.vendorId,
      siteId: header.siteId,
      deliveryDate: header.deliveryDate,
      note: header.note ?? null,
      sentTo: `${mark} email`,
      status: 'partReceived',
    })
    .returning({ id: purchaseOrder.id })
  const purchaseOrderId = order?.id ?? 0
  await tx.insert(purchaseOrderStep).values({ purchaseOrderId, status: 'cancelled', reason: `${mark} reason` })
  const [orderLine] = await tx
    .insert(purchaseOrderLine)
    .values({ ...line, reason: null, purchaseOrderId, seq: 1 })
    .returning({ id: purchaseOrderLine.id })
  const [receipt] = await tx
    .insert(purchaseReceipt)
    .values({ purchaseOrderId, receivedOn: '2026-01-05', invoiceNumber: `${mark} invoice`, note: `${mark} note` })
    .returning({ id: purchaseReceipt.id })
  const [receiptLine] = await tx
    .insert(purchaseReceiptLine)
    .values({
      purchaseReceiptId: receipt?.id ?? 0,
      seq: 1,
      purchaseOrderLineId: orderLine?.id ?? 0,
      ingredientId: ids.ingredient,
      packSize: '12',
      packs: '0',
      damaged: '1',
      lotCode: `${mark} lot`,
      note: `${mark} note`,
    })
    .returning({ id: purchaseReceiptLine.id })
  return {
    purchaseOrder: purchaseOrderId,
    purchaseOrderLine: orderLine?.id ?? 0,
    purchaseReceipt: receipt?.id ?? 0,
    purchaseReceiptLine: receiptLine?.id ?? 0,
  }
}

export const goneOrders = {
  purchaseOrder: goneId,
  purchaseOrderLine: goneId,
  purchaseReceipt: goneId,
  purchaseReceiptLine: goneId,
}
