import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'

import { ApiError, changedMeanwhile, notFound, rejected } from '../../contract/api-error.ts'
import { vendor } from '../../db/schema/vendor.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import { nameOfUser, recordEvent } from '../history/record-event.ts'
import { textOrder } from '../../shared/lists.ts'
import { takeTurns } from '../../shared/take-turns.ts'
import { toColumns, toFields, type Vendor, type VendorInput } from './records.ts'

interface Saved {
  id: number
  version: number
}

const saved = { id: vendor.id, version: vendor.version }

/** The caterer's vendors and the shared ones, by name. */
export async function listVendors(tx: Tx): Promise<Vendor[]> {
  return selectVendors(tx, isNull(vendor.archivedAt))
}

function selectVendors(tx: Tx, where: SQL | undefined) {
  return tx
    .select({
      id: vendor.id,
      catererId: vendor.catererId,
      vendorCode: vendor.vendorCode,
      name: vendor.name,
      contact: vendor.contact,
      email: vendor.email,
      address: vendor.address,
      accountNo: vendor.accountNo,
      active: vendor.active,
      version: vendor.version,
      updatedAt: vendor.updatedAt,
      updatedBy: nameOfUser(vendor.updatedBy),
    })
    .from(vendor)
    .where(where)
    .orderBy(textOrder(vendor.name), vendor.id)
}

/** Adds a vendor of the caterer's. Throws a 422 where a text is missing or wrong, or the code is taken. */
export async function insertVendor(tx: Tx, input: VendorInput): Promise<Saved> {
  const columns = toColumns(input)
  await refuseTakenCode(tx, columns.vendorCode, null)
  const [row] = await tx.insert(vendor).values(columns).returning(saved)
  if (!row) throw new Error('The vendor was not inserted')
  await recordEvent(tx, { recordType: 'vendor', recordId: row.id, action: 'created', after: toFields(columns) })
  return row
}

/**
 * Replaces a vendor's fields. Throws a 404 where there is none, a 403 for a shared one, a 409 where `ifMatch` is an older
 * version, and the refusals of a new one.
 */
export async function updateVendor(tx: Tx, id: number, input: VendorInput, ifMatch: number | null): Promise<Saved> {
  const stored = await lockVendor(tx, id, ifMatch)
  const columns = toColumns(input)
  await refuseTakenCode(tx, columns.vendorCode, id)
  const row = await write(tx, id, columns)
  const [before, after] = [toFields(stored), toFields(columns)]
  await recordEvent(tx, { recordType: 'vendor', recordId: id, action: 'updated', before, after })
  return row
}

/** Puts a vendor away. Refusals as for `updateVendor`. */
export async function archiveVendor(tx: Tx, id: number, ifMatch: number | null): Promise<Saved> {
  const stored = await lockVendor(tx, id, ifMatch)
  const row = await write(tx, id, { archivedAt: sql`now()` })
  await recordEvent(tx, { recordType: 'vendor', recordId: id, action: 'deleted', before: toFields(stored) })
  return row
}

/**
 * Brings back a vendor that was put away; one that is there already stays as it is. Throws a 404 where there is none, a
 * 403 for a shared one, and a 422 where another vendor took its code meanwhile.
 */
export async function restoreVendor(tx: Tx, id: number): Promise<Saved> {
  const [stored] = await tx.select().from(vendor).where(ownVendor(id)).for('update')
  if (!stored) throw await absent(tx, id)
  if (stored.archivedAt === null) return { id, version: stored.version }
  await refuseTakenCode(tx, stored.vendorCode, id)
  const row = await write(tx, id, { archivedAt: null })
  await recordEvent(tx, { recordType: 'vendor', recordId: id, action: 'restored', after: toFields(stored) })
  return row
}

const ownVendor = (id: number) => and(eq(vendor.id, id), eq(vendor.catererId, ownCaterer()))

async function lockVendor(tx: Tx, id: number, ifMatch: number | null) {
  const [stored] = await tx
    .select()
    .from(vendor)
    .where(and(ownVendor(id), isNull(vendor.archivedAt)))
    .for('update')
  if (!stored) throw await absent(tx, id)
  if (ifMatch !== null && ifMatch !== stored.version) {
    const [current = {}] = await selectVendors(tx, eq(vendor.id, id))
    throw changedMeanwhile('vendor', current)
  }
  return stored
}

/** Why there is no vendor to write: it is everybody's, or it is not there. */
async function absent(tx: Tx, id: number): Promise<ApiError> {
  const [shared] = await tx
    .select({ id: vendor.id })
    .from(vendor)
    .where(and(eq(vendor.id, id), eq(vendor.catererId, 0), isNull(vendor.archivedAt)))
  return shared ? new ApiError(403, 'A shared vendor can only be viewed.') : notFound('Vendor')
}

async function write(
  tx: Tx,
  id: number,
  columns: Partial<ReturnType<typeof toColumns>> & { archivedAt?: SQL | null },
): Promise<Saved> {
  const [row] = await tx.update(vendor).set(columns).where(ownVendor(id)).returning(saved)
  if (!row) throw new Error('The vendor was not written')
  return row
}

async function refuseTakenCode(tx: Tx, code: string, ownId: number | null): Promise<void> {
  await takeTurns(tx, 'vendor codes')
  const [taken] = await tx
    .select({ id: vendor.id, name: vendor.name })
    .from(vendor)
    .where(
      and(
        eq(vendor.catererId, ownCaterer()),
        sql`lower(${vendor.vendorCode}) = lower(${code})`,
        isNull(vendor.archivedAt),
      ),
    )
  if (taken && taken.id !== ownId) {
    throw rejected({ vendorCode: `The code ${code} belongs to ${taken.name}: choose another one.` })
  }
}
