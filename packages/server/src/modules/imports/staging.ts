import { sql } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import { leaseSeconds } from '../../shared/job-runner.ts'
import { shownValue } from './cells.ts'
import type { ReadRow } from './rows.ts'
import type { Column, ImportKind } from './columns.ts'
import type { Counts, HeaderData } from './store.ts'

export interface LeasedJob {
  id: number
  catererId: number
  state: 'reading' | 'applying'
  owner: string
}

/** Leases the oldest job that is waiting or lost its worker; null without one. */
export async function leaseJob(tx: Tx, owner: string): Promise<LeasedJob | null> {
  const [row] = await tx.execute<{ import_job_id: number; caterer_id: number; state: LeasedJob['state'] }>(
    sql`select import_job_id, caterer_id, state from lease_import_job(${owner}, ${leaseSeconds})`,
  )
  return row ? { id: row.import_job_id, catererId: row.caterer_id, state: row.state, owner } : null
}

/** Extends the lease. False when the job was canceled or taken by another process. */
export async function renewLease(tx: Tx, { id, owner, state }: LeasedJob): Promise<boolean> {
  const rows = await tx.execute<{ id: number }>(sql`
    update import_job set lease_until = now() + make_interval(secs => ${leaseSeconds})
    where id = ${id} and lease_owner = ${owner} and state = ${state} returning id`)
  return rows.length > 0
}

/** Deletes staged rows below a row number, left by an interrupted worker. Returns the last remaining row; null without one. */
export async function deleteStaged(tx: Tx, { id }: LeasedJob, beforeRow: number): Promise<number | null> {
  await tx.execute(sql`delete from import_row where import_job_id = ${id} and row_number < ${beforeRow}`)
  const [last] = await tx.execute<{ row: number | null }>(
    sql`select max(row_number) as row from import_row where import_job_id = ${id}`,
  )
  if (!last || last.row === null)
    await tx.execute(sql`update import_job set done_rows = 0, counts = '{}' where id = ${id}`)
  return last?.row ?? null
}

export async function stageHeader(
  tx: Tx,
  { id }: LeasedJob,
  kind: ImportKind | null,
  columns: Column[],
  hash: string,
): Promise<void> {
  const shown = columns.map((column) => ({ ...column, header: shownValue(column.header) }))
  const data: HeaderData = { columns: shown, preview: [], hash }
  await tx.execute(sql`update import_job set kind = ${kind ?? ''} where id = ${id}`)
  await tx.execute(sql`
    insert into import_row (import_job_id, row_number, data) values (${id}, 0, ${JSON.stringify(data)}::jsonb)`)
}

/** Stages a batch of rows. False, without staging any, when the job no longer belongs to this worker. */
export async function stageRows(
  tx: Tx,
  job: LeasedJob,
  rows: readonly (ReadRow & { row: number })[],
  preview: readonly string[][],
): Promise<boolean> {
  const rejected = rows.filter(({ data }) => data === null).length
  const doubtful = rows.filter(({ warnings }) => warnings.length > 0).length
  const blanks = rows.reduce((sum, { blanks: ofRow }) => sum + ofRow, 0)
  const isOurs = await tx.execute<{ id: number }>(sql`
    update import_job set done_rows = done_rows + ${rows.length}::int,
      counts = counts || jsonb_build_object(
        'rejected', coalesce((counts ->> 'rejected')::int, 0) + ${rejected}::int,
        'warnings', coalesce((counts ->> 'warnings')::int, 0) + ${doubtful}::int,
        'blankValues', coalesce((counts ->> 'blankValues')::int, 0) + ${blanks}::int),
      lease_until = now() + make_interval(secs => ${leaseSeconds})
    where id = ${job.id} and lease_owner = ${job.owner} and state = 'reading' returning id`)
  if (isOurs.length === 0) return false
  const staged = rows.map(({ row, data, problems, warnings }) => ({ row, data: data ?? {}, problems, warnings }))
  await tx.execute(sql`
    insert into import_row (import_job_id, row_number, data, problems, warnings)
    select ${job.id}, staged.row, staged.data, staged.problems, staged.warnings
    from jsonb_to_recordset(${JSON.stringify(staged)}::jsonb)
      as staged ("row" integer, data jsonb, problems jsonb, warnings jsonb)`)
  if (preview.length > 0) {
    await tx.execute(sql`
      update import_row set data = jsonb_set(data, '{preview}', data -> 'preview' || ${JSON.stringify(preview)}::jsonb)
      where import_job_id = ${job.id} and row_number = 0`)
  }
  return true
}

/** Marks the file as ready to be applied, or as failed with a problem. One whose columns can be mapped stays ready for mapping. */
export async function finishReading(
  tx: Tx,
  job: LeasedJob,
  result: { counts: Partial<Counts> } | { problem: string; canBeMapped: boolean },
) {
  const isProblem = 'problem' in result
  const isReady = !isProblem || result.canBeMapped
  await tx.execute(sql`
    update import_job set state = ${isReady ? 'ready' : 'failed'}, error = ${isProblem ? result.problem : null},
      counts = counts || ${JSON.stringify(isProblem ? {} : result.counts)}::jsonb,
      total_rows = ${isProblem ? null : sql`done_rows`}, lease_owner = null, lease_until = null
    where id = ${job.id} and lease_owner = ${job.owner} and state = 'reading'`)
}

/** Ends a job that cannot be finished. */
export async function failJob(tx: Tx, { id, owner }: LeasedJob, problem: string): Promise<void> {
  await tx.execute(sql`
    update import_job set state = 'failed', error = ${problem}, lease_owner = null, lease_until = null
    where id = ${id} and lease_owner = ${owner} and state in ('reading', 'applying')`)
}
