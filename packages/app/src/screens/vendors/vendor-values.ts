import type { Vendor, VendorInput } from '@commissary/api-client'
import { phoneProblem } from '@commissary/ui'

import { isEmail } from '../../forms/is-email.ts'
import type { MergeableField } from '@commissary/ui/record-form'
import type { FieldWords } from '../../history/change-entry.ts'
import type { Translate } from '@commissary/messages'

/** Form values of a vendor; '' for a blank field. */
export interface VendorValues {
  vendorCode: string
  name: string
  /** Digits without the country code. */
  contact: string
  email: string
  address: string
  accountNo: string
  active: boolean
}

/** Initial values. A new vendor is active. */
export function toValues(vendor: Vendor | null): VendorValues {
  return {
    vendorCode: vendor?.vendorCode ?? '',
    name: vendor?.name ?? '',
    contact: vendor?.contact ?? '',
    email: vendor?.email ?? '',
    address: vendor?.address ?? '',
    accountNo: vendor?.accountNo ?? '',
    active: vendor?.active ?? true,
  }
}

/** The request body: trimmed, with null for blank fields. Id 0 creates a vendor. */
export function toInput(values: VendorValues, id: number): VendorInput {
  return {
    id,
    vendorCode: values.vendorCode.trim(),
    name: values.name.trim(),
    contact: values.contact.trim() || null,
    email: values.email.trim() || null,
    address: values.address.trim() || null,
    accountNo: values.accountNo.trim() || null,
    active: values.active,
  }
}

/** A vendor for the list, from the values just saved. Who saved it and when arrives when the list is reloaded. */
export const toVendor = (
  values: VendorValues,
  { id, catererId, version }: Pick<Vendor, 'id' | 'catererId' | 'version'>,
): Vendor => ({
  updatedAt: new Date().toISOString(),
  updatedBy: null,
  contact: null,
  email: null,
  address: null,
  accountNo: null,
  active: true,
  ...toInput(values, id),
  id,
  catererId,
  version,
})

/** The list with the vendor added or replaced. */
export const withVendor = (rows: readonly Vendor[], vendor: Vendor): Vendor[] =>
  rows.some(({ id }) => id === vendor.id) ? rows.map((row) => (row.id === vendor.id ? vendor : row)) : [...rows, vendor]

/** Errors by field. The fields check lengths themselves. */
export function validateVendor({ vendorCode, name, email, contact }: VendorValues, t: Translate, dialCode: string) {
  const phone = phoneProblem(contact)
  return {
    vendorCode: vendorCode.trim() === '' ? t('vendors.errors.vendorCode') : undefined,
    name: name.trim() === '' ? t('vendors.errors.name') : undefined,
    email: email.trim() === '' || isEmail(email.trim()) ? undefined : t('vendors.errors.email'),
    contact:
      phone === 'otherCountry'
        ? t('vendors.errors.otherCountry', { dialCode })
        : phone === 'notANumber'
          ? t('vendors.errors.contact')
          : undefined,
  }
}

const texts = ['vendorCode', 'accountNo', 'name', 'email', 'contact', 'address'] as const

const activeText = (t: Translate) => (value: unknown) =>
  t(String(value) === 'true' ? 'vendors.active' : 'vendors.inactive')

/** The fields that can be merged. */
export const mergeableFields = (t: Translate): MergeableField[] => [
  ...texts.map((name) => ({ name, label: t(`vendors.fields.${name}`) })),
  { name: 'active', label: t('vendors.columns.active'), text: activeText(t) },
]

/** Labels of the fields in the history. */
export const historyWords = (t: Translate): FieldWords => ({
  ...Object.fromEntries(texts.map((name) => [name, { label: t(`vendors.fields.${name}`) }])),
  active: { label: t('vendors.columns.active'), valueText: activeText(t) },
})
