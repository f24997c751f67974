import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import { ApiError, notFound, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { purchaseOrder, purchaseOrderLine, purchaseOrderStep } from '../../db/schema/purchase-order.ts'
import type { Tx } from '../../db/work.ts'
import { column, columns, defineRecord, type FieldsOf, notStored, type Row } from '../../records/record.ts'
import { insertRecord, lockRecord, type Saved, type Target } from '../../records/save-record.ts'
import { lockByName } from '../../shared/lock-by-name.ts'
import { type FieldMessages, message } from '../../shared/messages.ts'
import { ownSiteNames } from '../../shared/own-sites.ts'
import { emptyToNull } from '../../shared/texts.ts'
import { withOfferPrices } from './line-offers.ts'
import { type PurchaseOrder, readOrder } from './read.ts'
import { findOrderVendors, type OrderVendor } from './vendors.ts'

export type PurchaseOrderInput = Schemas['PurchaseOrderInput']
type User = Pick<Caller, 'userId'>
type Order = Row<typeof purchaseOrder>

/** An order. Its history is its steps and receipts. */
export const purchaseOrderRecord = defineRecord({
  type: null,
  table: purchaseOrder,
  texts: 'purchaseOrders',
  read: readOrder,
  fields: {
    vendorId: notStored,
    siteId: columns((siteId: number | undefined) => ({ siteId: siteId ?? 0 })),
    deliveryDate: column('deliveryDate', (day: string | null = null) => day),
    note: column('note', emptyToNull),
    lines: notStored,
  } satisfies FieldsOf<PurchaseOrderInput, typeof purchaseOrder>,
  // The store sets them.
  otherColumns: ['number', 'status', 'sentTo', 'ownVendorId', 'sharedVendorId', 'sharedCatererId'],
})

/** An order of a site that the caller has access to. Throws a 404 for any other. */
export async function readOwnOrder(tx: Tx, caller: User, id: number): Promise<PurchaseOrder> {
  const order = await readOrder(tx, id)
  if (!order || !(await ownSiteNames(tx, caller.userId)).has(order.siteId))
    throw notFound(message('purchaseOrders.notFound'))
  return order
}

/** The stored order, locked until the transaction ends. Throws a 404 like `readOwnOrder`, and a 409 for an older version. */
export async function lockOrder(tx: Tx, caller: User, target: Target): Promise<Order> {
  const stored = await lockRecord(tx, purchaseOrderRecord, target)
  if (!(await ownSiteNames(tx, caller.userId)).has(stored.siteId)) throw notFound(message('purchaseOrders.notFound'))
  return stored
}

/** Adds a draft. Throws a 422 for a vendor, a site or an ingredient that the caller does not have. */
export async function insertOrder(tx: Tx, caller: User, input: PurchaseOrderInput): Promise<Saved> {
  const vendor = await checkInput(tx, caller, input, null)
  const saved = await insertRecord(tx, purchaseOrderRecord, {
    ...purchaseOrderRecord.toColumns(input),
    ...vendorColumns(vendor),
    number: await nextNumber(tx),
  })
  await insertLines(tx, saved.id, input)
  await addStep(tx, saved.id, 'draft')
  return saved
}

/** Replaces a draft. Throws a 422 for an order that was submitted, and what `lockOrder` and `insertOrder` throw. */
export async function updateOrder(tx: Tx, caller: User, target: Target, input: PurchaseOrderInput): Promise<Saved> {
  const stored = await lockOrder(tx, caller, target)
  if (stored.status !== 'draft') throw new ApiError(422, message('purchaseOrders.notADraft'))
  const vendor = await checkInput(tx, caller, input, stored)
  await tx.delete(purchaseOrderLine).where(eq(purchaseOrderLine.purchaseOrderId, target.id))
  await insertLines(tx, target.id, input)
  return setColumns(tx, target.id, { ...purchaseOrderRecord.toColumns(input), ...vendorColumns(vendor) })
}

/** Writes columns of a locked order, which counts as a new version of it. */
export async function setColumns(
  tx: Tx,
  id: number,
  values: Partial<typeof purchaseOrder.$inferInsert>,
): Promise<Saved> {
  const [saved] = await tx
    .update(purchaseOrder)
    .set(values)
    .where(eq(purchaseOrder.id, id))
    .returning({ id: purchaseOrder.id, version: purchaseOrder.version })
  if (!saved) throw new Error(`The purchase order ${id} was not written`)
  return saved
}

export async function addStep(
  tx: Tx,
  purchaseOrderId: number,
  status: Order['status'],
  reason: string | null = null,
): Promise<void> {
  await tx.insert(purchaseOrderStep).values({ purchaseOrderId, status, reason })
}

export const vendorIdOf = ({ ownVendorId, sharedVendorId }: Pick<Order, 'ownVendorId' | 'sharedVendorId'>): number =>
  ownVendorId ?? sharedVendorId ?? 0

const vendorColumns = ({ id, isShared }: OrderVendor) =>
  isShared ? { sharedVendorId: id, ownVendorId: null } : { ownVendorId: id, sharedVendorId: null }

async function checkInput(
  tx: Tx,
  caller: User,
  { vendorId, siteId, lines }: PurchaseOrderInput,
  stored: Order | null,
): Promise<OrderVendor> {
  const fields: FieldMessages = {}
  const vendor = (await findOrderVendors(tx, [vendorId])).get(vendorId)
  const isKept = stored !== null && vendorIdOf(stored) === vendorId
  if (!vendor || (!vendor.active && !isKept)) fields['vendorId'] = message('purchaseOrders.unknownVendor')
  if (!(await ownSiteNames(tx, caller.userId)).has(siteId)) fields['siteId'] = message('purchaseOrders.unknownSite')
  const known = await knownIngredients(
    tx,
    lines.map(({ ingredientId }) => ingredientId),
  )
  for (const [index, { ingredientId }] of lines.entries()) {
    if (!known.has(ingredientId)) fields[`lines.${index}.ingredientId`] = message('purchaseOrders.unknownIngredient')
  }
  if (!vendor || Object.keys(fields).length > 0) throw rejected(fields)
  return vendor
}

/** The given ingredients that the caterer has, without archived ones. */
export async function knownIngredients(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: ingredient.id })
    .from(ingredient)
    .where(and(inArray(ingredient.id, [...new Set(ids)]), isNull(ingredient.archivedAt)))
  return new Set(rows.map(({ id }) => id))
}

async function insertLines(tx: Tx, purchaseOrderId: number, input: PurchaseOrderInput): Promise<void> {
  if (input.lines.length === 0) return
  const lines = await withOfferPrices(tx, input.vendorId, input.lines)
  await tx.insert(purchaseOrderLine).values(
    lines.map(({ vendorItemCode, packText, reason = null, ...line }, index) => ({
      ...line,
      purchaseOrderId,
      seq: index + 1,
      vendorItemCode: emptyToNull(vendorItemCode),
      packText: emptyToNull(packText),
      reason,
    })),
  )
}

/** The number after the caterer's last one. Orders are never deleted, so no number is used twice. */
async function nextNumber(tx: Tx): Promise<number> {
  await lockByName(tx, 'purchase_order.number')
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${purchaseOrder.number}), 0)::int` })
    .from(purchaseOrder)
  return (row?.last ?? 0) + 1
}
