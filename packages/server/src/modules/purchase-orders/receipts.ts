import { canReceive, lineReceived, statusAfterReceipts } from '@commissary/domain/purchasing'
import { costOfOne, negated, worth } from '@commissary/domain/units'
import { and, asc, eq, inArray } from 'drizzle-orm'

import { ApiError, notFound, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { storageLocation } from '../../db/schema/inventory-site.ts'
import {
  purchaseOrderLine,
  purchaseOrderStep,
  purchaseReceipt,
  purchaseReceiptLine,
} from '../../db/schema/purchase-order.ts'
import type { Tx } from '../../db/work.ts'
import type { Saved } from '../../records/save-record.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { toAmount } from '../../shared/lists.ts'
import { type FieldMessages, message } from '../../shared/messages.ts'
import { emptyToNull } from '../../shared/texts.ts'
import { notifyReceiptJumps } from '../notifications/price-events.ts'
import { receiveStock } from '../stock/ledger.ts'
import { reverseMoves } from '../stock/reverse.ts'
import { readReceivedPacks } from './read.ts'
import { addStep, knownIngredients, lockOrder, setColumns, vendorIdOf } from './store.ts'

type ReceiptInput = Schemas['PurchaseReceiptInput']
type Order = Awaited<ReturnType<typeof lockOrder>>
type OrderLine = typeof purchaseOrderLine.$inferSelect
type NewLine = Omit<typeof purchaseReceiptLine.$inferInsert, 'purchaseReceiptId'>
type User = Pick<Caller, 'userId'>

/**
 * Receives an order's goods: accepted goods go into the ledger, with their lot, expiry and cost. More than was ordered may come.
 * Throws a 404 for an unknown order, and a 422 for one that expects nothing, and for invalid lines.
 */
export async function insertReceipt(tx: Tx, caller: User, orderId: number, input: ReceiptInput): Promise<Saved> {
  const order = await lockOrder(tx, caller, { id: orderId, ifMatch: null })
  if (!canReceive(order.status)) throw new ApiError(422, message('purchaseOrders.notExpected'))
  if (input.receivedOn > (await readCatererToday(tx))) throw rejected({ receivedOn: message('stock.futureDay') })
  const lines = await toLines(tx, order, input)
  const id = await insertRows(tx, order.id, { ...headerOf(input), reversesId: null }, lines)
  await notifyReceiptJumps(tx, {
    order: { id: order.id, number: order.number, siteId: order.siteId, vendorId: vendorIdOf(order) },
    receiptId: id,
    lines: lines.map(({ purchaseOrderLineId: orderedLineId, ...line }) => ({ orderedLineId, ...line })),
    ordered: await orderLines(tx, order.id),
  })

  const taken = lines.flatMap((line, index) => (Number(line.packs) > 0 ? [{ line, index }] : []))
  if (taken.length > 0) {
    await receiveStock(
      tx,
      {
        cause: { kind: 'receipt', id },
        movedOn: input.receivedOn,
        fieldOf: (at) => `lines.${taken[at]?.index ?? at}`,
      },
      taken.map(({ line }) => ({
        siteId: order.siteId,
        locationId: line.locationId ?? null,
        ingredientId: line.ingredientId,
        lotCode: line.lotCode ?? null,
        expiresOn: line.expiresOn ?? null,
        quantity: worth(line.packs, line.packSize),
        unitCost: typeof line.price === 'string' ? costOfOne(line.price, line.packSize) : null,
      })),
    )
  }
  return { id, version: await settleStatus(tx, order) }
}

/**
 * Undoes a receipt by an opposite one, in the order and in the ledger. Throws a 404 for an unknown receipt, and a 422 for one
 * that was undone, that undoes another, of a closed order, or whose goods were used.
 */
export async function reverseReceipt(
  tx: Tx,
  caller: User,
  { orderId, receiptId, reason }: { orderId: number; receiptId: number; reason: string },
): Promise<Saved> {
  const order = await lockOrder(tx, caller, { id: orderId, ifMatch: null })
  const [receipt] = await tx
    .select()
    .from(purchaseReceipt)
    .where(and(eq(purchaseReceipt.id, receiptId), eq(purchaseReceipt.purchaseOrderId, orderId)))
  if (!receipt) throw notFound(message('purchaseOrders.receiptNotFound'))
  if (order.status === 'closed' || order.status === 'cancelled') {
    throw new ApiError(422, message('purchaseOrders.orderOver'))
  }
  const [undone] = await tx.select().from(purchaseReceipt).where(eq(purchaseReceipt.reversesId, receiptId))
  if (receipt.reversesId !== null || undone) throw new ApiError(422, message('purchaseOrders.alreadyUndone'))
  const text = emptyToNull(reason)
  if (text === null) throw rejected({ reason: message('purchaseOrders.reasonRequired') })

  const lines = await tx
    .select()
    .from(purchaseReceiptLine)
    .where(eq(purchaseReceiptLine.purchaseReceiptId, receiptId))
    .orderBy(asc(purchaseReceiptLine.seq))
  const opposite = lines.map((line): NewLine => {
    const { id: _id, purchaseReceiptId: _of, packs, damaged, short, ...rest } = contentOf(line)
    return { ...rest, packs: negated(packs), damaged: negated(damaged), short: negated(short) }
  })
  const { receivedOn, invoiceNumber, tax } = receipt
  const header = { receivedOn, invoiceNumber, tax: tax && negated(toAmount(tax)), note: text, reversesId: receiptId }
  const id = await insertRows(tx, orderId, header, opposite)
  await reverseMoves(tx, { kind: 'receipt', id: receiptId }, text)
  return { id, version: await settleStatus(tx, order) }
}

/** A line without the columns that the database fills. */
function contentOf(line: typeof purchaseReceiptLine.$inferSelect) {
  const {
    catererId: _c,
    createdAt: _ca,
    createdBy: _cb,
    updatedAt: _ua,
    updatedBy: _ub,
    version: _v,
    ...content
  } = line
  return { ...content, packs: toAmount(line.packs), damaged: toAmount(line.damaged), short: toAmount(line.short) }
}

const headerOf = ({ receivedOn, invoiceNumber, tax = null, note }: ReceiptInput) => ({
  receivedOn,
  invoiceNumber: emptyToNull(invoiceNumber),
  tax,
  note: emptyToNull(note),
})

async function insertRows(
  tx: Tx,
  purchaseOrderId: number,
  header: Omit<typeof purchaseReceipt.$inferInsert, 'purchaseOrderId'>,
  lines: readonly NewLine[],
): Promise<number> {
  const [receipt] = await tx
    .insert(purchaseReceipt)
    .values({ ...header, purchaseOrderId })
    .returning({ id: purchaseReceipt.id })
  if (!receipt) throw new Error('The receipt was not inserted')
  await tx.insert(purchaseReceiptLine).values(lines.map((line) => ({ ...line, purchaseReceiptId: receipt.id })))
  return receipt.id
}

/** The lines as they are stored. Throws a 422 that names every line with a problem. */
async function toLines(tx: Tx, order: Order, { lines }: ReceiptInput): Promise<NewLine[]> {
  const ordered = new Map((await orderLines(tx, order.id)).map((line) => [line.id, line]))
  const substitutes = await knownIngredients(
    tx,
    lines.flatMap(({ substitute }) => substitute?.ingredientId ?? []),
  )
  const locations = await knownLocations(
    tx,
    lines.flatMap(({ locationId }) => locationId ?? []),
  )
  const fields: FieldMessages = {}
  const stored = lines.map((line, index): NewLine => {
    const { orderLineId, substitute = null, packs, damaged = '0', short = '0', locationId = null } = line
    const of = ordered.get(orderLineId)
    if (!of) fields[`lines.${index}.orderLineId`] = message('purchaseOrders.unknownLine')
    if (substitute && !substitutes.has(substitute.ingredientId)) {
      fields[`lines.${index}.substitute.ingredientId`] = message('purchaseOrders.unknownIngredient')
    }
    if (locationId !== null && !locations.has(locationId)) {
      fields[`lines.${index}.locationId`] = message('purchaseOrders.unknownLocation')
    }
    if (Number(packs) + Number(damaged) + Number(short) === 0) {
      fields[`lines.${index}.packs`] = message('purchaseOrders.nothingReceived')
    }
    return {
      seq: index + 1,
      purchaseOrderLineId: orderLineId,
      ingredientId: substitute?.ingredientId ?? of?.ingredientId ?? 0,
      packSize: substitute?.packSize ?? toAmount(of?.packSize ?? '1'),
      packs,
      damaged,
      short,
      price: line.price ?? null,
      lotCode: emptyToNull(line.lotCode),
      expiresOn: line.expiresOn ?? null,
      locationId,
      heldAs: line.heldAs ?? null,
      temperature: line.temperature ?? null,
      countryOfOrigin: line.countryOfOrigin ?? null,
      note: emptyToNull(line.note),
    }
  })
  if (Object.keys(fields).length > 0) throw rejected(fields)
  return stored
}

function orderLines(tx: Tx, orderId: number): Promise<OrderLine[]> {
  return tx
    .select()
    .from(purchaseOrderLine)
    .where(eq(purchaseOrderLine.purchaseOrderId, orderId))
    .orderBy(asc(purchaseOrderLine.seq))
}

async function knownLocations(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: storageLocation.id })
    .from(storageLocation)
    .where(inArray(storageLocation.id, [...new Set(ids)]))
  return new Set(rows.map(({ id }) => id))
}

/** Sets an order's status from its receipts, and returns its version. */
async function settleStatus(tx: Tx, order: Order): Promise<number> {
  const received = await readReceivedPacks(tx, order.id)
  const lines = (await orderLines(tx, order.id)).map((line) => lineReceived(line, received.get(line.id) ?? []))
  const steps = await tx
    .select({ status: purchaseOrderStep.status })
    .from(purchaseOrderStep)
    .where(eq(purchaseOrderStep.purchaseOrderId, order.id))
  const before = steps.some(({ status }) => status === 'confirmed') ? 'confirmed' : 'submitted'
  const status = statusAfterReceipts(lines, before)
  if (status !== order.status) await addStep(tx, order.id, status)
  return (await setColumns(tx, order.id, { status })).version
}
