import {
  amountStyleOf,
  recognizeLayout,
  layoutProblem,
  type ImportField,
  type OrderImportKind,
} from '@commissary/domain/orders'
import { asc, eq } from 'drizzle-orm'

import { ApiError, forbidden, notFound, rejected } from '../../contract/api-error.ts'
import type { Caller } from '../../contract/operations.ts'
import { orderImport, orderImportRow } from '../../db/schema/order-import.ts'
import { appUser } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { inBatches } from '../../shared/batches.ts'
import { message, translate, type Message } from '../../shared/messages.ts'
import { headerHash } from '../imports/header-hash.ts'
import { findMapping, rememberMapping } from '../imports/mapping.ts'
import type { ClassifiedRow } from './classified-row.ts'
import { readFileContext } from './file-context.ts'
import type { ParsedFile } from './parse-file.ts'
import { classifySettlement } from './settlement-rows.ts'
import { classifyTill } from './till-rows.ts'

export type User = Pick<Caller, 'userId' | 'language'>
export type StoredImport = typeof orderImport.$inferSelect
type FileRow = ParsedFile['rows'][number]

/** The same for files of one kind with the same header row. */
const hashOf = (kind: OrderImportKind, headers: readonly string[]) => headerHash([`order import: ${kind}`, ...headers])

/** Stores a file and reads its rows, if its layout is known. Returns the import's id. */
export async function insertImport(
  tx: Tx,
  user: User,
  { kind, fileName, file }: { kind: OrderImportKind; fileName: string; file: ParsedFile },
): Promise<number> {
  const { headers } = file
  const known = recognizeLayout(kind, headers)
  const mapped = (await findMapping(tx, hashOf(kind, headers))) as (ImportField | null)[] | null
  const fields = mapped ?? known?.fields ?? headers.map(() => null)
  const source = known?.source ?? (mapped ? ('mapped' as const) : null)
  const [saved] = await tx
    .insert(orderImport)
    .values({ kind, fileName, source, headers, fields, state: source === null ? 'unmapped' : 'ready' })
    .returning()
  if (!saved) throw new Error('The import was not written')
  const rows = source === null ? unread(file.rows) : await classify(tx, user, saved, file.rows)
  await writeRows(tx, user, saved.id, rows)
  return saved.id
}

/** Says what the columns of an import are, and reads its rows again. Throws a 422 for columns that cannot be read. */
export async function mapColumns(tx: Tx, user: User, id: number, fields: (ImportField | null)[]): Promise<void> {
  const stored = await lockImport(tx, id)
  if (stored.state !== 'unmapped' && stored.state !== 'ready') throw new ApiError(422, message('orderImports.applied'))
  if (fields.length !== stored.headers.length) throw rejected({ fields: message('imports.columnsDiffer') })
  const problem = layoutProblem(stored.kind, fields)
  if (problem) throw rejected({ fields: layoutText(stored.kind, problem) })
  await rememberMapping(tx, hashOf(stored.kind, stored.headers), fields)
  const source = recognizeLayout(stored.kind, stored.headers)?.source ?? 'mapped'
  const [mapped] = await tx
    .update(orderImport)
    .set({ fields, source, state: 'ready' })
    .where(eq(orderImport.id, id))
    .returning()
  if (mapped) await readAgain(tx, user, mapped)
}

function layoutText(kind: OrderImportKind, problem: NonNullable<ReturnType<typeof layoutProblem>>): Message {
  if ('twice' in problem) return message('orderImports.fieldTwice')
  return message(kind === 'orders' ? 'orderImports.ordersNeed' : 'orderImports.settlementNeeds')
}

/** Reads the rows of an import again, as things are now. */
export async function readAgain(tx: Tx, user: User, stored: StoredImport): Promise<ClassifiedRow[]> {
  const rows = await tx
    .select({ row: orderImportRow.rowNumber, cells: orderImportRow.cells })
    .from(orderImportRow)
    .where(eq(orderImportRow.importId, stored.id))
    .orderBy(asc(orderImportRow.rowNumber))
  const classified = await classify(tx, user, stored, rows)
  await tx.delete(orderImportRow).where(eq(orderImportRow.importId, stored.id))
  await writeRows(tx, user, stored.id, classified)
  return classified
}

async function classify(
  tx: Tx,
  user: User,
  { kind, headers, fields }: StoredImport,
  rows: readonly FileRow[],
): Promise<ClassifiedRow[]> {
  const columns = { headers, fields }
  const context = await readFileContext(tx, amountStyleOf(columns, rows, user.language === 'en'))
  return kind === 'orders' ? classifyTill(tx, columns, rows, context) : classifySettlement(tx, columns, rows, context)
}

/** Rows of a file whose columns no one knows yet. */
const unread = (rows: readonly FileRow[]): ClassifiedRow[] =>
  rows.map(({ row, cells }) => ({
    rowNumber: row,
    cells,
    result: 'skip',
    problems: [],
    date: null,
    amount: null,
    fee: null,
    reference: null,
    householdId: null,
    studentId: null,
    schoolId: null,
    order: null,
    matchedId: null,
  }))

async function writeRows(tx: Tx, { language }: User, importId: number, rows: readonly ClassifiedRow[]): Promise<void> {
  for (const batch of inBatches(rows)) {
    await tx.insert(orderImportRow).values(
      batch.map(({ schoolId: _, matchedId: __, isCash: ___, problems, ...row }) => ({
        ...row,
        importId,
        problems: problems.map(({ field, text }) => ({ field, message: translate(text, language) })),
      })),
    )
  }
}

/** Throws a 403 for staff of some schools: a file has families of all of them. */
export async function needAllSchools(tx: Tx, { userId }: Pick<User, 'userId'>): Promise<void> {
  const [user] = await tx.select({ hasAll: appUser.hasAllSchools }).from(appUser).where(eq(appUser.id, userId))
  if (!user?.hasAll) throw forbidden()
}

/** An import, locked until the transaction ends. Throws a 404 for an unknown one. */
export async function lockImport(tx: Tx, id: number): Promise<StoredImport> {
  const [found] = await tx.select().from(orderImport).where(eq(orderImport.id, id)).for('update')
  if (!found) throw notFound(message('orderImports.notFound'))
  return found
}

/** Deletes an import with its rows. Throws a 422 once it was applied. */
export async function deleteImport(tx: Tx, id: number): Promise<void> {
  const { state } = await lockImport(tx, id)
  if (state !== 'unmapped' && state !== 'ready') throw new ApiError(422, message('orderImports.applied'))
  await tx.delete(orderImport).where(eq(orderImport.id, id))
}
