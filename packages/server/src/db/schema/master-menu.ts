import type { MealCategory, MenuType, RecurringDays, Selections } from '@commissary/domain/menu'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { alsoGradeGroups, archivable, instant, ownReference, rowColumns, rowId } from './columns.ts'
import { ingredient } from './ingredient.ts'
import { menuItem } from './menu-item.ts'
import { lineColumns, menuPlaceholder, oneOffer } from './menu-line.ts'
import { recipe } from './recipe.ts'
import { mealProgram } from './school.ts'

/** A menu that many schools use, over any number of months. */
export const masterCalendar = pgTable(
  'master_calendar',
  {
    ...rowColumns(),
    mealProgramId: rowId('meal_program_id').notNull(),
    menuType: text('menu_type').$type<MenuType>().notNull(),
    name: text('name').notNull(),
    alsoGradeGroups: alsoGradeGroups(),
    ...archivable(),
  },
  (table) => [
    unique('master_calendar_own').on(table.catererId, table.id),
    index('master_calendar_program').on(table.catererId, table.mealProgramId),
    ownReference('master_calendar_program_own', table.catererId, table.mealProgramId, mealProgram),
  ],
)

export const masterDay = pgTable(
  'master_day',
  {
    ...rowColumns(),
    masterCalendarId: rowId('master_calendar_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    plannedMeals: integer('planned_meals'),
    /** How many items of a category one student may take. */
    selections: jsonb('selections').$type<Selections>(),
    note: text('note'),
    /** Why the day was changed, in the planner's words. */
    reason: text('reason'),
  },
  (table) => [
    unique('master_day_own').on(table.catererId, table.id),
    unique('master_day_date').on(table.catererId, table.masterCalendarId, table.date),
    ownReference('master_day_calendar', table.catererId, table.masterCalendarId, masterCalendar, 'cascade'),
    check('master_day_planned_meals', sql`${table.plannedMeals} >= 0`),
  ],
)

export const masterLine = pgTable(
  'master_line',
  {
    ...rowColumns(),
    masterDayId: rowId('master_day_id').notNull(),
    /** Identifies the line in its day permanently, because schools' changes refer to it. */
    lineKey: text('line_key').notNull(),
    ...lineColumns(),
    position: integer('position').notNull(),
    category: text('category').$type<MealCategory>().notNull(),
  },
  (table) => [
    unique('master_line_key').on(table.catererId, table.masterDayId, table.lineKey),
    index('master_line_recipe').on(table.catererId, table.recipeId),
    index('master_line_ingredient').on(table.catererId, table.ingredientId),
    index('master_line_menu_item').on(table.catererId, table.menuItemId),
    index('master_line_placeholder').on(table.catererId, table.placeholderId),
    ownReference('master_line_day', table.catererId, table.masterDayId, masterDay, 'cascade'),
    ownReference('master_line_recipe_own', table.catererId, table.recipeId, recipe),
    ownReference('master_line_ingredient_own', table.catererId, table.ingredientId, ingredient),
    ownReference('master_line_menu_item_own', table.catererId, table.menuItemId, menuItem),
    ownReference('master_line_placeholder_own', table.catererId, table.placeholderId, menuPlaceholder),
    check('master_line_one_offer', sql`${oneOffer(table)} = 1`),
    check('master_line_planned_servings', sql`${table.plannedServings} >= 0`),
    check('master_line_serving_line', sql`${table.servingLine} between 1 and 9`),
  ],
)

/** A month of a master menu: the unit that is listed, cloned, published, exported and archived. The calendar has its days. */
export const masterMonth = pgTable(
  'master_month',
  {
    ...rowColumns(),
    masterCalendarId: rowId('master_calendar_id').notNull(),
    /** YYYY-MM */
    yearMonth: text('year_month').notNull(),
    /** When someone last marked the month as checked; null after any later edit. */
    checkedAt: instant('checked_at'),
    /** When the month was last published as it is; null after any later edit. */
    publishedAt: instant('published_at'),
    isActive: boolean('is_active').notNull().default(true),
    /** Items that recur on weekdays, on days with nothing planned for the category. */
    recurringDays: jsonb('recurring_days').$type<RecurringDays>().notNull().default({}),
    ...archivable(),
  },
  (table) => [
    unique('master_month_own').on(table.catererId, table.id),
    uniqueIndex('master_month_once')
      .on(table.catererId, table.masterCalendarId, table.yearMonth)
      .where(sql`${table.archivedAt} is null`),
    index('master_month_listed').on(table.catererId, table.yearMonth),
    ownReference('master_month_calendar', table.catererId, table.masterCalendarId, masterCalendar, 'cascade'),
    check('master_month_year_month', sql`${table.yearMonth} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
  ],
)
