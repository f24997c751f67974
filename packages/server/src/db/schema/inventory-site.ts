import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { caterer } from './caterer.ts'
import { ownReference, rowColumns, rowId } from './columns.ts'
import { school } from './school.ts'

/** Where goods are stored: a room, a freezer. */
export const storageLocation = pgTable(
  'storage_location',
  { ...rowColumns(), storageLocationName: text('storage_location_name').notNull() },
  (table) => [
    unique('storage_location_own').on(table.catererId, table.id),
    uniqueIndex('storage_location_name').on(table.catererId, sql`lower(${table.storageLocationName})`),
    ownReference('storage_location_caterer', table.catererId, table.catererId, caterer),
  ],
)

/** A group of schools that share inventory. */
export const inventorySite = pgTable(
  'inventory_site',
  { ...rowColumns(), siteName: text('site_name').notNull() },
  (table) => [
    unique('inventory_site_own').on(table.catererId, table.id),
    uniqueIndex('inventory_site_name').on(table.catererId, sql`lower(${table.siteName})`),
    ownReference('inventory_site_caterer', table.catererId, table.catererId, caterer),
  ],
)

/** A school belongs to at most one site. */
export const inventorySiteSchool = pgTable(
  'inventory_site_school',
  { ...rowColumns(), inventorySiteId: rowId('inventory_site_id').notNull(), schoolId: rowId('school_id').notNull() },
  (table) => [
    unique('inventory_site_school_once').on(table.catererId, table.schoolId),
    index('inventory_site_school_site').on(table.catererId, table.inventorySiteId),
    ownReference('inventory_site_school_site_own', table.catererId, table.inventorySiteId, inventorySite, 'cascade'),
    ownReference('inventory_site_school_school', table.catererId, table.schoolId, school, 'cascade'),
  ],
)
