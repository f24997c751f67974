import type { PurchaseOrderStatus, ReceivedState } from '@commissary/domain/purchasing'
import { purchaseOrderStatuses } from '@commissary/domain/purchasing'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'

import { decimal, oneOf, ownReference, rowColumns, rowId } from './columns.ts'
import { ingredient } from './ingredient.ts'
import { inventorySite, storageLocation } from './inventory-site.ts'
import { vendor } from './vendor.ts'

/** Why a line was suggested, in the ingredient's base unit. */
export interface OrderReason {
  need: string
  available: string
  par: string
  /** How many packs would cover the need, if a larger number costs less. */
  insteadOf: number | null
  from: string
  to: string
}

const statuses = oneOf(purchaseOrderStatuses)

/** What a site orders from a vendor. */
export const purchaseOrder = pgTable(
  'purchase_order',
  {
    ...rowColumns(),
    /** Counts a caterer's orders: 7 is PO-0007. */
    number: integer('number').notNull(),
    /** A shared vendor of caterer 0. Its foreign key needs that 0 in addition to the id. */
    sharedVendorId: rowId('shared_vendor_id'),
    sharedCatererId: integer('shared_caterer_id').generatedAlwaysAs(sql`0`),
    ownVendorId: rowId('own_vendor_id'),
    siteId: rowId('site_id').notNull(),
    status: text('status').$type<PurchaseOrderStatus>().notNull().default('draft'),
    /** Needed once it is submitted. */
    deliveryDate: date('delivery_date', { mode: 'string' }),
    /** For the vendor. */
    note: text('note'),
    /** The vendor's address when the order was submitted; null = it was not sent. */
    sentTo: text('sent_to'),
  },
  (table) => [
    unique('purchase_order_own').on(table.catererId, table.id),
    unique('purchase_order_number').on(table.catererId, table.number),
    index('purchase_order_site').on(table.catererId, table.siteId, table.status),
    index('purchase_order_own_vendor').on(table.catererId, table.ownVendorId),
    index('purchase_order_shared_vendor').on(table.sharedVendorId),
    ownReference('purchase_order_site_own', table.catererId, table.siteId, inventorySite),
    ownReference('purchase_order_own_vendor_fk', table.catererId, table.ownVendorId, vendor),
    foreignKey({
      name: 'purchase_order_shared_vendor_fk',
      columns: [table.sharedCatererId, table.sharedVendorId],
      foreignColumns: [vendor.catererId, vendor.id],
    }),
    check('purchase_order_one_vendor', sql`num_nonnulls(${table.sharedVendorId}, ${table.ownVendorId}) = 1`),
    check('purchase_order_status', sql`${table.status} in ${statuses}`),
    check(
      'purchase_order_delivery',
      sql`${table.deliveryDate} is not null or ${table.status} in ('draft', 'cancelled')`,
    ),
  ],
)

/** Who moved an order to a status, and when. Rows are only added. */
export const purchaseOrderStep = pgTable(
  'purchase_order_step',
  {
    ...rowColumns(),
    purchaseOrderId: rowId('purchase_order_id').notNull(),
    status: text('status').$type<PurchaseOrderStatus>().notNull(),
    reason: text('reason'),
  },
  (table) => [
    index('purchase_order_step_order').on(table.catererId, table.purchaseOrderId),
    ownReference('purchase_order_step_of', table.catererId, table.purchaseOrderId, purchaseOrder, 'cascade'),
    check('purchase_order_step_status', sql`${table.status} in ${statuses}`),
  ],
)

export const purchaseOrderLine = pgTable(
  'purchase_order_line',
  {
    ...rowColumns(),
    purchaseOrderId: rowId('purchase_order_id').notNull(),
    seq: integer('seq').notNull(),
    ingredientId: rowId('ingredient_id').notNull(),
    vendorItemCode: text('vendor_item_code'),
    /** As the distributor writes it. */
    packText: text('pack_text'),
    /** What one pack holds, in the ingredient's base unit. */
    packSize: decimal('pack_size').notNull(),
    packs: decimal('packs').notNull(),
    /** Of one pack; null = unknown. */
    price: decimal('price'),
    /** Null = added by hand. */
    reason: jsonb('reason').$type<OrderReason>(),
  },
  (table) => [
    unique('purchase_order_line_own').on(table.catererId, table.id),
    unique('purchase_order_line_seq').on(table.catererId, table.purchaseOrderId, table.seq),
    index('purchase_order_line_ingredient').on(table.catererId, table.ingredientId),
    ownReference('purchase_order_line_of', table.catererId, table.purchaseOrderId, purchaseOrder, 'cascade'),
    ownReference('purchase_order_line_ingredient_own', table.catererId, table.ingredientId, ingredient),
    check('purchase_order_line_amounts', sql`${table.packSize} > 0 and ${table.packs} > 0 and ${table.price} >= 0`),
  ],
)

/** Goods that came for an order: the cause of their moves in the ledger. Corrected only by an opposite receipt. */
export const purchaseReceipt = pgTable(
  'purchase_receipt',
  {
    ...rowColumns(),
    purchaseOrderId: rowId('purchase_order_id').notNull(),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    invoiceNumber: text('invoice_number'),
    /** Of the invoice; null = none, or unknown. */
    tax: decimal('tax'),
    note: text('note'),
    /** The receipt that this one undoes, in opposite amounts. */
    reversesId: rowId('reverses_id'),
  },
  (table) => [
    unique('purchase_receipt_own').on(table.catererId, table.id),
    unique('purchase_receipt_reversed_once').on(table.catererId, table.reversesId),
    index('purchase_receipt_order').on(table.catererId, table.purchaseOrderId),
    index('purchase_receipt_day').on(table.catererId, table.receivedOn),
    ownReference('purchase_receipt_order_own', table.catererId, table.purchaseOrderId, purchaseOrder),
    ownReference('purchase_receipt_reverses', table.catererId, table.reversesId, table),
  ],
)

/** One lot of a receipt. Several lines can be for the same order line. */
export const purchaseReceiptLine = pgTable(
  'purchase_receipt_line',
  {
    ...rowColumns(),
    purchaseReceiptId: rowId('purchase_receipt_id').notNull(),
    seq: integer('seq').notNull(),
    purchaseOrderLineId: rowId('purchase_order_line_id').notNull(),
    /** What was delivered, which can be a different ingredient than was ordered. */
    ingredientId: rowId('ingredient_id').notNull(),
    /** What one pack of it holds, in its base unit. */
    packSize: decimal('pack_size').notNull(),
    /** Packs that were accepted, packs that arrived damaged, and packs that will not come; below 0 in an opposite receipt. */
    packs: decimal('packs').notNull(),
    damaged: decimal('damaged').notNull().default('0'),
    short: decimal('short').notNull().default('0'),
    /** Of one pack on the invoice; null = unknown. */
    price: decimal('price'),
    lotCode: text('lot_code'),
    expiresOn: date('expires_on', { mode: 'string' }),
    /** Null = no particular place. */
    locationId: rowId('location_id'),
    heldAs: text('held_as').$type<ReceivedState>(),
    /** Degrees Fahrenheit. */
    temperature: doublePrecision('temperature'),
    /** ISO 3166; null = unknown. */
    countryOfOrigin: text('country_of_origin'),
    note: text('note'),
  },
  (table) => [
    unique('purchase_receipt_line_own').on(table.catererId, table.id),
    unique('purchase_receipt_line_seq').on(table.catererId, table.purchaseReceiptId, table.seq),
    index('purchase_receipt_line_order_line').on(table.catererId, table.purchaseOrderLineId),
    index('purchase_receipt_line_ingredient').on(table.catererId, table.ingredientId),
    index('purchase_receipt_line_location').on(table.catererId, table.locationId),
    ownReference('purchase_receipt_line_of', table.catererId, table.purchaseReceiptId, purchaseReceipt, 'cascade'),
    ownReference('purchase_receipt_line_order_line_own', table.catererId, table.purchaseOrderLineId, purchaseOrderLine),
    ownReference('purchase_receipt_line_ingredient_own', table.catererId, table.ingredientId, ingredient),
    ownReference('purchase_receipt_line_location_own', table.catererId, table.locationId, storageLocation),
    check('purchase_receipt_line_amounts', sql`${table.packSize} > 0 and ${table.price} >= 0`),
  ],
)
