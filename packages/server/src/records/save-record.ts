import type { LabelFacts } from '@commissary/domain/food'
import { and, eq, getTableName, isNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import { conflict, forbidden, notFound, rejected, type ApiError } from '../contract/api-error.ts'
import { ownCaterer, type Tx } from '../db/work.ts'
import { recordEvent, type RecordAction, type RecordFields } from '../modules/history/record-event.ts'
import { lockByName } from '../shared/lock-by-name.ts'
import { message, type Message } from '../shared/messages.ts'
import type { ColumnsOf, RecordKind, RecordTable, Row } from './record.ts'

/** The result of every write of a record. */
export interface Saved {
  id: number
  version: number
}

export interface Target {
  id: number
  /** The version that the write is based on; null = the last write wins. */
  ifMatch: number | null
}

/** The columns of a write, and the history of fields stored in other tables. */
export interface Change<Columns> {
  columns: Columns
  before?: RecordFields
  after?: RecordFields
  /** What an ingredient's label stated, if the write changes it. */
  labelBefore?: LabelFacts
}

type Values<Table extends RecordTable> = Table['$inferInsert']

/** Adds a record, with the first entry of its history. */
export async function insertRecord<Table extends RecordTable, Fields>(
  tx: Tx,
  kind: RecordKind<Table, Fields>,
  columns: Values<Table> & ColumnsOf<Fields>,
  extra?: RecordFields,
): Promise<Saved> {
  const [row] = await tx.insert(untyped(kind.table)).values(columns).returning(savedColumns(kind.table))
  if (!row) throw new Error(`No row was inserted for the record ${kind.texts}`)
  const saved = row as unknown as Saved
  await addEvent(tx, kind, saved.id, 'created', { after: kind.toHistory(columns, extra) })
  return saved
}

/**
 * Saves a record: locks it, compares versions, writes what `change` returns, and adds to the history. `change` gets the
 * stored row and may throw its own refusals or write other tables. Throws what `lockRecord` throws.
 */
export async function saveRecord<Table extends RecordTable, Fields>(
  tx: Tx,
  kind: RecordKind<Table, Fields>,
  target: Target,
  change: (
    stored: Row<Table>,
  ) => Promise<Change<Partial<Values<Table>> & ColumnsOf<Fields>>> | Change<Partial<Values<Table>> & ColumnsOf<Fields>>,
): Promise<Saved> {
  const stored = await lockRecord(tx, kind, target)
  const { columns, before, after, labelBefore } = await change(stored)
  const saved = await write(tx, kind, target.id, columns)
  await addEvent(tx, kind, target.id, 'updated', {
    before: kind.toHistory(stored as ColumnsOf<Fields>, before),
    after: kind.toHistory(columns, after),
    ...(labelBefore && { labelBefore }),
  })
  return saved
}

/** Archives a record. Throws what `lockRecord` throws. */
export async function archiveRecord<Table extends RecordTable, Fields>(
  tx: Tx,
  kind: RecordKind<Table, Fields>,
  target: Target,
): Promise<Saved> {
  const stored = await lockRecord(tx, kind, target)
  const saved = await write(tx, kind, target.id, { archivedAt: sql`now()` })
  await addEvent(tx, kind, target.id, 'deleted', { before: kind.toHistory(stored as ColumnsOf<Fields>) })
  return saved
}

/**
 * Restores an archived record, unless `check` refuses the stored row. Does nothing if it is not archived. Throws a 404
 * for an unknown record, and a 403 for a shared one.
 */
export async function restoreRecord<Table extends RecordTable, Fields>(
  tx: Tx,
  kind: RecordKind<Table, Fields>,
  id: number,
  check: (stored: Row<Table>) => Promise<void>,
): Promise<Saved> {
  const stored = await selectForUpdate(tx, kind.table, own(kind.table, id))
  if (!stored) throw await refusal(tx, kind, id)
  const { version, archivedAt } = stored as Row<RecordTable> & { version: number; archivedAt: string | null }
  if (archivedAt === null) return { id, version }
  await check(stored)
  const saved = await write(tx, kind, id, { archivedAt: null })
  await addEvent(tx, kind, id, 'restored', { after: kind.toHistory(stored as ColumnsOf<Fields>) })
  return saved
}

/** Deletes a record; its history stays. `check` gets the stored row and may refuse. Throws what `lockRecord` throws. */
export async function deleteRecord<Table extends RecordTable, Fields>(
  tx: Tx,
  kind: RecordKind<Table, Fields>,
  target: Target,
  check: (stored: Row<Table>) => Promise<RecordFields | undefined> = () => Promise.resolve(undefined),
): Promise<Saved> {
  const stored = await lockRecord(tx, kind, target)
  const before = kind.toHistory(stored as ColumnsOf<Fields>, await check(stored))
  const [row] = await tx
    .delete(untyped(kind.table))
    .where(own(kind.table, target.id))
    .returning(savedColumns(kind.table))
  if (!row) throw new Error(`The record ${kind.texts} ${target.id} was not deleted`)
  await addEvent(tx, kind, target.id, 'deleted', { before })
  return row as unknown as Saved
}

/**
 * The stored row, locked until the transaction ends. Throws a 404 for an unknown or archived record, a 403 for a shared
 * one, and a 409 with the stored record if `ifMatch` is an older version.
 */
export async function lockRecord<Table extends RecordTable, Fields>(
  tx: Tx,
  kind: RecordKind<Table, Fields>,
  { id, ifMatch }: Target,
): Promise<Row<Table>> {
  const stored = await selectForUpdate(tx, kind.table, and(own(kind.table, id), inUse(kind.table)))
  if (!stored) throw await refusal(tx, kind, id)
  if (ifMatch !== null && ifMatch !== (stored as unknown as Saved).version) {
    throw conflict(message(`${kind.texts}.conflict`), (await kind.read(tx, id)) ?? {})
  }
  return stored
}

/**
 * Throws a 422 if another record of the caterer has the value, ignoring case. Writers of the column wait for each
 * other, so a value that was free stays free until the transaction ends.
 */
export async function refuseDuplicate<Table extends RecordTable>(
  tx: Tx,
  { table }: Pick<RecordKind<Table>, 'table'>,
  { column, value, exceptId }: { column: AnyPgColumn; value: string; exceptId: number | null },
  fields: (taken: Row<Table>) => Record<string, Message>,
): Promise<void> {
  await lockColumn(tx, column)
  const rows = await tx
    .select()
    .from(untyped(table))
    .where(and(eq(table.catererId, ownCaterer()), sql`lower(${column}) = lower(${value})`, inUse(table)))
  const taken = (rows as (Row<Table> & Saved)[]).find(({ id }) => id !== exceptId)
  if (taken) throw rejected(fields(taken))
}

/** Blocks other writers of a unique column until the transaction ends. */
export function lockColumn(tx: Tx, column: AnyPgColumn): Promise<void> {
  return lockByName(tx, `${getTableName(column.table)}.${column.name}`)
}

/** Hides a generic table's columns: drizzle cannot type queries on them. */
const untyped = (table: PgTable): PgTable => table

const own = (table: RecordTable, id: number) => and(eq(table.id, id), eq(table.catererId, ownCaterer()))
const inUse = ({ archivedAt }: RecordTable) => (archivedAt ? isNull(archivedAt) : undefined)
const savedColumns = ({ id, version }: RecordTable) => ({ id, version })

async function selectForUpdate<Table extends RecordTable>(
  tx: Tx,
  table: Table,
  where: SQL | undefined,
): Promise<Row<Table> | undefined> {
  const [row] = await tx.select().from(untyped(table)).where(where).for('update')
  return row
}

/** The refusal if there is no record to write: it is shared, or it does not exist. */
async function refusal<Table extends RecordTable, Fields>(
  tx: Tx,
  { table, texts, sharedTexts }: RecordKind<Table, Fields>,
  id: number,
): Promise<ApiError> {
  if (sharedTexts !== undefined) {
    const shared = await tx
      .select({ id: table.id })
      .from(untyped(table))
      .where(and(eq(table.id, id), eq(table.catererId, 0), inUse(table)))
    if (shared.length > 0) return forbidden(message(`${sharedTexts}.shared`))
  }
  return notFound(message(`${texts}.notFound`))
}

async function write<Table extends RecordTable, Fields>(
  tx: Tx,
  { table, texts }: RecordKind<Table, Fields>,
  id: number,
  values: object,
): Promise<Saved> {
  const [row] = await tx.update(untyped(table)).set(values).where(own(table, id)).returning(savedColumns(table))
  if (!row) throw new Error(`The record ${texts} ${id} was not written`)
  return row as unknown as Saved
}

async function addEvent<Table extends RecordTable, Fields>(
  tx: Tx,
  { type }: RecordKind<Table, Fields>,
  recordId: number,
  action: RecordAction,
  changes: { before?: RecordFields; after?: RecordFields; labelBefore?: LabelFacts },
): Promise<void> {
  if (type !== null) await recordEvent(tx, { recordType: type, recordId, action, ...changes })
}
