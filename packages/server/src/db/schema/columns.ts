import type { GradeGroup } from '@commissary/domain/rules'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { bigint, customType, foreignKey, integer, jsonb, numeric, type AnyPgColumn } from 'drizzle-orm/pg-core'

import { toIso } from '../iso.ts'

/** An instant, stored in milliseconds and read as an ISO string, so that read values can be compared with stored ones. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: toIso,
})

/** Bytes of a file. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
})

/** A row's id, unique in its table across all caterers, so that an id is never ambiguous. */
export const rowId = (name: string) => bigint(name, { mode: 'number' })

/** A text as it is compared: whatever its letter case, its spaces, and the widths of its letters. For queries and indexes. */
export const textKey = (text: SQLWrapper): SQL =>
  sql`lower(btrim(regexp_replace(normalize(${text}, NFKC), '\\s+', ' ', 'g')))`

/** Money and entered quantities: an exact decimal string. */
export const decimal = (name: string) => numeric(name, { precision: 18, scale: 6 })

/** Money that changed hands or is owed, to the minor unit. */
export const money = (name: string) => numeric(name, { precision: 14, scale: 2 })

/** The columns of every row. The database fills them all; stores never write them. */
export const rowColumns = () => ({
  id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
  ...ownership(),
})

/** The same without a generated id, for the table with preset ids. */
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

/** The values of a list as the operand of `in`, for a check: `('en', 'es')`. */
export const oneOf = (values: readonly string[]): SQL => sql.raw(`(${values.map((value) => `'${value}'`).join(', ')})`)

/** For rows that history refers to: they are archived, never deleted. */
export const archivable = () => ({ archivedAt: instant('archived_at') })

/** Other grade groups that are served a menu in the portions of its program's grade group, youngest first. */
export const alsoGradeGroups = () => jsonb('also_grade_groups').$type<GradeGroup[]>().notNull().default([])

interface Row {
  catererId: AnyPgColumn
  id: AnyPgColumn
}

/**
 * A reference within one caterer. Foreign keys bypass the row policies, so each includes the caterer. Otherwise a row could
 * refer to another caterer's.
 */
export const ownReference = (
  name: string,
  catererId: AnyPgColumn,
  column: AnyPgColumn,
  target: Row,
  onDelete: 'cascade' | 'no action' = 'no action',
) =>
  foreignKey({ name, columns: [catererId, column], foreignColumns: [target.catererId, target.id] }).onDelete(onDelete)
