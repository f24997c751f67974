import type { MealCategory } from '@commissary/domain/menu'
import type { ImportField, ImportSource, OrderImportKind, PayType } from '@commissary/domain/orders'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { caterer } from './caterer.ts'
import { money, ownReference, rowColumns, rowId } from './columns.ts'
import { student, household } from './household.ts'

/** A file of orders or of a settlement: read at once, reviewed, then applied. */
export const orderImport = pgTable(
  'order_import',
  {
    ...rowColumns(),
    kind: text('kind').$type<OrderImportKind>().notNull(),
    /** The layout that was recognized; null = someone has to assign the columns. */
    source: text('source').$type<ImportSource>(),
    fileName: text('file_name').notNull(),
    state: text('state').$type<'unmapped' | 'ready' | 'applied' | 'undone'>().notNull(),
    headers: jsonb('headers').$type<string[]>().notNull(),
    /** The field of each column; null = not used. */
    fields: jsonb('fields').$type<(ImportField | null)[]>().notNull(),
  },
  (table) => [
    unique('order_import_own').on(table.catererId, table.id),
    ownReference('order_import_caterer', table.catererId, table.catererId, caterer),
    check('order_import_kind', sql`${table.kind} in ('orders', 'settlement')`),
    check('order_import_state', sql`${table.state} in ('unmapped', 'ready', 'applied', 'undone')`),
  ],
)

export interface ImportProblem {
  field: ImportField | null
  message: string
}

/** The contents of a row's order, once the row is understood. */
export interface ImportedOrder {
  menuType: string
  itemId: number | null
  item: string | null
  /** The item's; null = a regular meal, or an item that the catalog does not have. */
  mealCategory: MealCategory | null
  quantity: number
  unitPrice: string
  payType: PayType | null
}

/** A row of the file and what applying does with it. */
export const orderImportRow = pgTable(
  'order_import_row',
  {
    ...rowColumns(),
    importId: rowId('import_id').notNull(),
    /** As in a spreadsheet: the header is row 1. */
    rowNumber: integer('row_number').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
    result: text('result').$type<'create' | 'match' | 'skip' | 'problem'>().notNull(),
    problems: jsonb('problems').$type<ImportProblem[]>().notNull().default([]),
    date: date('date', { mode: 'string' }),
    amount: money('amount'),
    fee: money('fee'),
    reference: text('reference'),
    householdId: rowId('household_id'),
    studentId: rowId('student_id'),
    order: jsonb('order').$type<ImportedOrder>(),
    /** The payment or order that it recorded or matched, and its version after that. */
    resultId: rowId('result_id'),
    resultVersion: integer('result_version'),
  },
  (table) => [
    unique('order_import_row_number').on(table.catererId, table.importId, table.rowNumber),
    index('order_import_row_household').on(table.catererId, table.householdId),
    index('order_import_row_student').on(table.catererId, table.studentId),
    ownReference('order_import_row_of', table.catererId, table.importId, orderImport, 'cascade'),
    ownReference('order_import_row_household_own', table.catererId, table.householdId, household),
    ownReference('order_import_row_student_own', table.catererId, table.studentId, student),
    check('order_import_row_result', sql`${table.result} in ('create', 'match', 'skip', 'problem')`),
  ],
)
