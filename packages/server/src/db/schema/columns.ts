import { sql } from 'drizzle-orm'
import { bigint, customType, foreignKey, integer, numeric, type AnyPgColumn } from 'drizzle-orm/pg-core'

import { toIso } from '../iso.ts'

/** A point in time, kept to the millisecond and read as an ISO string: what is read can be compared with what is kept. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: toIso,
})

/** Bytes of a file. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
})

/** Id of a row. Unique per table over all caterers, so that an id never means two things. */
export const rowId = (name: string) => bigint(name, { mode: 'number' })

/** Money and entered quantities: a decimal string, kept to the digit. */
export const decimal = (name: string) => numeric(name, { precision: 18, scale: 6 })

/** What every row carries. The database fills all of it: the stores name none of these columns when they write. */
export const rowColumns = () => ({
  id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
  ...ownership(),
})

/** The same without the identity, for the table whose id is given. */
export const ownership = () => ({
  catererId: integer('caterer_id')
    .notNull()
    .default(sql`current_caterer()`),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  createdBy: rowId('created_by').default(sql`current_app_user()`),
  updatedAt: instant('updated_at')
    .notNull()
    .default(sql`now()`),
  updatedBy: rowId('updated_by').default(sql`current_app_user()`),
  version: integer('version').notNull().default(1),
})

/** For rows that history points to: they are put away, never deleted. */
export const archivable = () => ({ archivedAt: instant('archived_at') })

interface Row {
  catererId: AnyPgColumn
  id: AnyPgColumn
}

/**
 * A reference within one caterer. Foreign keys are checked past the row policies, so the caterer is part of every one:
 * otherwise a row could point at another caterer's.
 */
export const ownReference = (
  name: string,
  catererId: AnyPgColumn,
  column: AnyPgColumn,
  target: Row,
  onDelete: 'cascade' | 'no action' = 'no action',
) =>
  foreignKey({ name, columns: [catererId, column], foreignColumns: [target.catererId, target.id] }).onDelete(onDelete)
