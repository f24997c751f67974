import type {
  Allergens,
  DietTag,
  IngredientLabel,
  LabelFacts,
  MilkKind,
  NutrientCode,
  NutrientNote,
  Nutrients,
  Pack,
  PriceBreak,
} from '@commissary/domain/food'
import type { CreditEvidence, CreditRule } from '@commissary/domain/crediting'
import type { MealCategory } from '@commissary/domain/menu'
import type { Unit } from '@commissary/domain/units'
import { sql } from 'drizzle-orm'
import {
  boolean,
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
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { archivable, decimal, ownReference, rowColumns, rowId } from './columns.ts'
import { referenceFood } from './reference-food.ts'
import { vendor } from './vendor.ts'

/** The source of an ingredient's nutrition: "USDA SR", the food's number in it, and the release. */
export interface IngredientSource {
  kind: string
  sourceId?: string | null
  release?: string | null
}

export const ingredient = pgTable(
  'ingredient',
  {
    ...rowColumns(),
    code: text('code').notNull(),
    /** For look-ups by code: under the row policies an index on `lower(code)` is never used, because `lower` may leak. */
    codeKey: text('code_key').generatedAlwaysAs(sql`lower(code)`),
    name: text('name').notNull(),
    category: text('category'),
    brand: text('brand'),
    /** A shared food of caterer 0. Its foreign key needs that 0 in addition to the id. */
    sharedReferenceFoodId: rowId('shared_reference_food_id'),
    sharedCatererId: integer('shared_caterer_id').generatedAlwaysAs(sql`0`),
    /** A food of the caterer's own database. */
    ownReferenceFoodId: rowId('own_reference_food_id'),
    source: jsonb('source').$type<IngredientSource>(),
    baseUnit: text('base_unit').$type<Unit>().notNull().default('g'),
    /** Grams per milliliter. */
    densityGml: doublePrecision('density_gml'),
    eachWeightG: doublePrecision('each_weight_g'),
    /** Edible portion of the purchased weight, in percent. */
    ediblePct: doublePrecision('edible_pct'),
    /** The amount that one student takes if the food is a menu item. */
    servingAmount: decimal('serving_amount'),
    servingUnit: text('serving_unit').$type<Unit>(),
    mealCategory: text('meal_category').$type<MealCategory>(),
    /** Per 100 g of edible food; an absent nutrient is unknown. */
    nutrients: jsonb('nutrients').$type<Nutrients>().notNull().default({}),
    nutrientNotes: jsonb('nutrient_notes').$type<Partial<Record<NutrientCode, NutrientNote>>>().notNull().default({}),
    /** The Nutrition Facts label that the nutrients come from, as printed. */
    label: jsonb('label').$type<IngredientLabel>(),
    allergens: jsonb('allergens').$type<Allergens>().notNull().default({}),
    /** Null = not assessed yet; empty = does not credit. */
    crediting: jsonb('crediting').$type<CreditRule[]>(),
    creditEvidence: text('credit_evidence').$type<CreditEvidence>(),
    milk: jsonb('milk').$type<MilkKind>(),
    dietTags: jsonb('diet_tags').$type<DietTag[]>().notNull().default([]),
    packs: jsonb('packs').$type<Pack[]>().notNull().default([]),
    isDiscontinued: boolean('is_discontinued').notNull().default(false),
    /** The first day without it, and what to use instead. */
    discontinuedOn: date('discontinued_on', { mode: 'string' }),
    replacementId: rowId('replacement_id'),
    ...archivable(),
  },
  (table) => [
    unique('ingredient_own').on(table.catererId, table.id),
    uniqueIndex('ingredient_code')
      .on(table.catererId, table.codeKey)
      .where(sql`${table.archivedAt} is null`),
    index('ingredient_name').on(table.catererId, sql`lower(${table.name}) collate "C"`),
    index('ingredient_shared_reference').on(table.sharedReferenceFoodId),
    index('ingredient_own_reference').on(table.catererId, table.ownReferenceFoodId),
    foreignKey({
      name: 'ingredient_shared_reference_food',
      columns: [table.sharedCatererId, table.sharedReferenceFoodId],
      foreignColumns: [referenceFood.catererId, referenceFood.id],
    }),
    ownReference('ingredient_own_reference_food', table.catererId, table.ownReferenceFoodId, referenceFood),
    index('ingredient_replacement').on(table.catererId, table.replacementId),
    ownReference('ingredient_replacement_own', table.catererId, table.replacementId, table),
    check('ingredient_not_its_replacement', sql`${table.replacementId} <> ${table.id}`),
    check('ingredient_discontinued_on', sql`${table.isDiscontinued} = (${table.discontinuedOn} is not null)`),
    check(
      'ingredient_one_reference',
      sql`num_nonnulls(${table.sharedReferenceFoodId}, ${table.ownReferenceFoodId}) <= 1`,
    ),
    check('ingredient_whole_serving', sql`num_nonnulls(${table.servingAmount}, ${table.servingUnit}) in (0, 2)`),
    check('ingredient_edible', sql`${table.ediblePct} > 0 and ${table.ediblePct} <= 100`),
  ],
)

/**
 * The GTINs of an ingredient's packs, of every level, as 14 digits. Triggers keep them. In rows, because under the row
 * policies an index on a list in `packs` is never used: its operators may leak.
 */
export const ingredientGtin = pgTable(
  'ingredient_gtin',
  { ...rowColumns(), ingredientId: rowId('ingredient_id').notNull(), gtin: text('gtin').notNull() },
  (table) => [
    unique('ingredient_gtin_own').on(table.catererId, table.gtin, table.ingredientId),
    index('ingredient_gtin_ingredient').on(table.catererId, table.ingredientId),
    ownReference('ingredient_gtin_ingredient_own', table.catererId, table.ingredientId, ingredient, 'cascade'),
  ],
)

/** A household measure of an ingredient: `amount` of `measure` weighs `grams`. */
export const ingredientMeasure = pgTable(
  'ingredient_measure',
  {
    ...rowColumns(),
    ingredientId: rowId('ingredient_id').notNull(),
    seq: integer('seq').notNull(),
    amount: doublePrecision('amount').notNull(),
    measure: text('measure').notNull(),
    unit: text('unit').$type<Unit>(),
    grams: doublePrecision('grams').notNull(),
  },
  (table) => [
    unique('ingredient_measure_seq').on(table.catererId, table.ingredientId, table.seq),
    ownReference('ingredient_measure_ingredient', table.catererId, table.ingredientId, ingredient, 'cascade'),
  ],
)

/** What an ingredient costs from a day on, from a vendor or as a planning price. */
export const ingredientPrice = pgTable(
  'ingredient_price',
  {
    ...rowColumns(),
    ingredientId: rowId('ingredient_id').notNull(),
    seq: integer('seq').notNull(),
    /** A shared vendor of caterer 0. Its foreign key needs that 0 in addition to the id. */
    sharedVendorId: rowId('shared_vendor_id'),
    sharedCatererId: integer('shared_caterer_id').generatedAlwaysAs(sql`0`),
    ownVendorId: rowId('own_vendor_id'),
    /** The vendor's number for the product. */
    vendorItemCode: text('vendor_item_code'),
    /** Price of `perAmount` `perUnit`. */
    amount: decimal('amount').notNull(),
    perAmount: decimal('per_amount').notNull(),
    perUnit: text('per_unit').$type<Unit>().notNull(),
    /** Null = from the beginning. */
    validFrom: date('valid_from', { mode: 'string' }),
    /** Lower prices from a number of packs in one order on. Costs do not use them. */
    breaks: jsonb('breaks').$type<PriceBreak[]>().notNull().default([]),
  },
  (table) => [
    unique('ingredient_price_seq').on(table.catererId, table.ingredientId, table.seq),
    index('ingredient_price_vendor_item').on(table.catererId, table.vendorItemCode),
    index('ingredient_price_own_vendor').on(table.catererId, table.ownVendorId),
    index('ingredient_price_shared_vendor').on(table.sharedVendorId),
    ownReference('ingredient_price_ingredient', table.catererId, table.ingredientId, ingredient, 'cascade'),
    ownReference('ingredient_price_own_vendor_fk', table.catererId, table.ownVendorId, vendor),
    foreignKey({
      name: 'ingredient_price_shared_vendor_fk',
      columns: [table.sharedCatererId, table.sharedVendorId],
      foreignColumns: [vendor.catererId, vendor.id],
    }),
    check('ingredient_price_one_vendor', sql`num_nonnulls(${table.sharedVendorId}, ${table.ownVendorId}) <= 1`),
    check(
      'ingredient_price_positive',
      sql`${table.amount} > 0 or num_nonnulls(${table.sharedVendorId}, ${table.ownVendorId}) = 0`,
    ),
  ],
)

/** The facts of a label that has changed since. They are in force on the days before `until`. */
export const ingredientPastLabel = pgTable(
  'ingredient_past_label',
  {
    ...rowColumns(),
    ingredientId: rowId('ingredient_id').notNull(),
    until: date('until', { mode: 'string' }).notNull(),
    facts: jsonb('facts').$type<LabelFacts>().notNull(),
  },
  (table) => [
    unique('ingredient_past_label_until').on(table.catererId, table.ingredientId, table.until),
    ownReference('ingredient_past_label_ingredient', table.catererId, table.ingredientId, ingredient, 'cascade'),
  ],
)
