import { asc, eq, inArray } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { storageLocation } from '../../db/schema/inventory-site.ts'
import { purchaseOrderLine, purchaseReceipt, purchaseReceiptLine } from '../../db/schema/purchase-order.ts'
import type { Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'
import { nameOfUser } from '../history/record-event.ts'
import { readPrices } from '../ingredients/prices.ts'

type Receipt = Schemas['PurchaseReceipt']
type ReceiptLine = Schemas['PurchaseReceiptLine']

/** The receipts of an order, oldest first, with those that undo others. */
export async function readReceipts(tx: Tx, orderId: number, vendorId: number): Promise<Receipt[]> {
  const receipts = await tx
    .select({
      id: purchaseReceipt.id,
      receivedOn: purchaseReceipt.receivedOn,
      invoiceNumber: purchaseReceipt.invoiceNumber,
      tax: purchaseReceipt.tax,
      note: purchaseReceipt.note,
      reversesId: purchaseReceipt.reversesId,
      at: purchaseReceipt.createdAt,
      by: nameOfUser(purchaseReceipt.createdBy),
    })
    .from(purchaseReceipt)
    .where(eq(purchaseReceipt.purchaseOrderId, orderId))
    .orderBy(asc(purchaseReceipt.id))
  if (receipts.length === 0) return []
  const undoneBy = new Map(receipts.flatMap(({ id, reversesId }) => (reversesId === null ? [] : [[reversesId, id]])))
  const lines = await readReceiptLines(tx, receipts, vendorId)
  return receipts.map((receipt) => ({
    ...receipt,
    tax: receipt.tax && toAmount(receipt.tax),
    reversedById: undoneBy.get(receipt.id) ?? null,
    lines: lines.get(receipt.id) ?? [],
  }))
}

async function readReceiptLines(
  tx: Tx,
  receipts: readonly Pick<Receipt, 'id' | 'receivedOn'>[],
  vendorId: number,
): Promise<Map<number, ReceiptLine[]>> {
  const days = new Map(receipts.map(({ id, receivedOn }) => [id, receivedOn]))
  const rows = await tx
    .select({
      line: purchaseReceiptLine,
      orderedId: purchaseOrderLine.ingredientId,
      name: ingredient.name,
      unit: ingredient.baseUnit,
      locationName: storageLocation.storageLocationName,
    })
    .from(purchaseReceiptLine)
    .innerJoin(purchaseOrderLine, eq(purchaseOrderLine.id, purchaseReceiptLine.purchaseOrderLineId))
    .innerJoin(ingredient, eq(ingredient.id, purchaseReceiptLine.ingredientId))
    .leftJoin(storageLocation, eq(storageLocation.id, purchaseReceiptLine.locationId))
    .where(inArray(purchaseReceiptLine.purchaseReceiptId, [...days.keys()]))
    .orderBy(asc(purchaseReceiptLine.purchaseReceiptId), asc(purchaseReceiptLine.seq))
  const prices = await readPrices(
    tx,
    rows.map(({ line }) => line.ingredientId),
  )
  const shown = rows.map(({ line, orderedId, name, unit, locationName }) => {
    const { id, ingredientId, lotCode, expiresOn, locationId, heldAs, temperature, countryOfOrigin, note } = line
    const price = line.price && toAmount(line.price)
    const packSize = toAmount(line.packSize)
    const taken = prices
      .get(ingredientId)
      ?.some(
        (one) =>
          one.vendorId === vendorId &&
          one.validFrom === days.get(line.purchaseReceiptId) &&
          one.amount === price &&
          one.per.amount === packSize &&
          one.per.unit === unit,
      )
    return {
      receiptId: line.purchaseReceiptId,
      shown: {
        id,
        orderLineId: line.purchaseOrderLineId,
        ingredientId,
        name,
        unit,
        isSubstitute: ingredientId !== orderedId,
        packSize,
        packs: toAmount(line.packs),
        damaged: toAmount(line.damaged),
        short: toAmount(line.short),
        price,
        lotCode,
        expiresOn,
        locationId,
        locationName,
        heldAs,
        temperature,
        countryOfOrigin,
        note,
        isPriceTaken: taken === true,
      },
    }
  })
  return new Map(
    [...Map.groupBy(shown, ({ receiptId }) => receiptId)].map(([id, own]) => [id, own.map((one) => one.shown)]),
  )
}
