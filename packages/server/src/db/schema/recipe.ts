import type {
  GradePortions,
  HaccpProcess,
  LineUnit,
  RecipeLine,
  RecipePan,
  RecipeStep,
} from '@commissary/domain/recipe'
import type { MealCategory } from '@commissary/domain/menu'
import type { Unit } from '@commissary/domain/units'
import { sql } from 'drizzle-orm'
import { check, date, doublePrecision, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { archivable, decimal, instant, ownReference, rowColumns, rowId } from './columns.ts'
import { ingredient } from './ingredient.ts'

export const recipeTypes = ['myRecipe', 'usda', 'shared', 'subRecipe', 'saladBar'] as const
export type RecipeType = (typeof recipeTypes)[number]

export const recipeStatuses = ['draft', 'tested', 'approved'] as const
export type RecipeStatus = (typeof recipeStatuses)[number]

/** How far a version of a recipe has come, and who moved it there. */
const lifeCycle = () => ({
  status: text('status').$type<RecipeStatus>().notNull().default('draft'),
  testedAt: instant('tested_at'),
  testedBy: rowId('tested_by'),
  approvedAt: instant('approved_at'),
  approvedBy: rowId('approved_by'),
})

export const recipe = pgTable(
  'recipe',
  {
    ...rowColumns(),
    /** The caterer's own number, as printed on the card. */
    number: text('number'),
    name: text('name').notNull(),
    type: text('type').$type<RecipeType>().notNull(),
    category: text('category').$type<MealCategory>(),
    /** Portions per batch. */
    portions: decimal('portions').notNull(),
    portionSizeAmount: decimal('portion_size_amount'),
    portionSizeUnit: text('portion_size_unit').$type<Unit>(),
    /** The portion as the kitchen calls it: "No. 8 scoop". */
    portionLabel: text('portion_label'),
    /** The yield of one batch, needed if another recipe uses "2 cups" of this one. */
    yieldAmount: decimal('yield_amount'),
    yieldUnit: text('yield_unit').$type<Unit>(),
    /** What cooking changes, in percent of the weight before it; negative = lost. */
    cookingLossPct: doublePrecision('cooking_loss_pct'),
    moistureChangePct: doublePrecision('moisture_change_pct'),
    fatChangePct: doublePrecision('fat_change_pct'),
    prepMinutes: integer('prep_minutes'),
    cookMinutes: integer('cook_minutes'),
    haccpProcess: integer('haccp_process').$type<HaccpProcess>(),
    equipment: text('equipment'),
    notes: text('notes'),
    steps: jsonb('steps').$type<readonly RecipeStep[]>().notNull().default([]),
    gradePortions: jsonb('grade_portions').$type<GradePortions>().notNull().default({}),
    pans: jsonb('pans').$type<readonly RecipePan[]>().notNull().default([]),
    ...lifeCycle(),
    ...archivable(),
  },
  (table) => [
    unique('recipe_own').on(table.catererId, table.id),
    index('recipe_name').on(table.catererId, sql`lower(${table.name}) collate "C"`),
    check('recipe_type', sql`${table.type} in ('myRecipe', 'usda', 'shared', 'subRecipe', 'saladBar')`),
    check('recipe_status', sql`${table.status} in ('draft', 'tested', 'approved')`),
    check('recipe_haccp_process', sql`${table.haccpProcess} in (1, 2, 3)`),
    check('recipe_minutes', sql`least(${table.prepMinutes}, ${table.cookMinutes}) >= 0`),
    check('recipe_portions', sql`${table.portions} > 0`),
    check(
      'recipe_whole_portion_size',
      sql`num_nonnulls(${table.portionSizeAmount}, ${table.portionSizeUnit}) in (0, 2)`,
    ),
    check('recipe_cooking_loss', sql`${table.cookingLossPct} between 0 and 95`),
    check('recipe_moisture_change', sql`${table.moistureChangePct} between -95 and 900`),
    check('recipe_fat_change', sql`${table.fatChangePct} between -95 and 100`),
    check('recipe_loss_or_moisture', sql`num_nonnulls(${table.cookingLossPct}, ${table.moistureChangePct}) < 2`),
    check('recipe_whole_yield', sql`num_nonnulls(${table.yieldAmount}, ${table.yieldUnit}) in (0, 2)`),
  ],
)

export const recipeLine = pgTable(
  'recipe_line',
  {
    ...rowColumns(),
    recipeId: rowId('recipe_id').notNull(),
    position: integer('position').notNull(),
    ingredientId: rowId('ingredient_id'),
    subRecipeId: rowId('sub_recipe_id'),
    /** Null until someone enters it. Until then, the line's nutrition is unknown. */
    amount: decimal('amount'),
    unit: text('unit').$type<LineUnit>().notNull(),
    /** With the unit `measure`: the name of one of the food's measures. */
    measure: text('measure'),
    /** The second amount of "1 qt + 8 oz". */
    plusAmount: decimal('plus_amount'),
    plusUnit: text('plus_unit').$type<LineUnit>(),
    plusMeasure: text('plus_measure'),
    /** Replaces the ingredient's edible portion, in percent. */
    yieldPct: doublePrecision('yield_pct'),
    /** A code of `retention_factor`. */
    retentionCode: text('retention_code'),
    form: text('form').$type<NonNullable<RecipeLine['form']>>(),
    creditAs: text('credit_as').$type<NonNullable<RecipeLine['creditAs']>>(),
    prepNote: text('prep_note'),
  },
  (table) => [
    index('recipe_line_recipe').on(table.catererId, table.recipeId, table.position),
    index('recipe_line_ingredient').on(table.catererId, table.ingredientId),
    index('recipe_line_sub_recipe').on(table.catererId, table.subRecipeId),
    ownReference('recipe_line_recipe_own', table.catererId, table.recipeId, recipe, 'cascade'),
    ownReference('recipe_line_ingredient_own', table.catererId, table.ingredientId, ingredient),
    ownReference('recipe_line_sub_recipe_own', table.catererId, table.subRecipeId, recipe),
    check('recipe_line_one_food', sql`num_nonnulls(${table.ingredientId}, ${table.subRecipeId}) = 1`),
    check('recipe_line_not_itself', sql`${table.subRecipeId} <> ${table.recipeId}`),
    check('recipe_line_named_measure', sql`(${table.unit} = 'measure') = (${table.measure} is not null)`),
    check('recipe_line_whole_plus', sql`${table.plusAmount} is null or ${table.plusUnit} is not null`),
    check(
      'recipe_line_plus_measure',
      sql`(coalesce(${table.plusUnit}, '') = 'measure') = (${table.plusMeasure} is not null)`,
    ),
    check('recipe_line_yield', sql`${table.yieldPct} > 0 and ${table.yieldPct} <= 100`),
    check('recipe_line_form', sql`${table.form} in ('AP', 'EP')`),
    check('recipe_line_credit_as', sql`${table.creditAs} in ('VEGETABLE', 'MEAT_ALTERNATE')`),
  ],
)

/** A recipe as it was saved and read: its fields by their names in the contract. */
export type RecipeContent = Readonly<Record<string, unknown>>

/** A version of a recipe that has changed since. It is in force on the days before `until`. */
export const recipeVersion = pgTable(
  'recipe_version',
  {
    ...rowColumns(),
    recipeId: rowId('recipe_id').notNull(),
    /** From 1. The recipe's own row has the next number after the last. */
    number: integer('number').notNull(),
    until: date('until', { mode: 'string' }).notNull(),
    content: jsonb('content').$type<RecipeContent>().notNull(),
    ...lifeCycle(),
    savedAt: instant('saved_at').notNull(),
    savedBy: rowId('saved_by'),
  },
  (table) => [
    unique('recipe_version_number').on(table.catererId, table.recipeId, table.number),
    ownReference('recipe_version_recipe', table.catererId, table.recipeId, recipe, 'cascade'),
    check('recipe_version_status', sql`${table.status} in ('draft', 'tested', 'approved')`),
  ],
)
