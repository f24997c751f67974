import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, numeric, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { decimal, oneOf, ownReference, rowColumns, rowId } from './columns.ts'
import { ingredient } from './ingredient.ts'
import { inventorySite, storageLocation } from './inventory-site.ts'

/** The cost of one base unit: a gram of a $31.50 case needs more decimals than money has. */
const unitCost = (name: string) => numeric(name, { precision: 30, scale: 12 })

/** A quantity times a unit cost, unrounded, so that the sum of the moves and the stored value are exactly equal. */
const exactValue = (name: string) => numeric(name, { precision: 38, scale: 18 })

export const stockMoveKinds = ['receive', 'issue', 'transfer', 'count', 'adjust', 'return', 'waste'] as const
export type StockMoveKind = (typeof stockMoveKinds)[number]

/** The records that move stock. `change` is a transfer, an adjustment or waste that someone entered in Current Inventory. */
export const stockCauseKinds = [
  'startingInventory',
  'change',
  'count',
  'stockRequest',
  'receipt',
  'productionRecord',
] as const
export type StockCauseKind = (typeof stockCauseKinds)[number]

/** Goods of an ingredient with one lot code and one expiry. Both empty is a lot, too: goods without a recorded lot. */
export const stockLot = pgTable(
  'stock_lot',
  {
    ...rowColumns(),
    ingredientId: rowId('ingredient_id').notNull(),
    code: text('code'),
    /** The code without what recall notices write differently, as `plainCode` removes it. */
    codeKey: text('code_key').generatedAlwaysAs(sql`regexp_replace(lower(code), '[\\s\\-./_#]', '', 'g')`),
    expiresOn: date('expires_on', { mode: 'string' }),
  },
  (table) => [
    unique('stock_lot_own').on(table.catererId, table.id),
    uniqueIndex('stock_lot_once').on(
      table.catererId,
      table.ingredientId,
      sql`coalesce(${table.code}, '')`,
      sql`coalesce(${table.expiresOn}, 'infinity'::date)`,
    ),
    index('stock_lot_code_key').on(table.catererId, table.codeKey),
    ownReference('stock_lot_ingredient', table.catererId, table.ingredientId, ingredient),
  ],
)

/**
 * An ingredient at a site. Every writer of the ledger locks these rows first, in the order of site and ingredient. Quantity,
 * value and next expiry are stored in addition to the moves, for the list; `stock_differences()` finds any that do not match them.
 */
export const stockItem = pgTable(
  'stock_item',
  {
    ...rowColumns(),
    siteId: rowId('site_id').notNull(),
    ingredientId: rowId('ingredient_id').notNull(),
    quantity: decimal('quantity').notNull().default('0'),
    /** The value of goods with a known cost. */
    value: exactValue('value').notNull().default('0'),
    /** The part of the quantity with an unknown cost. */
    uncosted: decimal('uncosted').notNull().default('0'),
    nextExpiry: date('next_expiry', { mode: 'string' }),
    /** The unit cost of the goods that came in last; null = never known. */
    lastCost: unitCost('last_cost'),
    /** The level to keep in stock; null = none set. */
    par: decimal('par'),
  },
  (table) => [
    unique('stock_item_once').on(table.catererId, table.siteId, table.ingredientId),
    index('stock_item_ingredient').on(table.catererId, table.ingredientId, table.siteId),
    index('stock_item_below_par')
      .on(table.catererId, table.siteId, table.ingredientId)
      .where(sql`${table.par} is not null`),
    index('stock_item_expiry').on(table.catererId, table.nextExpiry),
    check('stock_item_par', sql`${table.par} >= 0`),
    ownReference('stock_item_site', table.catererId, table.siteId, inventorySite),
    ownReference('stock_item_ingredient_own', table.catererId, table.ingredientId, ingredient),
  ],
)

/** Goods that came in together and what is left of them; below 0 for a shortage, which the next goods settle. */
export const stockLayer = pgTable(
  'stock_layer',
  {
    ...rowColumns(),
    siteId: rowId('site_id').notNull(),
    /** Null = no particular place. */
    locationId: rowId('location_id'),
    ingredientId: rowId('ingredient_id').notNull(),
    lotId: rowId('lot_id').notNull(),
    /** Copied from the lot, so that layers are sorted without reading it. */
    expiresOn: date('expires_on', { mode: 'string' }),
    /** When the goods came to this place: nothing is taken from them on an earlier day. */
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    /** When the goods came to the caterer, which a transfer does not change. */
    agedOn: date('aged_on', { mode: 'string' }).notNull(),
    /** Null = unknown. */
    unitCost: unitCost('unit_cost'),
    isShortage: boolean('is_shortage').notNull().default(false),
    remaining: decimal('remaining').notNull(),
  },
  (table) => [
    unique('stock_layer_own').on(table.catererId, table.id),
    index('stock_layer_open')
      .on(table.catererId, table.siteId, table.ingredientId)
      .where(sql`${table.remaining} <> 0`),
    index('stock_layer_open_location')
      .on(table.catererId, table.locationId, table.ingredientId, table.siteId)
      .where(sql`${table.remaining} <> 0`),
    index('stock_layer_location').on(table.catererId, table.locationId),
    index('stock_layer_ingredient').on(table.catererId, table.ingredientId),
    index('stock_layer_lot').on(table.catererId, table.lotId),
    check(
      'stock_layer_side',
      sql`case when ${table.isShortage} then ${table.remaining} <= 0 else ${table.remaining} >= 0 end`,
    ),
    ownReference('stock_layer_site_own', table.catererId, table.siteId, inventorySite),
    ownReference('stock_layer_location_own', table.catererId, table.locationId, storageLocation),
    ownReference('stock_layer_ingredient_own', table.catererId, table.ingredientId, ingredient),
    ownReference('stock_layer_lot_own', table.catererId, table.lotId, stockLot),
  ],
)

/**
 * The ledger: every change of stock, never updated or deleted. Quantities are signed, in the base unit of the ingredient. What
 * goes out has a row for each layer it is taken from. Only `modules/stock/ledger.ts` writes it.
 */
export const stockMove = pgTable(
  'stock_move',
  {
    ...rowColumns(),
    siteId: rowId('site_id').notNull(),
    locationId: rowId('location_id'),
    ingredientId: rowId('ingredient_id').notNull(),
    lotId: rowId('lot_id').notNull(),
    layerId: rowId('layer_id').notNull(),
    /** The day in the caterer's time zone. */
    movedOn: date('moved_on', { mode: 'string' }).notNull(),
    kind: text('kind').$type<StockMoveKind>().notNull(),
    quantity: decimal('quantity').notNull(),
    /** The layer's; null = unknown. */
    unitCost: unitCost('unit_cost'),
    reason: text('reason'),
    causeKind: text('cause_kind').$type<StockCauseKind>().notNull(),
    causeId: bigint('cause_id', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('stock_move_item').on(table.catererId, table.siteId, table.ingredientId, table.movedOn, table.id),
    index('stock_move_cause').on(table.catererId, table.causeKind, table.causeId),
    index('stock_move_layer').on(table.catererId, table.layerId),
    index('stock_move_lot').on(table.catererId, table.lotId),
    index('stock_move_location').on(table.catererId, table.locationId),
    index('stock_move_ingredient').on(table.catererId, table.ingredientId, table.movedOn),
    index('stock_move_day').on(table.catererId, table.movedOn),
    check('stock_move_moves', sql`${table.quantity} <> 0`),
    check('stock_move_kind', sql`${table.kind} in ${oneOf(stockMoveKinds)}`),
    ownReference('stock_move_site', table.catererId, table.siteId, inventorySite),
    ownReference('stock_move_location_own', table.catererId, table.locationId, storageLocation),
    ownReference('stock_move_ingredient_own', table.catererId, table.ingredientId, ingredient),
    ownReference('stock_move_lot_own', table.catererId, table.lotId, stockLot),
    ownReference('stock_move_layer_own', table.catererId, table.layerId, stockLayer),
  ],
)

export const stockChangeKinds = ['transfer', 'adjust', 'waste', 'return'] as const
export type StockChangeKind = (typeof stockChangeKinds)[number]

/** A transfer, an adjustment, waste or a return that someone entered: the cause of its moves. */
export const stockChange = pgTable(
  'stock_change',
  {
    ...rowColumns(),
    kind: text('kind').$type<StockChangeKind>().notNull(),
    movedOn: date('moved_on', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [unique('stock_change_own').on(table.catererId, table.id)],
)
