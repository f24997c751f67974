import type { MenuType } from '@commissary/domain/menu'
import type { GradeGroup } from '@commissary/domain/rules'
import type { SchoolGrade, Term } from '@commissary/domain/school'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { caterer } from './caterer.ts'
import { alsoGradeGroups, archivable, ownReference, rowColumns, rowId } from './columns.ts'

export const school = pgTable(
  'school',
  {
    ...rowColumns(),
    schoolName: text('school_name').notNull(),
    /** Unique over all caterers, because a host name is. */
    subdomain: text('subdomain'),
    address: text('address'),
    lowestGrade: text('lowest_grade').$type<SchoolGrade>(),
    highestGrade: text('highest_grade').$type<SchoolGrade>(),
    /** Enrolled students; null = unknown. */
    enrollment: integer('enrollment'),
    /** "Production Record": "Yes" | "No", and the other modules likewise. */
    moduleAccess: jsonb('module_access').$type<Record<string, string>>().notNull().default({}),
    /** When the school is open; empty = on every date. */
    terms: jsonb('terms').$type<Term[]>().notNull().default([]),
    servingLines: jsonb('serving_lines').$type<string[]>().notNull().default([]),
    ...archivable(),
  },
  (table) => [
    unique('school_own').on(table.catererId, table.id),
    uniqueIndex('school_subdomain')
      .on(table.subdomain)
      .where(sql`${table.archivedAt} is null`),
    ownReference('school_caterer', table.catererId, table.catererId, caterer),
    check('school_enrollment', sql`${table.enrollment} between 1 and 100000`),
  ],
)

/** The rules that a menu is checked against: a family of rule packs and a grade group. */
export const mealProgram = pgTable(
  'meal_program',
  {
    ...rowColumns(),
    programName: text('program_name').notNull(),
    /** As displayed: "K-5", "9-12". */
    grades: text('grades').notNull(),
    /** Family of rule packs, "us-nslp". The menu's date selects the pack. */
    rulePack: text('rule_pack').notNull(),
    gradeGroup: text('grade_group').$type<GradeGroup>().notNull(),
    menuType: text('menu_type').$type<MenuType>().notNull(),
    /** Regular service days per week. */
    serviceDays: integer('service_days').notNull().default(5),
    options: jsonb('options').$type<Record<string, unknown>>().notNull().default({}),
    ...archivable(),
  },
  (table) => [
    unique('meal_program_own').on(table.catererId, table.id),
    check('meal_program_service_days', sql`${table.serviceDays} between 1 and 7`),
  ],
)

/** A program that a school serves: one for each menu type and grade group. */
export const schoolProgram = pgTable(
  'school_program',
  {
    ...rowColumns(),
    schoolId: rowId('school_id').notNull(),
    menuType: text('menu_type').$type<MenuType>().notNull(),
    mealProgramId: rowId('meal_program_id').notNull(),
    /** Regular service days per week at this school; null = the program's. */
    serviceDays: integer('service_days'),
    /** Meals usually planned per day; null = unknown. */
    plannedMeals: integer('planned_meals'),
    alsoGradeGroups: alsoGradeGroups(),
    /** Students may decline part of the meal. */
    offerVersusServe: boolean('offer_versus_serve').notNull().default(false),
  },
  (table) => [
    unique('school_program_once').on(table.catererId, table.schoolId, table.mealProgramId),
    check('school_program_service_days', sql`${table.serviceDays} between 1 and 7`),
    check('school_program_planned_meals', sql`${table.plannedMeals} >= 0`),
    index('school_program_program').on(table.catererId, table.mealProgramId),
    ownReference('school_program_school', table.catererId, table.schoolId, school, 'cascade'),
    ownReference('school_program_program_own', table.catererId, table.mealProgramId, mealProgram),
  ],
)
