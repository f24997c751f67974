import type { Unit } from '@commissary/domain/units'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { archivable, decimal, instant, ownReference, rowColumns, rowId } from './columns.ts'
import { ingredient } from './ingredient.ts'
import { inventorySite, storageLocation } from './inventory-site.ts'
import { stockLot } from './stock.ts'

export const countStatuses = ['open', 'counted', 'reviewed', 'posted'] as const
export type CountStatus = (typeof countStatuses)[number]

export const countReasons = [
  'miscounted',
  'notRecorded',
  'wasted',
  'spoiled',
  'missing',
  'received',
  'wrongUnit',
  'other',
] as const
export type CountReason = (typeof countReasons)[number]

/** An amount as it was counted or requested: packs of each level, and loose goods with a unit. Decimal strings; they add up. */
export interface GivenAmount {
  /** Which of the ingredient's packs. */
  pack?: number
  cases?: string | null
  inners?: string | null
  eaches?: string | null
  amount?: string | null
  unit?: Unit | null
}

/** A physical count of a site, or of some of its locations. `created_at` is when the ledger was frozen. */
export const stockCount = pgTable(
  'stock_count',
  {
    ...rowColumns(),
    siteId: rowId('site_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Null = the whole site. */
    locationIds: jsonb('location_ids').$type<number[]>(),
    /** A category of ingredients; null = all. */
    category: text('category'),
    isBlind: boolean('is_blind').notNull().default(false),
    status: text('status').$type<CountStatus>().notNull().default('open'),
    note: text('note'),
    postedAt: instant('posted_at'),
    postedBy: rowId('posted_by'),
    ...archivable(),
  },
  (table) => [
    unique('stock_count_own').on(table.catererId, table.id),
    index('stock_count_site').on(table.catererId, table.siteId),
    ownReference('stock_count_site_own', table.catererId, table.siteId, inventorySite),
    check('stock_count_status', sql`${table.status} in ('open', 'counted', 'reviewed', 'posted')`),
    check('stock_count_posted', sql`(${table.status} = 'posted') = (${table.postedAt} is not null)`),
  ],
)

/** How much more or less of a lot was counted than the ledger had. */
export interface LotVariance {
  lotId: number
  variance: string
}

/** An item of a count at one location. */
export const stockCountLine = pgTable(
  'stock_count_line',
  {
    ...rowColumns(),
    stockCountId: rowId('stock_count_id').notNull(),
    ingredientId: rowId('ingredient_id').notNull(),
    storageLocationId: rowId('storage_location_id'),
    /** What the ledger had when the count began; null for an item that a person added. */
    expected: decimal('expected'),
    isRecount: boolean('is_recount').notNull().default(false),
    reason: text('reason').$type<CountReason>(),
    reasonNote: text('reason_note'),
    /** Written when the count is counted, and again when it is posted: what the ledger had when the line was counted. */
    system: decimal('system'),
    variance: decimal('variance'),
    /** The unit cost at which the ledger values the variance; null if unknown. */
    unitCost: numeric('unit_cost', { precision: 24, scale: 12 }),
    varianceValue: decimal('variance_value'),
    /** For each lot that was counted separately; null when the variance is. */
    lotVariances: jsonb('lot_variances').$type<LotVariance[]>(),
  },
  (table) => [
    unique('stock_count_line_own').on(table.catererId, table.id),
    unique('stock_count_line_once')
      .on(table.catererId, table.stockCountId, table.ingredientId, table.storageLocationId)
      .nullsNotDistinct(),
    index('stock_count_line_ingredient').on(table.catererId, table.ingredientId),
    index('stock_count_line_location').on(table.catererId, table.storageLocationId),
    ownReference('stock_count_line_count', table.catererId, table.stockCountId, stockCount, 'cascade'),
    ownReference('stock_count_line_ingredient_own', table.catererId, table.ingredientId, ingredient),
    ownReference('stock_count_line_location_own', table.catererId, table.storageLocationId, storageLocation),
  ],
)

/** What another person had counted before an amount was corrected. */
export interface ReplacedAmount {
  quantity: string
  by: number | null
  at: string
}

/** What a person counted on a line. The amounts of a line add up. `updated_at` is when it was saved, `updated_by` by whom. */
export const stockCountAmount = pgTable(
  'stock_count_amount',
  {
    ...rowColumns(),
    stockCountLineId: rowId('stock_count_line_id').notNull(),
    /** Null = no particular lot. */
    lotId: rowId('lot_id'),
    given: jsonb('given').$type<GivenAmount>().notNull(),
    /** In the base unit of the ingredient. */
    quantity: decimal('quantity').notNull(),
    /** The amount is compared with what the ledger had at this time. A correction keeps the time. */
    countedAt: instant('counted_at')
      .notNull()
      .default(sql`now()`),
    replaced: jsonb('replaced').$type<ReplacedAmount>(),
    /** Removed, or set aside for a second count. */
    ...archivable(),
  },
  (table) => [
    unique('stock_count_amount_own').on(table.catererId, table.id),
    index('stock_count_amount_lot').on(table.catererId, table.lotId),
    ownReference('stock_count_amount_lot_own', table.catererId, table.lotId, stockLot),
    index('stock_count_amount_line').on(table.catererId, table.stockCountLineId),
    ownReference('stock_count_amount_line_own', table.catererId, table.stockCountLineId, stockCountLine, 'cascade'),
    check('stock_count_amount_not_negative', sql`${table.quantity} >= 0`),
  ],
)

/** The order in which the items of a location are walked. */
export const stockShelf = pgTable(
  'stock_shelf',
  {
    ...rowColumns(),
    siteId: rowId('site_id').notNull(),
    storageLocationId: rowId('storage_location_id'),
    ingredientId: rowId('ingredient_id').notNull(),
    seq: integer('seq').notNull(),
  },
  (table) => [
    unique('stock_shelf_once')
      .on(table.catererId, table.siteId, table.storageLocationId, table.ingredientId)
      .nullsNotDistinct(),
    index('stock_shelf_ingredient').on(table.catererId, table.ingredientId),
    index('stock_shelf_location').on(table.catererId, table.storageLocationId),
    ownReference('stock_shelf_site', table.catererId, table.siteId, inventorySite, 'cascade'),
    ownReference('stock_shelf_location_own', table.catererId, table.storageLocationId, storageLocation, 'cascade'),
    ownReference('stock_shelf_ingredient_own', table.catererId, table.ingredientId, ingredient, 'cascade'),
  ],
)
