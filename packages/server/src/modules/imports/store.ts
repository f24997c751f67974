import { and, eq, inArray, lt, sql } from 'drizzle-orm'

import { storedFile } from '../../db/schema/file.ts'
import { importJob, type ImportState } from '../../db/schema/import.ts'
import { importRow } from '../../db/schema/import-row.ts'
import type { Tx } from '../../db/work.ts'
import { insertFile } from '../../files/file-store.ts'
import { notFound, rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { message } from '../../shared/messages.ts'
import { type ColumnFilters, containing, pageInfo, pageRows, type Page, type PageQuery } from '../../shared/lists.ts'
import type { Column } from './columns.ts'
import { vendorColumns } from './file-vendor.ts'

export type Import = Schemas['Import']
type ImportProblem = Schemas['ImportProblem']
type ImportRow = Schemas['ImportRow']
export type Counts = Import['counts']

/** The staged header: row 0 contains the columns, and the first rows exactly as in the file. */
export interface HeaderData {
  columns: Column[]
  preview: string[][]
  /** Identifies the header row. */
  hash: string
}

const importKinds = ['products', 'foods', 'measures'] as const

const noCounts: Counts = { create: 0, update: 0, unchanged: 0, skipped: 0, rejected: 0, warnings: 0, blankValues: 0 }

/** Adds a file that is about to be uploaded. Workers ignore it until `beginReading`. Throws a 404 for an unknown vendor. */
export async function insertUpload(
  tx: Tx,
  fileName: string,
  vendorId: number | null = null,
): Promise<{ importId: number; fileId: number }> {
  const fileId = await insertFile(tx, { name: fileName, mediaType: 'text/csv' })
  const [job] = await tx
    .insert(importJob)
    // The header row decides the kind.
    .values({
      kind: '',
      fileName,
      fileId,
      ...(await vendorColumns(tx, vendorId, () => notFound(message('ingredients.unknownVendor')))),
    })
    .returning({ id: importJob.id })
  if (!job) throw new Error('The import was not inserted')
  return { importId: job.id, fileId }
}

/** Marks the upload as complete: any server process may read it now. */
export async function beginReading(
  tx: Tx,
  { importId, fileId }: { importId: number; fileId: number },
  file: { sizeBytes: number; sha256: string },
): Promise<void> {
  await tx.update(storedFile).set(file).where(eq(storedFile.id, fileId))
  await tx.update(importJob).set({ state: 'reading' }).where(eq(importJob.id, importId))
}

/** Deletes uploads that never finished because the connection or the server failed. */
export async function deleteOldUploads(tx: Tx): Promise<void> {
  const old = await tx
    .delete(importJob)
    .where(and(eq(importJob.state, 'uploading'), lt(importJob.createdAt, sql`now() - interval '1 hour'`)))
    .returning({ fileId: importJob.fileId })
  const fileIds = old.flatMap(({ fileId }) => fileId ?? [])
  if (fileIds.length > 0) await tx.delete(storedFile).where(inArray(storedFile.id, fileIds))
}

/** Removes an upload that never became an import. */
export async function deleteUpload(tx: Tx, { importId, fileId }: { importId: number; fileId: number }): Promise<void> {
  await tx.delete(importJob).where(eq(importJob.id, importId))
  await tx.delete(storedFile).where(eq(storedFile.id, fileId))
}

export type ImportJob = typeof importJob.$inferSelect

export async function findJob(tx: Tx, id: number, lock?: 'lock'): Promise<ImportJob | null> {
  const query = tx.select().from(importJob).where(eq(importJob.id, id))
  const [job] = await (lock ? query.for('update') : query)
  // An unfinished upload is not an import yet.
  return job && job.state !== 'uploading' ? job : null
}

/** An import with its progress, preview and counts; null for an unknown id. */
export async function readImport(tx: Tx, id: number): Promise<Import | null> {
  const job = await findJob(tx, id)
  if (!job) return null
  const [header] = await tx
    .select({ data: importRow.data })
    .from(importRow)
    .where(and(eq(importRow.importJobId, id), eq(importRow.rowNumber, 0)))
  const { columns = [], preview = [] } = (header?.data ?? {}) as Partial<HeaderData>
  return {
    id: job.id,
    fileName: job.fileName,
    vendorId: job.ownVendorId ?? job.sharedVendorId,
    kind: importKinds.find((kind) => kind === job.kind) ?? null,
    state: shownState(job.state),
    totalRows: job.totalRows,
    doneRows: job.doneRows,
    counts: { ...noCounts, ...job.counts },
    preview: {
      columns: columns.map(({ header: text, field, isPerServing = false, isGuessed = false }) => ({
        header: text,
        field,
        isPerServing,
        isGuessed,
      })),
      rows: preview,
    },
    problem: job.error,
    createdAt: job.createdAt,
  }
}

function shownState(state: ImportState): Import['state'] {
  return state === 'uploading' ? 'reading' : state
}

export async function cancelJob(tx: Tx, id: number): Promise<void> {
  await tx.update(importJob).set({ state: 'cancelled', leaseOwner: null, leaseUntil: null }).where(eq(importJob.id, id))
}

/** Marks an import as undone, after its rows were taken back. */
export async function markUndone(tx: Tx, id: number): Promise<void> {
  await tx.update(importJob).set({ state: 'undone' }).where(eq(importJob.id, id))
}

/** Starts loading a job after its file was read. False while another import of the caterer is loading. */
export async function beginApplying(tx: Tx, id: number): Promise<boolean> {
  // All rows are locked in one order: of two concurrent starts, the second waits and finds the first.
  const open = await tx
    .select({ state: importJob.state })
    .from(importJob)
    .where(inArray(importJob.state, ['ready', 'applying']))
    .orderBy(importJob.id)
    .for('update')
  if (open.some(({ state }) => state === 'applying')) return false
  await tx
    .update(importJob)
    .set({ state: 'applying', doneRows: 0, leaseOwner: null, leaseUntil: null })
    .where(eq(importJob.id, id))
  return true
}

const filtered = {
  column: sql`(problem ->> 'column')`,
  value: sql`(problem ->> 'value')`,
  message: sql`(problem ->> 'message')`,
}

/** The rows that cannot be imported or have doubtful values, in the order of the file; null for an unknown import. */
export async function listProblems(
  tx: Tx,
  id: number,
  query: PageQuery & ColumnFilters<keyof typeof filtered>,
): Promise<{ problems: ImportProblem[]; page: Page } | null> {
  if (!(await findJob(tx, id))) return null
  const { limit, offset } = pageRows(query)
  const listed = sql`from import_row, jsonb_array_elements(problems || warnings) with ordinality as each_problem (problem, place)
    where import_job_id = ${id} and (problems <> '[]' or warnings <> '[]') and ${containing(filtered, query) ?? sql`true`}`
  const problems = await tx.execute<ImportProblem & Record<string, unknown>>(sql`
    select row_number as "row", case when place > jsonb_array_length(problems) then 'warning' else 'problem' end as severity,
      problem ->> 'column' as "column", problem ->> 'value' as value, problem ->> 'message' as message
    ${listed} order by row_number, place limit ${limit} offset ${offset}`)
  const [total] = await tx.execute<{ rows: number }>(sql`select count(*)::int as rows ${listed}`)
  return { problems, page: pageInfo(query, total?.rows ?? 0) }
}

/** A row that was left out by hand says so in its data. */
const isSkipped = sql`coalesce((data ->> 'isSkipped')::boolean, false)`

/**
 * Leaves rows out of an import, or includes them again, and updates the counts. Throws a 422 that names the first row without a
 * product: rows with problems are never imported.
 */
export async function skipRows(
  tx: Tx,
  id: number,
  { rows, isSkipped: skip }: Schemas['ImportRowChoice'],
): Promise<void> {
  const found = await tx.execute<{ row: number }>(sql`
    update import_row set data = data || jsonb_build_object('isSkipped', ${skip}::boolean)
    where import_job_id = ${id} and action is not null and row_number = any(${sql.param(rows)}::integer[])
    returning row_number as row`)
  const known = new Set(found.map(({ row }) => row))
  const unknown = rows.findIndex((row) => !known.has(row))
  if (unknown >= 0)
    throw rejected({ [`rows.${unknown}`]: message('imports.noProductInRow', { row: String(rows[unknown]) }) })
  await tx.execute(sql`
    with counted as (
      select count(*) filter (where action = 'create' and not ${isSkipped})::int as create,
        count(*) filter (where action = 'update' and not ${isSkipped})::int as update,
        count(*) filter (where action = 'unchanged' and not ${isSkipped})::int as unchanged,
        count(*) filter (where ${isSkipped})::int as skipped
      from import_row where import_job_id = ${id} and action is not null)
    update import_job set counts = counts || to_jsonb(counted) from counted where id = ${id}`)
}

/** A new product can get a different code than the file's, if another vendor's product has that one. */
const shownCode = sql`(case when changes #>> '{0,field}' = 'code' then changes #>> '{0,to}' else data ->> 'code' end)`
const rowFilters = { code: shownCode, name: sql`(data ->> 'name')` }

/** The products of an import with what it changes, in the order of the file; null for an unknown import. */
export async function listRows(
  tx: Tx,
  id: number,
  query: PageQuery & ColumnFilters<keyof typeof rowFilters> & { action?: ImportRow['action'] },
): Promise<{ rows: ImportRow[]; page: Page } | null> {
  if (!(await findJob(tx, id))) return null
  const { limit, offset } = pageRows(query)
  const listed = sql`from import_row where import_job_id = ${id} and action is not null
    and ${query.action === undefined ? sql`true` : sql`action = ${query.action}`}
    and ${containing(rowFilters, query) ?? sql`true`}`
  const rows = await tx.execute<ImportRow & Record<string, unknown>>(sql`
    select row_number as "row", action, ${isSkipped} as "isSkipped", ${shownCode} as code, data ->> 'name' as name,
      case when jsonb_typeof(data -> 'pack') = 'object'
        then jsonb_build_object('text', data #> '{pack,text}', 'understood', data #> '{pack,understood}') end as pack,
      data #>> '{pack,problem}' as "packProblem", data ->> 'vendorName' as vendor, data ->> 'vendorItem' as "vendorItem",
      case when jsonb_typeof(data -> 'price') = 'object'
        then jsonb_build_object('amount', data #> '{price,amount}', 'per', data #> '{price,per}') end as price, changes
    ${listed} order by row_number limit ${limit} offset ${offset}`)
  const [total] = await tx.execute<{ rows: number }>(sql`select count(*)::int as rows ${listed}`)
  return { rows, page: pageInfo(query, total?.rows ?? 0) }
}

/**
 * Deletes one batch of an import's rows without problems, warnings or a product to undo, and its file with the last batch.
 * Returns the row to continue from; null at the end. Works by row ranges: a search for remaining rows would scan all deleted ones
 * each time.
 */
export async function deleteLeftovers(tx: Tx, id: number, fromRow: number, batch: number): Promise<number | null> {
  await tx.execute(sql`
    delete from import_row where import_job_id = ${id} and problems = '[]' and warnings = '[]' and ingredient_id is null
      and row_number >= ${fromRow} and row_number < ${fromRow + batch}`)
  const [last] = await tx.execute<{ row: number | null }>(
    sql`select max(row_number) as row from import_row where import_job_id = ${id} and row_number >= ${fromRow + batch}`,
  )
  if (last && last.row !== null) return fromRow + batch
  await tx.execute(sql`delete from file_chunk where file_id = (select file_id from import_job where id = ${id})`)
  return null
}
