import type { MealCategory, MenuType } from '@commissary/domain/menu'
import type { Entries, EntryValue, Holding, LinePlan, SignaturePart } from '@commissary/domain/production'
import type { GradeGroup } from '@commissary/domain/rules'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { caterer } from './caterer.ts'
import { instant, ownReference, rowColumns, rowId } from './columns.ts'
import { ingredient } from './ingredient.ts'
import { menuItem } from './menu-item.ts'
import { menuPlaceholder } from './menu-line.ts'
import { recipe } from './recipe.ts'
import { school } from './school.ts'

/** A column of a record: the menu of a meal program as it was when it was last copied from the plan. */
export interface StoredGroup {
  programId: number
  grades: string
  gradeGroups: GradeGroup[]
  offerVersusServe: boolean
  plannedMeals: number | null
}

/** What closing a record did with the stock. */
export interface StoredStock {
  state: 'off' | 'noSite' | 'issued'
  shortages: { ingredientId: number | null; name: string; amount: string | null; unit: string | null }[]
}

/** What a school planned, prepared, served and discarded of a meal on a day. Its `version` covers the record and all its lines. */
export const productionRecord = pgTable(
  'production_record',
  {
    ...rowColumns(),
    schoolId: rowId('school_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    menuType: text('menu_type').$type<MenuType>().notNull(),
    isVended: boolean('is_vended').notNull(),
    groups: jsonb('groups').$type<StoredGroup[]>().notNull(),
    /** What people entered, by path. An absent field was never entered. */
    entries: jsonb('entries').$type<Entries>().notNull().default({}),
    /** Counts the times it was opened: 1, then one more with each reopening. */
    round: integer('round').notNull().default(1),
    /** When the last required signature was given; null while the record is open. */
    closedAt: instant('closed_at'),
    stock: jsonb('stock').$type<StoredStock>(),
  },
  (table) => [
    unique('production_record_own').on(table.catererId, table.id),
    unique('production_record_once').on(table.catererId, table.schoolId, table.menuType, table.date),
    ownReference('production_record_school', table.catererId, table.schoolId, school),
    check('production_record_round', sql`${table.round} between 1 and 1000`),
  ],
)

/** An item of a record. What people entered for it is among the record's `entries`, by the key. */
export const productionLine = pgTable(
  'production_line',
  {
    ...rowColumns(),
    productionRecordId: rowId('production_record_id').notNull(),
    lineKey: text('item_key').notNull(),
    position: integer('position').notNull(),
    category: text('category').$type<MealCategory>().notNull(),
    name: text('name').notNull(),
    recipeId: rowId('recipe_id'),
    ingredientId: rowId('ingredient_id'),
    menuItemId: rowId('menu_item_id'),
    placeholderId: rowId('placeholder_id'),
    text: text('text'),
    /** What each menu plans of it. */
    plans: jsonb('plans').$type<LinePlan[]>().notNull(),
    /** How the food is held unless someone says otherwise; null = unknown. */
    usualHolding: text('usual_holding').$type<Holding>(),
    /** Not from the menu. */
    isAdded: boolean('is_added').notNull().default(false),
    /** The key of the line that it is served in place of. */
    replaces: text('replaces_key'),
    reason: text('reason'),
  },
  (table) => [
    unique('production_line_key').on(table.catererId, table.productionRecordId, table.lineKey),
    index('production_line_recipe').on(table.catererId, table.recipeId),
    index('production_line_ingredient').on(table.catererId, table.ingredientId),
    index('production_line_menu_item').on(table.catererId, table.menuItemId),
    index('production_line_placeholder').on(table.catererId, table.placeholderId),
    ownReference('production_line_record', table.catererId, table.productionRecordId, productionRecord, 'cascade'),
    ownReference('production_line_recipe_own', table.catererId, table.recipeId, recipe),
    ownReference('production_line_ingredient_own', table.catererId, table.ingredientId, ingredient),
    ownReference('production_line_menu_item_own', table.catererId, table.menuItemId, menuItem),
    ownReference('production_line_placeholder_own', table.catererId, table.placeholderId, menuPlaceholder),
    check(
      'production_line_one_offer',
      sql`num_nonnulls(${table.recipeId}, ${table.ingredientId}, ${table.placeholderId}, ${table.text}) = 1`,
    ),
  ],
)

/** Who signed what, when. The app role can only insert and read, so signatures are permanent. */
export const productionSignature = pgTable(
  'production_signature',
  {
    ...rowColumns(),
    productionRecordId: rowId('production_record_id').notNull(),
    round: integer('round').notNull(),
    part: text('part').$type<SignaturePart>().notNull(),
    /** The signer's name at the time. */
    name: text('name').notNull(),
    /** The whole record in the contract's form, for the signature that closed it. */
    signed: jsonb('signed').$type<object>(),
  },
  (table) => [
    unique('production_signature_once').on(table.catererId, table.productionRecordId, table.round, table.part),
    ownReference('production_signature_record', table.catererId, table.productionRecordId, productionRecord),
    check('production_signature_part', sql`${table.part} in ('kitchen', 'school', 'record')`),
  ],
)

export const productionActions = [
  'opened',
  'edited',
  'planned',
  'lineAdded',
  'lineRemoved',
  'signed',
  'closed',
  'reopened',
] as const
export type ProductionAction = (typeof productionActions)[number]

export interface ProductionChange {
  path: string
  name: string | null
  from: EntryValue
  to: EntryValue
}

/** Who did what to a record. Written in the change's transaction and never changed: the app role can only insert and read. */
export const productionEvent = pgTable(
  'production_event',
  {
    ...rowColumns(),
    productionRecordId: rowId('production_record_id').notNull(),
    action: text('action').$type<ProductionAction>().notNull(),
    round: integer('round').notNull(),
    changes: jsonb('changes').$type<ProductionChange[]>().notNull().default([]),
    reason: text('reason'),
  },
  (table) => [
    index('production_event_record').on(table.catererId, table.productionRecordId, table.id),
    ownReference('production_event_record_own', table.catererId, table.productionRecordId, productionRecord),
  ],
)

/** How a caterer keeps production records; at most one row. */
export const productionSettings = pgTable(
  'production_settings',
  {
    ...rowColumns(),
    /** The share of prepared servings above which leftovers are an alert, in percent. */
    leftoverPct: integer('leftover_pct').notNull(),
    /** Closing a record issues what was prepared from the stock. */
    issuesStock: boolean('issues_stock').notNull(),
  },
  (table) => [
    unique('production_settings_once').on(table.catererId),
    ownReference('production_settings_caterer', table.catererId, table.catererId, caterer),
    check('production_settings_leftover', sql`${table.leftoverPct} between 0 and 100`),
  ],
)
