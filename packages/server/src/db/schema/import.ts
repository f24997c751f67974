import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { caterer } from './caterer.ts'
import { instant, ownReference, rowColumns, rowId } from './columns.ts'
import { storedFile } from './file.ts'
import { vendor } from './vendor.ts'

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
    /** The vendor whose list the file is. A shared vendor of caterer 0 needs that 0 in its foreign key. */
    sharedVendorId: rowId('shared_vendor_id'),
    sharedCatererId: integer('shared_caterer_id').generatedAlwaysAs(sql`0`),
    ownVendorId: rowId('own_vendor_id'),
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
    index('import_job_own_vendor').on(table.catererId, table.ownVendorId),
    index('import_job_shared_vendor').on(table.sharedVendorId),
    ownReference('import_job_own_vendor_fk', table.catererId, table.ownVendorId, vendor),
    foreignKey({
      name: 'import_job_shared_vendor_fk',
      columns: [table.sharedCatererId, table.sharedVendorId],
      foreignColumns: [vendor.catererId, vendor.id],
    }),
    check('import_job_one_vendor', sql`num_nonnulls(${table.sharedVendorId}, ${table.ownVendorId}) <= 1`),
    check(
      'import_job_state_known',
      sql`${table.state} in ('uploading', 'reading', 'ready', 'applying', 'done', 'failed', 'cancelled', 'undone')`,
    ),
  ],
)

/** The fields that someone chose for the columns of a vendor's files. Files are recognized by their vendor and header row. */
export const importMapping = pgTable(
  'import_mapping',
  {
    ...rowColumns(),
    /** SHA-256 of the vendor and the header row, in hex: rows can be longer than an index entry. */
    headerHash: text('header_hash').notNull(),
    /** The field of each column; null = not used. */
    fields: jsonb('fields').$type<(string | null)[]>().notNull(),
  },
  (table) => [
    unique('import_mapping_header').on(table.catererId, table.headerHash),
    ownReference('import_mapping_caterer', table.catererId, table.catererId, caterer),
  ],
)
