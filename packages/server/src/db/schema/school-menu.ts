import type { AnsweredConflict, DayConflict, MenuType, PublishResult, Selections } from '@commissary/domain/menu'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { instant, ownReference, rowColumns, rowId } from './columns.ts'
import { ingredient } from './ingredient.ts'
import { menuItem } from './menu-item.ts'
import { lineColumns, menuPlaceholder, oneOffer } from './menu-line.ts'
import { publication, publishedDay } from './publication.ts'
import { recipe } from './recipe.ts'
import { mealProgram, school } from './school.ts'

/** A school's menu of one program: the days that were published to it, and the school's differences from them. */
export const schoolCalendar = pgTable(
  'school_calendar',
  {
    ...rowColumns(),
    schoolId: rowId('school_id').notNull(),
    menuType: text('menu_type').$type<MenuType>().notNull(),
    mealProgramId: rowId('meal_program_id').notNull(),
  },
  (table) => [
    unique('school_calendar_own').on(table.catererId, table.id),
    uniqueIndex('school_calendar_once').on(table.catererId, table.schoolId, table.mealProgramId),
    index('school_calendar_program').on(table.catererId, table.mealProgramId),
    ownReference('school_calendar_school', table.catererId, table.schoolId, school),
    ownReference('school_calendar_program_own', table.catererId, table.mealProgramId, mealProgram),
  ],
)

/** A month of a school's menu. */
export const schoolMonth = pgTable(
  'school_month',
  {
    ...rowColumns(),
    schoolCalendarId: rowId('school_calendar_id').notNull(),
    /** YYYY-MM */
    yearMonth: text('year_month').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** The publication that the school has; null for a month that is all its own. */
    publicationId: rowId('publication_id'),
  },
  (table) => [
    unique('school_month_own').on(table.catererId, table.id),
    unique('school_month_once').on(table.catererId, table.schoolCalendarId, table.yearMonth),
    index('school_month_publication').on(table.catererId, table.publicationId),
    ownReference('school_month_calendar', table.catererId, table.schoolCalendarId, schoolCalendar, 'cascade'),
    ownReference('school_month_publication_own', table.catererId, table.publicationId, publication),
    check('school_month_year_month', sql`${table.yearMonth} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
  ],
)

/** Which published day a school's day is based on. A served day keeps the one it had when later ones are published. */
export const schoolBaseDay = pgTable(
  'school_base_day',
  {
    ...rowColumns(),
    schoolCalendarId: rowId('school_calendar_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    publishedDayId: rowId('published_day_id').notNull(),
    /** The school's usual meals when it was given the day, which scale its servings; null = unknown: it is as published. */
    plannedMeals: integer('planned_meals'),
  },
  (table) => [
    unique('school_base_day_date').on(table.catererId, table.schoolCalendarId, table.date),
    index('school_base_day_published').on(table.catererId, table.publishedDayId),
    check('school_base_day_planned_meals', sql`${table.plannedMeals} >= 0`),
    ownReference('school_base_day_calendar', table.catererId, table.schoolCalendarId, schoolCalendar, 'cascade'),
    ownReference('school_base_day_published_own', table.catererId, table.publishedDayId, publishedDay),
  ],
)

/** A publication that a school was given, and what the school had before, so that the publication can be taken back. */
export const schoolPublication = pgTable(
  'school_publication',
  {
    ...rowColumns(),
    publicationId: rowId('publication_id').notNull(),
    schoolMonthId: rowId('school_month_id').notNull(),
    previousPublicationId: rowId('previous_publication_id'),
    /** The usual meals that the school's earlier days were scaled to. */
    previousPlannedMeals: integer('previous_planned_meals'),
    /** Days that are as published, days on which the school kept a change, days with a conflict, and served days. */
    result: jsonb('result').$type<PublishResult>().notNull(),
    takenBackAt: instant('taken_back_at'),
  },
  (table) => [
    index('school_publication_publication').on(table.catererId, table.publicationId),
    index('school_publication_month').on(table.catererId, table.schoolMonthId),
    index('school_publication_previous').on(table.catererId, table.previousPublicationId),
    ownReference('school_publication_own', table.catererId, table.publicationId, publication),
    ownReference('school_publication_month_own', table.catererId, table.schoolMonthId, schoolMonth),
    ownReference('school_publication_previous_own', table.catererId, table.previousPublicationId, publication),
  ],
)

/** A day on which the school differs from what was published to it. Its `version` covers the day and all its lines. */
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
    /** Whether the school has its own note. */
    hasOwnNote: boolean('has_own_note').notNull().default(false),
    note: text('note'),
    /** Why the school serves something other than what was published. */
    reason: text('reason'),
    /**
     * Fields that both a publication and the school changed. The school's version stays until someone answers; the last answers
     * are kept with their conflicts for undo.
     */
    conflicts: jsonb('conflicts').$type<(DayConflict | AnsweredConflict)[]>().notNull().default([]),
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
    index('school_line_change_placeholder').on(table.catererId, table.placeholderId),
    ownReference('school_line_change_day', table.catererId, table.schoolDayId, schoolDay, 'cascade'),
    ownReference('school_line_change_recipe_own', table.catererId, table.recipeId, recipe),
    ownReference('school_line_change_ingredient_own', table.catererId, table.ingredientId, ingredient),
    ownReference('school_line_change_menu_item_own', table.catererId, table.menuItemId, menuItem),
    ownReference('school_line_change_placeholder_own', table.catererId, table.placeholderId, menuPlaceholder),
    check('school_line_change_planned_servings', sql`${table.plannedServings} >= 0`),
    check('school_line_change_serving_line', sql`${table.servingLine} between 1 and 9`),
    check(
      'school_line_change_kind',
      sql`case ${table.kind}
        when 'add' then ${oneOffer(table)} = 1 and num_nulls(${table.category}, ${table.position}) = 0
        when 'replace' then ${oneOffer(table)} <= 1
        when 'remove' then ${oneOffer(table)} + num_nonnulls(${table.menuItemId}, ${table.position}, ${table.category},
          ${table.portionAmount}, ${table.portionUnit}, ${table.plannedServings}) = 0
        else false end`,
    ),
  ],
)
