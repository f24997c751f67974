import { sql } from 'drizzle-orm'
import { boolean, check, date, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { archivable, decimal, instant, ownReference, rowColumns, rowId } from './columns.ts'
import { ingredient } from './ingredient.ts'
import { inventorySite } from './inventory-site.ts'
import { purchaseOrder } from './purchase-order.ts'
import type { GivenAmount } from './stock-count.ts'
import { vendor } from './vendor.ts'

export type RequestStatus =
  | 'draft'
  | 'submitted'
  | 'approved'
  | 'declined'
  | 'partFulfilled'
  | 'fulfilled'
  | 'received'
  | 'ordered'

export const differenceReasons = ['stayed', 'damaged', 'lost', 'extra'] as const
export type DifferenceReason = (typeof differenceReasons)[number]

/** What a site asks of another site or of a vendor. */
export const stockRequest = pgTable(
  'stock_request',
  {
    ...rowColumns(),
    number: integer('number').notNull(),
    fromSiteId: rowId('from_site_id').notNull(),
    toSiteId: rowId('to_site_id'),
    /** A shared vendor of caterer 0. Its foreign key needs that 0 in addition to the id. */
    sharedVendorId: rowId('shared_vendor_id'),
    sharedCatererId: integer('shared_caterer_id').generatedAlwaysAs(sql`0`),
    ownVendorId: rowId('own_vendor_id'),
    needBy: date('need_by', { mode: 'string' }).notNull(),
    status: text('status').$type<RequestStatus>().notNull().default('draft'),
    note: text('note'),
    submittedAt: instant('submitted_at'),
    submittedBy: rowId('submitted_by'),
    decidedAt: instant('decided_at'),
    decidedBy: rowId('decided_by'),
    declineReason: text('decline_reason'),
    /** The order that a request to a vendor became. */
    purchaseOrderId: rowId('purchase_order_id'),
    ...archivable(),
  },
  (table) => [
    unique('stock_request_own').on(table.catererId, table.id),
    unique('stock_request_number').on(table.catererId, table.number),
    index('stock_request_from').on(table.catererId, table.fromSiteId),
    index('stock_request_to').on(table.catererId, table.toSiteId),
    index('stock_request_own_vendor').on(table.catererId, table.ownVendorId),
    index('stock_request_shared_vendor').on(table.sharedVendorId),
    ownReference('stock_request_from_own', table.catererId, table.fromSiteId, inventorySite),
    ownReference('stock_request_to_own', table.catererId, table.toSiteId, inventorySite),
    index('stock_request_order').on(table.catererId, table.purchaseOrderId),
    ownReference('stock_request_order_own', table.catererId, table.purchaseOrderId, purchaseOrder),
    ownReference('stock_request_vendor_own', table.catererId, table.ownVendorId, vendor),
    foreignKey({
      name: 'stock_request_vendor_shared',
      columns: [table.sharedCatererId, table.sharedVendorId],
      foreignColumns: [vendor.catererId, vendor.id],
    }),
    check(
      'stock_request_one_supplier',
      sql`num_nonnulls(${table.toSiteId}, ${table.sharedVendorId}, ${table.ownVendorId}) = 1`,
    ),
    check('stock_request_other_site', sql`${table.toSiteId} <> ${table.fromSiteId}`),
    check(
      'stock_request_status',
      sql`${table.status} in ('draft', 'submitted', 'approved', 'declined', 'partFulfilled', 'fulfilled', 'received', 'ordered')`,
    ),
    check('stock_request_ordered', sql`(${table.status} = 'ordered') = (${table.purchaseOrderId} is not null)`),
    check('stock_request_declined', sql`(${table.status} = 'declined') = (${table.declineReason} is not null)`),
  ],
)

/** A requested item. Quantities are in the base unit of the ingredient. */
export const stockRequestLine = pgTable(
  'stock_request_line',
  {
    ...rowColumns(),
    stockRequestId: rowId('stock_request_id').notNull(),
    seq: integer('seq').notNull(),
    ingredientId: rowId('ingredient_id').notNull(),
    given: jsonb('given').$type<GivenAmount>().notNull(),
    requested: decimal('requested').notNull(),
    /** Null until the request is approved. */
    approved: decimal('approved'),
  },
  (table) => [
    unique('stock_request_line_own').on(table.catererId, table.id),
    unique('stock_request_line_once').on(table.catererId, table.stockRequestId, table.ingredientId),
    index('stock_request_line_ingredient').on(table.catererId, table.ingredientId),
    ownReference('stock_request_line_request', table.catererId, table.stockRequestId, stockRequest, 'cascade'),
    ownReference('stock_request_line_ingredient_own', table.catererId, table.ingredientId, ingredient),
    check('stock_request_line_above_zero', sql`${table.requested} > 0 and ${table.approved} >= 0`),
  ],
)

/** Goods of a request that left the supplying site together. `created_at` is when, `created_by` who sent them. */
export const stockShipment = pgTable(
  'stock_shipment',
  {
    ...rowColumns(),
    stockRequestId: rowId('stock_request_id').notNull(),
    /** No more shipments follow. */
    isFinal: boolean('is_final').notNull(),
    receivedAt: instant('received_at'),
    receivedBy: rowId('received_by'),
  },
  (table) => [
    unique('stock_shipment_own').on(table.catererId, table.id),
    index('stock_shipment_request').on(table.catererId, table.stockRequestId),
    ownReference('stock_shipment_request_own', table.catererId, table.stockRequestId, stockRequest),
  ],
)

/** Goods of one lot and cost between two sites, in stock at neither. */
export interface TransitPart {
  /** Where they were taken from. */
  locationId: number | null
  lot: string | null
  expiresOn: string | null
  /** When the goods came to the caterer, which a transfer does not change. */
  agedOn: string
  quantity: string
  /** Null = unknown. */
  unitCost: string | null
}

export const stockShipmentLine = pgTable(
  'stock_shipment_line',
  {
    ...rowColumns(),
    stockShipmentId: rowId('stock_shipment_id').notNull(),
    stockRequestLineId: rowId('stock_request_line_id').notNull(),
    sent: decimal('sent').notNull(),
    parts: jsonb('parts').$type<TransitPart[]>().notNull(),
    /** Null while it is on the way. */
    received: decimal('received'),
    reason: text('reason').$type<DifferenceReason>(),
    note: text('note'),
  },
  (table) => [
    unique('stock_shipment_line_own').on(table.catererId, table.id),
    unique('stock_shipment_line_once').on(table.catererId, table.stockShipmentId, table.stockRequestLineId),
    index('stock_shipment_line_line').on(table.catererId, table.stockRequestLineId),
    ownReference('stock_shipment_line_shipment', table.catererId, table.stockShipmentId, stockShipment),
    ownReference('stock_shipment_line_line_own', table.catererId, table.stockRequestLineId, stockRequestLine),
    check('stock_shipment_line_above_zero', sql`${table.sent} > 0 and ${table.received} >= 0`),
    check(
      'stock_shipment_line_explained',
      sql`${table.received} is null or ${table.received} = ${table.sent} or ${table.reason} is not null`,
    ),
  ],
)
