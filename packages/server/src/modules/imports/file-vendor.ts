import { asc, eq, isNull, sql } from 'drizzle-orm'

import type { ApiError } from '../../contract/api-error.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { importJob } from '../../db/schema/import.ts'
import { vendor } from '../../db/schema/vendor.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import { defaultLanguage, localeOf } from '@commissary/messages/languages'
import { readReaderLanguage } from '../../shared/reader-language.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import type { FileContext } from './file-context.ts'

/** The columns of an import that name its vendor. Throws `absent` for an unknown or archived one. */
export async function vendorColumns(
  tx: Tx,
  vendorId: number | null,
  absent: () => ApiError,
): Promise<{ ownVendorId: number | null; sharedVendorId: number | null }> {
  if (vendorId === null) return { ownVendorId: null, sharedVendorId: null }
  const [found] = await tx
    .select({ catererId: vendor.catererId, archivedAt: vendor.archivedAt })
    .from(vendor)
    .where(eq(vendor.id, vendorId))
  if (!found || found.archivedAt !== null) throw absent()
  const isShared = found.catererId === 0
  return { ownVendorId: isShared ? null : vendorId, sharedVendorId: isShared ? vendorId : null }
}

/** For the rest of the transaction: changes belong to who uploaded the file, and texts are in their language. */
export async function actAsUploader(tx: Tx, importId: number): Promise<void> {
  await tx.execute(sql`
    select set_config('app.user_id', coalesce(created_by::text, ''), true) from import_job where id = ${importId}`)
}

/** What is needed to read the cells of an import's file. */
export async function readFileContext(tx: Tx, importId: number): Promise<FileContext> {
  await actAsUploader(tx, importId)
  const [job] = await tx
    .select({ own: importJob.ownVendorId, shared: importJob.sharedVendorId })
    .from(importJob)
    .where(eq(importJob.id, importId))
  const [own] = await tx
    .select({ country: caterer.country, currency: caterer.currency })
    .from(caterer)
    .where(eq(caterer.id, ownCaterer()))
  const vendors = await tx
    .select({ id: vendor.id, name: vendor.name, vendorCode: vendor.vendorCode })
    .from(vendor)
    .where(isNull(vendor.archivedAt))
    .orderBy(asc(vendor.id))
  return {
    language: await readReaderLanguage(tx),
    // The operator's own files have no caterer.
    locale: localeOf(defaultLanguage, own?.country ?? 'US'),
    currency: own?.currency ?? 'USD',
    today: await readCatererToday(tx),
    vendorId: job?.own ?? job?.shared ?? null,
    vendors,
  }
}
