import type { MealCategory, MenuType, Selections } from '@commissary/domain/menu'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { alsoGradeGroups, archivable, ownReference, rowColumns, rowId } from './columns.ts'
import { ingredient } from './ingredient.ts'
import { menuItem } from './menu-item.ts'
import { lineColumns, menuPlaceholder, oneOffer } from './menu-line.ts'
import { recipe } from './recipe.ts'
import { mealProgram } from './school.ts'

/** Weeks of menus that repeat. Applying it copies its days into a month of a master menu. */
export const cycleMenu = pgTable(
  'cycle_menu',
  {
    ...rowColumns(),
    mealProgramId: rowId('meal_program_id').notNull(),
    menuType: text('menu_type').$type<MenuType>().notNull(),
    name: text('name').notNull(),
    weeks: integer('weeks').notNull(),
    /** Days of service per week, from Monday on. */
    daysPerWeek: integer('days_per_week').notNull(),
    status: text('status').$type<'draft' | 'active'>().notNull().default('draft'),
    alsoGradeGroups: alsoGradeGroups(),
    ...archivable(),
  },
  (table) => [
    unique('cycle_menu_own').on(table.catererId, table.id),
    index('cycle_menu_program').on(table.catererId, table.mealProgramId),
    ownReference('cycle_menu_program_own', table.catererId, table.mealProgramId, mealProgram),
    check('cycle_menu_weeks', sql`${table.weeks} between 1 and 26`),
    check('cycle_menu_days_per_week', sql`${table.daysPerWeek} between 1 and 7`),
    check('cycle_menu_status', sql`${table.status} in ('draft', 'active')`),
  ],
)

/** A day of a cycle menu. Its `version` covers the day and all its lines. */
export const cycleDay = pgTable(
  'cycle_day',
  {
    ...rowColumns(),
    cycleMenuId: rowId('cycle_menu_id').notNull(),
    /** From 1. */
    week: integer('week').notNull(),
    /** 1 = Monday. */
    weekday: integer('weekday').notNull(),
    plannedMeals: integer('planned_meals'),
    selections: jsonb('selections').$type<Selections>(),
    note: text('note'),
    /** Why the day was changed, in the planner's words. */
    reason: text('reason'),
  },
  (table) => [
    unique('cycle_day_own').on(table.catererId, table.id),
    unique('cycle_day_once').on(table.catererId, table.cycleMenuId, table.week, table.weekday),
    ownReference('cycle_day_menu', table.catererId, table.cycleMenuId, cycleMenu, 'cascade'),
    check('cycle_day_place', sql`${table.week} between 1 and 26 and ${table.weekday} between 1 and 7`),
    check('cycle_day_planned_meals', sql`${table.plannedMeals} >= 0`),
  ],
)

export const cycleLine = pgTable(
  'cycle_line',
  {
    ...rowColumns(),
    cycleDayId: rowId('cycle_day_id').notNull(),
    lineKey: text('line_key').notNull(),
    ...lineColumns(),
    position: integer('position').notNull(),
    category: text('category').$type<MealCategory>().notNull(),
  },
  (table) => [
    unique('cycle_line_key').on(table.catererId, table.cycleDayId, table.lineKey),
    index('cycle_line_recipe').on(table.catererId, table.recipeId),
    index('cycle_line_ingredient').on(table.catererId, table.ingredientId),
    index('cycle_line_menu_item').on(table.catererId, table.menuItemId),
    index('cycle_line_placeholder').on(table.catererId, table.placeholderId),
    ownReference('cycle_line_day', table.catererId, table.cycleDayId, cycleDay, 'cascade'),
    ownReference('cycle_line_recipe_own', table.catererId, table.recipeId, recipe),
    ownReference('cycle_line_ingredient_own', table.catererId, table.ingredientId, ingredient),
    ownReference('cycle_line_menu_item_own', table.catererId, table.menuItemId, menuItem),
    ownReference('cycle_line_placeholder_own', table.catererId, table.placeholderId, menuPlaceholder),
    check('cycle_line_one_offer', sql`${oneOffer(table)} = 1`),
    check('cycle_line_planned_servings', sql`${table.plannedServings} >= 0`),
    check('cycle_line_serving_line', sql`${table.servingLine} between 1 and 9`),
  ],
)
