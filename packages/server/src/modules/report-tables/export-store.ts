import { and, eq, gt, ne, sql } from 'drizzle-orm'

import { notFound } from '../../contract/api-error.ts'
import type { Answer, Call, FileAnswer, OperationId, Schemas } from '../../contract/operations.ts'
import { storedFile } from '../../db/schema/file.ts'
import { reportExport, type ReportExportState, type ReportExportStep } from '../../db/schema/report-export.ts'
import type { Tx } from '../../db/work.ts'
import { deleteFile, insertFile } from '../../files/file-store.ts'
import { message } from '../../shared/messages.ts'
import { definitionOf } from './definitions.ts'
import type { ReportExporter } from './export-types.ts'
import { refuseWithoutAccess } from './grants.ts'

export type ReportExportInput = Schemas['ReportExportInput']
/** What an export writes: a report of rows, or tables as they were sent. */
export type ExportRequest = ReportExportInput | Schemas['ReportExport']

/** How long a server process keeps an export without renewing its lease. */
const leaseSeconds = 15

export interface Lease {
  id: number
  owner: string
}

const isFree = sql`coalesce(${reportExport.leaseUntil}, '-infinity') < now()`

/** Adds an export. `forget_expired` deletes it with its file after a day. */
async function insertExport(tx: Tx, request: ExportRequest): Promise<{ id: number; version: number }> {
  const [row] = await tx
    .insert(reportExport)
    .values({ request })
    .returning({ id: reportExport.id, version: reportExport.version })
  if (!row) throw new Error('The export was not inserted')
  return row
}

/** Begins an export, after `check` has found nothing to refuse. */
export async function beginExport(
  { body, caller, once, t }: Pick<Call<'beginReportExport' | 'exportReport'>, 'body' | 'caller' | 'once' | 't'>,
  exporter: ReportExporter,
  check: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<Answer<'beginReportExport'>> {
  const answer = await once(async (tx) => {
    await check(tx)
    const saved = await insertExport(tx, body)
    return { status: 202, body: { data: { message: t('reportTables.begun'), ...saved } } }
  })
  const { id } = answer.body.data
  if (id !== undefined) exporter.begin(caller, id)
  return answer
}

/**
 * A user's export from the last day, and whether no server process works on it though one should. Throws a 404, and a 403 if the
 * user may no longer read the report.
 */
export async function readExport(
  tx: Tx,
  userId: number,
  id: number,
): Promise<{ job: Schemas['ReportExportJob']; fileId: number | null; isAbandoned: boolean }> {
  const [row] = await tx
    .select({
      state: reportExport.state,
      step: reportExport.step,
      doneRows: reportExport.doneRows,
      totalRows: reportExport.totalRows,
      error: reportExport.error,
      fileId: reportExport.fileId,
      request: reportExport.request,
      isAbandoned: sql<boolean>`${reportExport.state} = 'working' and ${isFree}`,
    })
    .from(reportExport)
    .where(and(eq(reportExport.id, id), gt(reportExport.createdAt, sql`now() - interval '1 day'`)))
  if (!row) throw notFound(message('reportTables.exportNotFound'))
  const { fileId, isAbandoned, request, ...job } = row
  await refuseWithoutAccess(tx, userId, operationOf(request as ExportRequest))
  return { job: { id, ...job }, fileId, isAbandoned }
}

/** The call that reads what an export writes, or that sent it. */
const operationOf = (request: ExportRequest): OperationId =>
  'report' in request ? definitionOf(request.report).operation : 'exportReport'

/** The file of an export that is done, without its bytes. Throws a 404 for any other, and as `readExport`. */
export async function readExportFile(
  tx: Tx,
  userId: number,
  id: number,
): Promise<Pick<typeof storedFile.$inferSelect, 'id' | 'name' | 'mediaType' | 'sizeBytes'>> {
  const { job, fileId } = await readExport(tx, userId, id)
  const [file] =
    fileId === null || job.state !== 'done'
      ? []
      : await tx
          .select({
            id: storedFile.id,
            name: storedFile.name,
            mediaType: storedFile.mediaType,
            sizeBytes: storedFile.sizeBytes,
          })
          .from(storedFile)
          .where(eq(storedFile.id, fileId))
  if (!file) throw notFound(message('reportTables.exportNotFound'))
  return file
}

/** Leases an export that no process works on; null if one does, or if it has ended. */
export async function leaseExport(tx: Tx, { id, owner }: Lease): Promise<ExportRequest | null> {
  const [row] = await tx
    .update(reportExport)
    .set({ leaseOwner: owner, leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(and(eq(reportExport.id, id), eq(reportExport.state, 'working'), isFree))
    .returning({ request: reportExport.request })
  return row ? (row.request as ExportRequest) : null
}

interface Progress {
  state: ReportExportState
  step: ReportExportStep
  doneRows: number
  totalRows: number
  error: string
  fileId: number
}

/** Stores how far a leased export is, or how it ended. False when it was canceled, or taken over by another process. */
export async function saveExport(tx: Tx, lease: Lease, progress: Partial<Progress>): Promise<boolean> {
  const rows = await tx
    .update(reportExport)
    .set({ ...progress, leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(isLeased(lease))
    .returning({ id: reportExport.id })
  return rows.length > 0
}

/** Adds the file of a leased export, still without bytes; null when it was canceled, or taken over. */
export async function beginFile(
  tx: Tx,
  lease: Lease,
  { fileName, mediaType }: Pick<FileAnswer, 'fileName' | 'mediaType'>,
): Promise<number | null> {
  const fileId = await insertFile(tx, { name: fileName, mediaType })
  if (await saveExport(tx, lease, { fileId })) return fileId
  await deleteFile(tx, fileId)
  return null
}

/** Deletes what was written of an export that did not end well, unless another process took it over. */
export async function dropFile(tx: Tx, { id, owner }: Lease): Promise<void> {
  const [row] = await tx
    .select({ fileId: reportExport.fileId })
    .from(reportExport)
    .where(and(eq(reportExport.id, id), eq(reportExport.leaseOwner, owner), ne(reportExport.state, 'done')))
    .for('update')
  if (!row || row.fileId === null) return
  await tx.update(reportExport).set({ fileId: null }).where(eq(reportExport.id, id))
  await deleteFile(tx, row.fileId)
}

/** Releases an export, for another process to start over. */
export async function releaseExport(tx: Tx, lease: Lease): Promise<void> {
  await tx.update(reportExport).set({ leaseOwner: null, leaseUntil: null }).where(isLeased(lease))
}

/** Ends an export that has not ended. Throws as `readExport`. */
export async function cancelExport(tx: Tx, userId: number, id: number): Promise<void> {
  await readExport(tx, userId, id)
  await tx
    .update(reportExport)
    .set({ state: 'cancelled' })
    .where(and(eq(reportExport.id, id), eq(reportExport.state, 'working')))
}

const isLeased = ({ id, owner }: Lease) =>
  and(eq(reportExport.id, id), eq(reportExport.leaseOwner, owner), eq(reportExport.state, 'working'))
