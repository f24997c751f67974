import type { Tx } from '../../db/work.ts'
import { vendor } from '../../db/schema/vendor.ts'
import {
  archiveRecord,
  insertRecord,
  refuseDuplicate,
  restoreRecord,
  saveRecord,
  type Saved,
  type Target,
} from '../../records/save-record.ts'
import { message } from '../../shared/messages.ts'
import { vendorColumns, vendorRecord, type VendorInput } from './vendor-record.ts'

/** Adds a vendor of the caterer. Throws a 422 if a text is missing or invalid, or the code is taken. */
export async function insertVendor(tx: Tx, input: VendorInput): Promise<Saved> {
  const columns = vendorColumns(input)
  await refuseTakenCode(tx, columns.vendorCode, null)
  return insertRecord(tx, vendorRecord, columns)
}

/** Replaces a vendor's fields. Throws what `saveRecord` and `insertVendor` throw. */
export function updateVendor(tx: Tx, target: Target, input: VendorInput): Promise<Saved> {
  return saveRecord(tx, vendorRecord, target, async () => {
    const columns = vendorColumns(input)
    await refuseTakenCode(tx, columns.vendorCode, target.id)
    return { columns }
  })
}

export function archiveVendor(tx: Tx, target: Target): Promise<Saved> {
  return archiveRecord(tx, vendorRecord, target)
}

/** Restores an archived vendor. Throws a 422 if another vendor has taken its code since. */
export function restoreVendor(tx: Tx, id: number): Promise<Saved> {
  return restoreRecord(tx, vendorRecord, id, ({ vendorCode }) => refuseTakenCode(tx, vendorCode, id))
}

function refuseTakenCode(tx: Tx, code: string, exceptId: number | null): Promise<void> {
  const unique = { column: vendor.vendorCode, value: code, exceptId }
  return refuseDuplicate(tx, vendorRecord, unique, ({ name }) => ({
    vendorCode: message('vendors.codeTaken', { code, name }),
  }))
}
