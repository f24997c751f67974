import type { MealCategory, MenuType, ServiceDay } from '@commissary/domain/menu'
import type { Unit } from '@commissary/domain/units'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { archivable, decimal, ownReference, rowColumns, rowId } from './columns.ts'
import { ingredient } from './ingredient.ts'
import { menuItem } from './menu-item.ts'
import { recipe } from './recipe.ts'
import { mealProgram, school } from './school.ts'

type Selections = NonNullable<ServiceDay['selections']>

/** A menu that many schools use. */
export const masterCalendar = pgTable(
  'master_calendar',
  {
    ...rowColumns(),
    mealProgramId: rowId('meal_program_id').notNull(),
    menuType: text('menu_type').$type<MenuType>().notNull(),
    name: text('name').notNull(),
    status: text('status').$type<'draft' | 'checked' | 'published' | 'superseded'>().notNull().default('draft'),
    ...archivable(),
  },
  (table) => [
    unique('master_calendar_own').on(table.catererId, table.id),
    index('master_calendar_program').on(table.catererId, table.mealProgramId),
    ownReference('master_calendar_program_own', table.catererId, table.mealProgramId, mealProgram),
    check('master_calendar_status', sql`${table.status} in ('draft', 'checked', 'published', 'superseded')`),
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
  },
  (table) => [
    unique('master_day_own').on(table.catererId, table.id),
    unique('master_day_date').on(table.catererId, table.masterCalendarId, table.date),
    ownReference('master_day_calendar', table.catererId, table.masterCalendarId, masterCalendar, 'cascade'),
    check('master_day_planned_meals', sql`${table.plannedMeals} >= 0`),
  ],
)

/** The columns of a menu line. In a school's change, null means unchanged from the master. */
const lineColumns = () => ({
  position: integer('position'),
  recipeId: rowId('recipe_id'),
  ingredientId: rowId('ingredient_id'),
  menuItemId: rowId('menu_item_id'),
  portionAmount: decimal('portion_amount'),
  portionUnit: text('portion_unit').$type<Unit | 'portion'>(),
  category: text('category').$type<MealCategory>(),
  plannedServings: integer('planned_servings'),
})

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
    ownReference('master_line_day', table.catererId, table.masterDayId, masterDay, 'cascade'),
    ownReference('master_line_recipe_own', table.catererId, table.recipeId, recipe),
    ownReference('master_line_ingredient_own', table.catererId, table.ingredientId, ingredient),
    ownReference('master_line_menu_item_own', table.catererId, table.menuItemId, menuItem),
    check('master_line_one_food', sql`num_nonnulls(${table.recipeId}, ${table.ingredientId}) = 1`),
    check('master_line_planned_servings', sql`${table.plannedServings} >= 0`),
  ],
)

/** A school's menu of one program: its master, if any, and the school's differences from it. */
export const schoolCalendar = pgTable(
  'school_calendar',
  {
    ...rowColumns(),
    schoolId: rowId('school_id').notNull(),
    menuType: text('menu_type').$type<MenuType>().notNull(),
    mealProgramId: rowId('meal_program_id').notNull(),
    masterCalendarId: rowId('master_calendar_id'),
    ...archivable(),
  },
  (table) => [
    unique('school_calendar_own').on(table.catererId, table.id),
    uniqueIndex('school_calendar_once')
      .on(table.catererId, table.schoolId, table.mealProgramId)
      .where(sql`${table.archivedAt} is null`),
    index('school_calendar_program').on(table.catererId, table.mealProgramId),
    index('school_calendar_master').on(table.catererId, table.masterCalendarId),
    ownReference('school_calendar_school', table.catererId, table.schoolId, school),
    ownReference('school_calendar_program_own', table.catererId, table.mealProgramId, mealProgram),
    ownReference('school_calendar_master_own', table.catererId, table.masterCalendarId, masterCalendar),
  ],
)

/** A day on which the school differs from the master. Its `version` covers the day and all its lines. */
export const schoolDay = pgTable(
  'school_day',
  {
    ...rowColumns(),
    schoolCalendarId: rowId('school_calendar_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Whether the school has its own number of meals instead of the master's. */
    hasOwnMeals: boolean('has_own_meals').notNull().default(false),
    plannedMeals: integer('planned_meals'),
    /** Whether the school has its own selections. */
    hasOwnSelections: boolean('has_own_selections').notNull().default(false),
    selections: jsonb('selections').$type<Selections>(),
  },
  (table) => [
    unique('school_day_own').on(table.catererId, table.id),
    unique('school_day_date').on(table.catererId, table.schoolCalendarId, table.date),
    ownReference('school_day_calendar', table.catererId, table.schoolCalendarId, schoolCalendar, 'cascade'),
    check('school_day_planned_meals', sql`${table.plannedMeals} >= 0`),
  ],
)

/** One difference of a school's day from the master's: an added, removed or changed line. */
export const schoolLineChange = pgTable(
  'school_line_change',
  {
    ...rowColumns(),
    schoolDayId: rowId('school_day_id').notNull(),
    kind: text('kind').$type<'add' | 'remove' | 'replace'>().notNull(),
    /** The key of the master's line, or a new one for an added line. */
    lineKey: text('line_key').notNull(),
    ...lineColumns(),
  },
  (table) => [
    unique('school_line_change_key').on(table.catererId, table.schoolDayId, table.lineKey),
    index('school_line_change_recipe').on(table.catererId, table.recipeId),
    index('school_line_change_ingredient').on(table.catererId, table.ingredientId),
    index('school_line_change_menu_item').on(table.catererId, table.menuItemId),
    ownReference('school_line_change_day', table.catererId, table.schoolDayId, schoolDay, 'cascade'),
    ownReference('school_line_change_recipe_own', table.catererId, table.recipeId, recipe),
    ownReference('school_line_change_ingredient_own', table.catererId, table.ingredientId, ingredient),
    ownReference('school_line_change_menu_item_own', table.catererId, table.menuItemId, menuItem),
    check('school_line_change_planned_servings', sql`${table.plannedServings} >= 0`),
    check(
      'school_line_change_kind',
      sql`case ${table.kind}
        when 'add' then num_nonnulls(${table.recipeId}, ${table.ingredientId}) = 1
          and num_nulls(${table.category}, ${table.position}) = 0
        when 'replace' then num_nonnulls(${table.recipeId}, ${table.ingredientId}) <= 1
        when 'remove' then num_nonnulls(${table.recipeId}, ${table.ingredientId}, ${table.menuItemId}, ${table.position},
          ${table.category}, ${table.portionAmount}, ${table.portionUnit}, ${table.plannedServings}) = 0
        else false end`,
    ),
  ],
)
