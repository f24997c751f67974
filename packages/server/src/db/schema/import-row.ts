import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { ownReference, rowColumns, rowId } from './columns.ts'
import { importJob } from './import.ts'
import { ingredient } from './ingredient.ts'
import type { FieldChange } from './settings.ts'

/** A problem of a row: its column, and how to fix it. */
export interface RowProblem {
  column: string | null
  message: string
}

/** A staged row of an import. */
export const importRow = pgTable(
  'import_row',
  {
    ...rowColumns(),
    importJobId: rowId('import_job_id').notNull(),
    /** Row of the file, 1 = the first after the header. */
    rowNumber: integer('row_number').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    problems: jsonb('problems').$type<RowProblem[]>().notNull().default([]),
    /** Values that no food can have. The row is imported all the same. */
    warnings: jsonb('warnings').$type<RowProblem[]>().notNull().default([]),
    /** For products: what the row does, and the fields it changes. */
    action: text('action').$type<'create' | 'update' | 'unchanged'>(),
    changes: jsonb('changes').$type<FieldChange[]>(),
    /** The imported ingredient, its version after the import, and its fields before an update. */
    ingredientId: rowId('ingredient_id'),
    ingredientVersion: integer('ingredient_version'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    /** The vendor's id and its number for the product, "7:4471". The vendor's later files find the product by it. */
    vendorItem: text('vendor_item'),
  },
  (table) => [
    unique('import_row_number').on(table.catererId, table.importJobId, table.rowNumber),
    index('import_row_vendor_item')
      .on(table.catererId, table.vendorItem)
      .where(sql`${table.vendorItem} is not null`),
    index('import_row_ingredient').on(table.catererId, table.ingredientId),
    ownReference('import_row_ingredient_own', table.catererId, table.ingredientId, ingredient),
    ownReference('import_row_job', table.catererId, table.importJobId, importJob, 'cascade'),
  ],
)
