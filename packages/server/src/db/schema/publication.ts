import type { MealCategory, Selections } from '@commissary/domain/menu'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { instant, ownReference, rowColumns, rowId } from './columns.ts'
import { ingredient } from './ingredient.ts'
import { masterMonth } from './master-menu.ts'
import { menuItem } from './menu-item.ts'
import { lineColumns, menuPlaceholder, oneOffer } from './menu-line.ts'
import { recipe } from './recipe.ts'

/** What was published of a month at one time. An edit of the month does not change it; only a food that is replaced everywhere does. */
export const publication = pgTable(
  'publication',
  {
    ...rowColumns(),
    masterMonthId: rowId('master_month_id').notNull(),
    /** Why, in the planner's words. */
    reason: text('reason'),
    takenBackAt: instant('taken_back_at'),
    takenBackReason: text('taken_back_reason'),
  },
  (table) => [
    unique('publication_own').on(table.catererId, table.id),
    index('publication_month').on(table.catererId, table.masterMonthId),
    ownReference('publication_month_own', table.catererId, table.masterMonthId, masterMonth),
  ],
)

/** A day of a publication, with the recurring items filled in. */
export const publishedDay = pgTable(
  'published_day',
  {
    ...rowColumns(),
    publicationId: rowId('publication_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    plannedMeals: integer('planned_meals'),
    selections: jsonb('selections').$type<Selections>(),
    note: text('note'),
  },
  (table) => [
    unique('published_day_own').on(table.catererId, table.id),
    unique('published_day_date').on(table.catererId, table.publicationId, table.date),
    ownReference('published_day_publication', table.catererId, table.publicationId, publication, 'cascade'),
    check('published_day_planned_meals', sql`${table.plannedMeals} >= 0`),
  ],
)

export const publishedLine = pgTable(
  'published_line',
  {
    ...rowColumns(),
    publishedDayId: rowId('published_day_id').notNull(),
    /** The key of the master's line. */
    lineKey: text('line_key').notNull(),
    ...lineColumns(),
    position: integer('position').notNull(),
    category: text('category').$type<MealCategory>().notNull(),
  },
  (table) => [
    unique('published_line_key').on(table.catererId, table.publishedDayId, table.lineKey),
    index('published_line_recipe').on(table.catererId, table.recipeId),
    index('published_line_ingredient').on(table.catererId, table.ingredientId),
    index('published_line_menu_item').on(table.catererId, table.menuItemId),
    index('published_line_placeholder').on(table.catererId, table.placeholderId),
    ownReference('published_line_day', table.catererId, table.publishedDayId, publishedDay, 'cascade'),
    ownReference('published_line_recipe_own', table.catererId, table.recipeId, recipe),
    ownReference('published_line_ingredient_own', table.catererId, table.ingredientId, ingredient),
    ownReference('published_line_menu_item_own', table.catererId, table.menuItemId, menuItem),
    ownReference('published_line_placeholder_own', table.catererId, table.placeholderId, menuPlaceholder),
    check('published_line_one_offer', sql`${oneOffer(table)} = 1`),
    check('published_line_planned_servings', sql`${table.plannedServings} >= 0`),
    check('published_line_serving_line', sql`${table.servingLine} between 1 and 9`),
  ],
)
