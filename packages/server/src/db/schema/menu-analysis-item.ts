import type { GradeGroup } from '@commissary/domain/rules'
import type { Unit } from '@commissary/domain/units'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { decimal, ownReference, rowColumns, rowId } from './columns.ts'
import { masterMonth } from './master-menu.ts'
import { schoolMonth } from './school-menu.ts'

/** The numbers that a line, or the meals of a day, is analyzed with instead of the planned ones. */
export const menuAnalysisItem = pgTable(
  'menu_analysis_item',
  {
    ...rowColumns(),
    /** Set for a month of a master menu; otherwise the school's month is set. */
    masterMonthId: rowId('master_month_id'),
    schoolMonthId: rowId('school_month_id'),
    date: date('date', { mode: 'string' }).notNull(),
    /** The key of a line; null = the reimbursable meals of the day. */
    lineKey: text('line_key'),
    gradeGroup: text('grade_group').$type<GradeGroup>().notNull(),
    plannedServings: integer('planned_servings'),
    servedServings: integer('served_servings'),
    portionAmount: decimal('portion_amount'),
    portionUnit: text('portion_unit').$type<Unit | 'portion'>(),
  },
  (table) => [
    unique('menu_analysis_item_once')
      .on(table.catererId, table.masterMonthId, table.schoolMonthId, table.date, table.lineKey, table.gradeGroup)
      .nullsNotDistinct(),
    index('menu_analysis_item_school_month').on(table.catererId, table.schoolMonthId),
    ownReference('menu_analysis_item_master', table.catererId, table.masterMonthId, masterMonth, 'cascade'),
    ownReference('menu_analysis_item_school', table.catererId, table.schoolMonthId, schoolMonth, 'cascade'),
    check('menu_analysis_item_one_month', sql`num_nonnulls(${table.masterMonthId}, ${table.schoolMonthId}) = 1`),
    check('menu_analysis_item_servings', sql`${table.plannedServings} >= 0 and ${table.servedServings} >= 0`),
    check(
      'menu_analysis_item_portion',
      sql`num_nonnulls(${table.portionAmount}, ${table.portionUnit}) in (0, case when ${table.lineKey} is null then 0 else 2 end)`,
    ),
  ],
)
