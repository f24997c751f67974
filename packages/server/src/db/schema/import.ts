import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { instant, ownReference, rowColumns, rowId } from './columns.ts'
import { storedFile } from './file.ts'

export const importStates = ['uploading', 'reading', 'ready', 'applying', 'done', 'failed', 'cancelled'] as const
export type ImportState = (typeof importStates)[number]

/** A problem of a row: its column, and how to fix it. */
export interface RowProblem {
  column: string | null
  message: string
}

/** A file import: staged row by row, applied at once. Any server instance can lease the job. */
export const importJob = pgTable(
  'import_job',
  {
    ...rowColumns(),
    kind: text('kind').notNull(),
    fileName: text('file_name').notNull(),
    fileId: rowId('file_id'),
    state: text('state').$type<ImportState>().notNull().default('uploading'),
    totalRows: integer('total_rows'),
    doneRows: integer('done_rows').notNull().default(0),
    counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
    /** The server instance that works on it, and when its lease expires without a heartbeat. */
    leaseOwner: text('lease_owner'),
    leaseUntil: instant('lease_until'),
    error: text('error'),
  },
  (table) => [
    unique('import_job_own').on(table.catererId, table.id),
    index('import_job_state').on(table.state, table.leaseUntil),
    index('import_job_file').on(table.catererId, table.fileId),
    ownReference('import_job_file_own', table.catererId, table.fileId, storedFile),
    check(
      'import_job_state_known',
      sql`${table.state} in ('uploading', 'reading', 'ready', 'applying', 'done', 'failed', 'cancelled')`,
    ),
  ],
)

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
  },
  (table) => [
    unique('import_row_number').on(table.catererId, table.importJobId, table.rowNumber),
    ownReference('import_row_job', table.catererId, table.importJobId, importJob, 'cascade'),
  ],
)
