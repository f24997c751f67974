import { rejected } from '../../contract/api-error.ts'
import type { InventoryComponents } from '../../contract/operations.ts'
import { isEmail } from '../../shared/emails.ts'
import type { RecordFields } from '../history/record-event.ts'
import { emptyToNull } from '../ingredients/records.ts'

export type Vendor = InventoryComponents['schemas']['Vendor']
export type VendorInput = InventoryComponents['schemas']['VendorInput']

/** The columns of what a writer sent, without spaces around them. Throws a 422 where a text is missing or wrong. */
export function toColumns(input: VendorInput) {
  const vendorCode = input.vendorCode.trim()
  const name = input.name.trim()
  const email = emptyToNull(input.email)
  const fields = {
    ...(vendorCode === '' && { vendorCode: 'Please provide vendor code' }),
    ...(name === '' && { name: 'Please provide vendor name' }),
    ...(email !== null && !isEmail(email) && { email: 'Please provide a valid email' }),
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
  return {
    vendorCode,
    name,
    email,
    contact: emptyToNull(input.contact),
    address: emptyToNull(input.address),
    accountNo: emptyToNull(input.accountNo),
    active: input.active ?? true,
  }
}

/** What the history of a vendor tells of. */
export function toFields(vendor: ReturnType<typeof toColumns>): RecordFields {
  const { vendorCode, name, contact, email, address, accountNo, active } = vendor
  return { vendorCode, name, contact, email, address, accountNo, active }
}
