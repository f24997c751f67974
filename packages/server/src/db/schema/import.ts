import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { caterer } from './caterer.ts'
import { instant, ownReference, rowColumns, rowId } from './columns.ts'
import { storedFile } from './file.ts'

export const importStates = [
  'uploading',
  'reading',
  'ready',
  'applying',
  'done',
  'failed',
  'cancelled',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

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
      sql`${table.state} in ('uploading', 'reading', 'ready', 'applying', 'done', 'failed', 'cancelled', 'undone')`,
    ),
  ],
)

/** What someone said the columns of a vendor's files are. Files are known by their header row. */
export const importMapping = pgTable(
  'import_mapping',
  {
    ...rowColumns(),
    /** SHA-256 of the header row, in hex: rows can be longer than an index entry. */
    headerHash: text('header_hash').notNull(),
    /** The field of each column; null = not used. */
    fields: jsonb('fields').$type<(string | null)[]>().notNull(),
  },
  (table) => [
    unique('import_mapping_header').on(table.catererId, table.headerHash),
    ownReference('import_mapping_caterer', table.catererId, table.catererId, caterer),
  ],
)
