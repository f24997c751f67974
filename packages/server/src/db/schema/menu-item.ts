import type { MealCategory, MenuType, OfferedFood, PastLink } from '@commissary/domain/menu'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { decimal, ownReference, rowColumns, rowId } from './columns.ts'
import { ingredient } from './ingredient.ts'
import { recipe } from './recipe.ts'

/** A caterer's own division of a meal category: hot entrees, salads. */
export const itemSubCategory = pgTable(
  'item_sub_category',
  {
    ...rowColumns(),
    category: text('category').$type<MealCategory>().notNull(),
    name: text('name').notNull(),
  },
  (table) => [
    unique('item_sub_category_own').on(table.catererId, table.id),
    uniqueIndex('item_sub_category_name').on(table.catererId, table.category, sql`lower(${table.name})`),
  ],
)

/**
 * A master item: a recipe or an ingredient under the name that menus show, and how the caterer offers it. An item belongs to
 * one caterer, so the contract's menu caterer record is the same row. One version covers both.
 */
export const menuItem = pgTable(
  'menu_item',
  {
    ...rowColumns(),
    name: text('name').notNull(),
    /** The name on published menus, by language. */
    publicNames: jsonb('public_names').$type<Record<string, string>>().notNull().default({}),
    recipeId: rowId('recipe_id'),
    ingredientId: rowId('ingredient_id'),
    /** What it offered before, oldest first. */
    pastLinks: jsonb('past_links').$type<PastLink[]>().notNull().default([]),
    portions: jsonb('portions').$type<OfferedFood['portions']>().notNull().default({}),
    types: jsonb('types').$type<MenuType[]>().notNull(),
    mealCategory: text('meal_category').$type<MealCategory>().notNull(),
    subCategoryId: rowId('sub_category_id'),
    price: decimal('price'),
    priceType: text('price_type').$type<'Regular' | 'Itemized'>(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    unique('menu_item_own').on(table.catererId, table.id),
    index('menu_item_name').on(table.catererId, sql`lower(${table.name}) collate "C"`),
    index('menu_item_recipe').on(table.catererId, table.recipeId),
    index('menu_item_ingredient').on(table.catererId, table.ingredientId),
    index('menu_item_sub_category').on(table.catererId, table.subCategoryId),
    ownReference('menu_item_recipe_own', table.catererId, table.recipeId, recipe),
    ownReference('menu_item_ingredient_own', table.catererId, table.ingredientId, ingredient),
    ownReference('menu_item_sub_category_own', table.catererId, table.subCategoryId, itemSubCategory),
    check('menu_item_one_food', sql`num_nonnulls(${table.recipeId}, ${table.ingredientId}) = 1`),
    check('menu_item_price', sql`${table.price} >= 0`),
    check('menu_item_price_type', sql`${table.priceType} in ('Regular', 'Itemized')`),
  ],
)
