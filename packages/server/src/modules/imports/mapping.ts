import { eq, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { importJob, importMapping } from '../../db/schema/import.ts'
import { importRow } from '../../db/schema/import-row.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { isMappable, mappedHeader } from './columns.ts'
import { vendorColumns } from './file-vendor.ts'
import { headerHash } from './header-hash.ts'
import type { HeaderData } from './store.ts'

/** The fields that someone chose for the columns of files with this header row; null if no one did. */
export async function findMapping(tx: Tx, hash: string): Promise<(string | null)[] | null> {
  const [row] = await tx
    .select({ fields: importMapping.fields })
    .from(importMapping)
    .where(eq(importMapping.headerHash, hash))
  return row?.fields ?? null
}

/** Remembers the fields for the columns of files with this header row. */
export async function rememberMapping(tx: Tx, hash: string, fields: (string | null)[]): Promise<void> {
  await tx
    .insert(importMapping)
    .values({ headerHash: hash, fields })
    .onConflictDoUpdate({
      target: [importMapping.catererId, importMapping.headerHash],
      set: { fields },
      where: eq(importMapping.catererId, ownCaterer()),
    })
}

/**
 * Remembers the fields for an import's columns for files of its vendor, and lets its file be read again. `vendorId`: undefined
 * keeps the vendor. Throws a 422 if the fields are not as many as the columns, if one does not exist, if the product's code or
 * name is missing, or for an unknown vendor.
 */
export async function mapColumns(
  tx: Tx,
  importId: number,
  { fields, vendorId }: Schemas['ImportColumns'],
): Promise<void> {
  const [header] = await tx
    .select({ data: importRow.data })
    .from(importRow)
    .where(sql`import_job_id = ${importId} and row_number = 0`)
  const { columns = [], hash } = (header?.data ?? {}) as Partial<HeaderData>
  if (!hash || fields.length !== columns.length) throw rejected({ fields: message('imports.columnsDiffer') })
  const unknown = fields.findIndex((field) => field !== null && !isMappable(field))
  if (unknown >= 0) throw rejected({ [`fields.${unknown}`]: message('imports.unknownField') })
  const mapped = mappedHeader(
    columns.map((column) => column.header),
    fields,
  )
  if ('problem' in mapped) throw rejected({ fields: mapped.problem })
  const headers = columns.map(({ header: text }) => text)
  const [job] = await tx
    .select({ own: importJob.ownVendorId, shared: importJob.sharedVendorId })
    .from(importJob)
    .where(eq(importJob.id, importId))
  const vendor = vendorId === undefined ? (job?.own ?? job?.shared ?? null) : vendorId
  await rememberMapping(tx, headerHash(headers, vendor), fields)
  await tx
    .update(importJob)
    .set({
      state: 'reading',
      kind: '',
      error: null,
      totalRows: null,
      doneRows: 0,
      counts: {},
      ...(await vendorColumns(tx, vendor, () => rejected({ vendorId: message('ingredients.unknownVendor') }))),
    })
    .where(eq(importJob.id, importId))
}
