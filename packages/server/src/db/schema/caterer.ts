import { languages, type Language } from '@commissary/messages/languages'
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { archivable, oneOf, ownership, rowId } from './columns.ts'

export const caterer = pgTable(
  'caterer',
  {
    id: rowId('id').primaryKey().generatedByDefaultAsIdentity(),
    ...ownership(),
    name: text('name').notNull(),
    /** ISO 3166 alpha-2. Sets paper size and dial code. */
    country: text('country').notNull().default('US'),
    timeZone: text('time_zone').notNull().default('America/New_York'),
    currency: text('currency').notNull().default('USD'),
    /** A picture for prints, as a data URL. */
    logo: text('logo'),
    nutritionAnalysis: boolean('nutrition_analysis').notNull().default(true),
    inventoryEnabled: boolean('inventory_enabled').notNull().default(true),
    productionRecord: boolean('production_record').notNull().default(true),
    /** More can be taken from stock than there is: the shortage is shown until goods settle it. */
    allowsNegativeStock: boolean('allows_negative_stock').notNull().default(false),
    /** BCP 47; null = the country's. */
    language: text('language').$type<Language>(),
    ...archivable(),
  },
  (table) => [
    unique('caterer_own').on(table.catererId, table.id),
    check('caterer_is_its_own', sql`${table.id} = ${table.catererId} and ${table.id} > 0`),
    check('caterer_language', sql`${table.language} in ${oneOf(languages)}`),
  ],
)
