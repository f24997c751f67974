import { isEmail } from '@commissary/domain/contacts'
import { eq, isNull, type SQL } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { vendor } from '../../db/schema/vendor.ts'
import type { Tx } from '../../db/work.ts'
import { column, columns, defineRecord, notStored, type FieldsOf } from '../../records/record.ts'
import { textOrder, toAmount } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { emptyToNull, trimmed } from '../../shared/texts.ts'
import { nameOfUser } from '../history/record-event.ts'

type Vendor = Schemas['Vendor']
export type VendorInput = Schemas['VendorInput']

export const vendorRecord = defineRecord({
  type: 'vendor',
  table: vendor,
  texts: 'vendors',
  sharedTexts: 'vendors',
  read: readVendor,
  fields: {
    id: notStored,
    catererId: notStored,
    vendorCode: column('vendorCode', trimmed),
    name: column('name', trimmed),
    contact: column('contact', emptyToNull),
    email: column('email', emptyToNull),
    address: column('address', emptyToNull),
    accountNo: column('accountNo', emptyToNull),
    active: column('active', (active: boolean | undefined) => active ?? true),
    terms: column('terms', emptyToNull),
    leadDays: column('leadDays', (days: number | null = null) => days),
    cutOffTime: column('cutOffTime', emptyToNull),
    deliveryDays: columns(
      (days: number[] = []) => ({ deliveryDays: days.toSorted((a, b) => a - b) }),
      ({ deliveryDays }) => deliveryDays.map(String),
    ),
    minimumOrder: columns(
      (minimumOrder: string | null = null) => ({ minimumOrder }),
      ({ minimumOrder }) => minimumOrder && toAmount(minimumOrder),
    ),
  } satisfies FieldsOf<VendorInput, typeof vendor>,
})

/** A vendor in the contract's form. */
const view = {
  id: vendor.id,
  catererId: vendor.catererId,
  vendorCode: vendor.vendorCode,
  name: vendor.name,
  contact: vendor.contact,
  email: vendor.email,
  address: vendor.address,
  accountNo: vendor.accountNo,
  active: vendor.active,
  terms: vendor.terms,
  leadDays: vendor.leadDays,
  cutOffTime: vendor.cutOffTime,
  deliveryDays: vendor.deliveryDays,
  minimumOrder: vendor.minimumOrder,
  version: vendor.version,
  updatedAt: vendor.updatedAt,
  updatedBy: nameOfUser(vendor.updatedBy),
} satisfies Record<keyof Vendor, unknown>

/** The columns of an input. Throws a 422 if a text is missing or invalid. */
export function vendorColumns(input: VendorInput) {
  const stored = vendorRecord.toColumns(input)
  const fields = {
    ...(stored.vendorCode === '' && { vendorCode: message('vendors.codeRequired') }),
    ...(stored.name === '' && { name: message('vendors.nameRequired') }),
    ...(stored.email !== null && !isEmail(stored.email) && { email: message('common.emailInvalid') }),
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
  return stored
}

/** The caterer's vendors and the shared ones, by name. */
export function listVendors(tx: Tx): Promise<Vendor[]> {
  return selectVendors(tx, isNull(vendor.archivedAt))
}

async function readVendor(tx: Tx, id: number): Promise<Vendor | null> {
  const [found] = await selectVendors(tx, eq(vendor.id, id))
  return found ?? null
}

async function selectVendors(tx: Tx, where: SQL | undefined): Promise<Vendor[]> {
  const rows = await tx.select(view).from(vendor).where(where).orderBy(textOrder(vendor.name), vendor.id)
  return rows.map((row) => ({ ...row, minimumOrder: row.minimumOrder === null ? null : toAmount(row.minimumOrder) }))
}
