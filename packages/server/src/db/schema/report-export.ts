import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { instant, ownReference, rowColumns, rowId } from './columns.ts'
import { storedFile } from './file.ts'
import { appUser } from './user.ts'

export const reportExportStates = ['working', 'done', 'failed', 'cancelled'] as const
export type ReportExportState = (typeof reportExportStates)[number]
export type ReportExportStep = 'reading' | 'writing'

/** A report written as a file. Only the user who began it reads it. `forget_expired` deletes it with its file after a day. */
export const reportExport = pgTable(
  'report_export',
  {
    ...rowColumns(),
    userId: rowId('user_id')
      .notNull()
      .default(sql`current_app_user()`),
    state: text('state').$type<ReportExportState>().notNull().default('working'),
    step: text('step').$type<ReportExportStep>().notNull().default('reading'),
    /** As the call sent it: a process that takes the export over starts again. */
    request: jsonb('request').notNull(),
    doneRows: integer('done_rows').notNull().default(0),
    /** Null until they are counted. */
    totalRows: integer('total_rows'),
    fileId: rowId('file_id'),
    error: text('error'),
    /** The server instance that works on it, and when its lease expires without a heartbeat. */
    leaseOwner: text('lease_owner'),
    leaseUntil: instant('lease_until'),
  },
  (table) => [
    index('report_export_user').on(table.catererId, table.userId),
    index('report_export_file').on(table.catererId, table.fileId),
    index('report_export_created').on(table.catererId, table.createdAt),
    ownReference('report_export_user', table.catererId, table.userId, appUser, 'cascade'),
    ownReference('report_export_file', table.catererId, table.fileId, storedFile),
    check('report_export_state_known', sql`${table.state} in ('working', 'done', 'failed', 'cancelled')`),
    check('report_export_step_known', sql`${table.step} in ('reading', 'writing')`),
  ],
)
