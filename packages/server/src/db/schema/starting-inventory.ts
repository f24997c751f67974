import type { Pack } from '@commissary/domain/food'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { decimal, instant, ownReference, rowColumns, rowId } from './columns.ts'
import { ingredient } from './ingredient.ts'
import { inventorySite, storageLocation } from './inventory-site.ts'

/** What a site has in a place on the day the ledger begins: a draft until it is posted, then locked. Once per place. */
export const startingInventory = pgTable(
  'starting_inventory',
  {
    ...rowColumns(),
    siteId: rowId('site_id').notNull(),
    /** Null = no particular place. */
    locationId: rowId('location_id'),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    postedAt: instant('posted_at'),
    postedBy: rowId('posted_by'),
  },
  (table) => [
    unique('starting_inventory_own').on(table.catererId, table.id),
    uniqueIndex('starting_inventory_once').on(table.catererId, table.siteId, sql`coalesce(${table.locationId}, 0)`),
    index('starting_inventory_location').on(table.catererId, table.locationId),
    ownReference('starting_inventory_site', table.catererId, table.siteId, inventorySite),
    ownReference('starting_inventory_location_own', table.catererId, table.locationId, storageLocation),
  ],
)

/** A line as it was entered. */
export const startingInventoryLine = pgTable(
  'starting_inventory_line',
  {
    ...rowColumns(),
    startingInventoryId: rowId('starting_inventory_id').notNull(),
    seq: integer('seq').notNull(),
    ingredientId: rowId('ingredient_id').notNull(),
    /** The pack that the quantities are in, as it was; null = the amount alone counts. */
    pack: jsonb('pack').$type<Pack>(),
    cases: decimal('cases'),
    inners: decimal('inners'),
    eaches: decimal('eaches'),
    /** In the base unit, in addition to the packs. */
    amount: decimal('amount'),
    /** Per case of the pack or its largest level, or per base unit without a pack; null = unknown. */
    cost: decimal('cost'),
    lotCode: text('lot_code'),
    expiresOn: date('expires_on', { mode: 'string' }),
  },
  (table) => [
    unique('starting_inventory_line_seq').on(table.catererId, table.startingInventoryId, table.seq),
    index('starting_inventory_line_ingredient').on(table.catererId, table.ingredientId),
    check('starting_inventory_line_cost', sql`${table.cost} >= 0`),
    ownReference(
      'starting_inventory_line_of',
      table.catererId,
      table.startingInventoryId,
      startingInventory,
      'cascade',
    ),
    ownReference('starting_inventory_line_ingredient_own', table.catererId, table.ingredientId, ingredient),
  ],
)
