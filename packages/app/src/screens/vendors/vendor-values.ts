import { limits, type Vendor, type VendorInput } from '@commissary/api-client'
import { isEmail } from '@commissary/domain/contacts'
import { phoneProblem } from '@commissary/ui'

import { blankOrMatcherOf } from '../../forms/pattern.ts'
import type { MergeableField } from '@commissary/ui/record-form'
import type { FieldWords } from '../../history/change-entry.ts'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'

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
  terms: string
  leadDays: string
  /** "14:00" */
  cutOffTime: string
  /** 1 = Monday. */
  deliveryDays: number[]
  minimumOrder: string
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
    terms: vendor?.terms ?? '',
    leadDays: vendor?.leadDays?.toString() ?? '',
    cutOffTime: vendor?.cutOffTime ?? '',
    deliveryDays: vendor?.deliveryDays ?? [],
    minimumOrder: vendor?.minimumOrder ?? '',
  }
}

/** Every field of the contract but the caterer, which the address names. A field that `toInput` forgets does not compile. */
type WholeInput = Required<Omit<VendorInput, 'catererId'>>

/** The request body: trimmed, with null for blank fields. Id 0 creates a vendor. */
export function toInput(values: VendorValues, id: number): WholeInput {
  return {
    id,
    vendorCode: values.vendorCode.trim(),
    name: values.name.trim(),
    contact: values.contact.trim() || null,
    email: values.email.trim() || null,
    address: values.address.trim() || null,
    accountNo: values.accountNo.trim() || null,
    active: values.active,
    terms: values.terms.trim() || null,
    leadDays: values.leadDays.trim() === '' ? null : Number(values.leadDays),
    cutOffTime: values.cutOffTime.trim() || null,
    deliveryDays: [...values.deliveryDays],
    minimumOrder: values.minimumOrder.trim() || null,
  }
}

/** A vendor for the list, from the values just saved. Who saved it and when arrives when the list is reloaded. */
export const toVendor = (
  values: VendorValues,
  { id, catererId, version }: Pick<Vendor, 'id' | 'catererId' | 'version'>,
): Vendor => ({
  updatedAt: new Date().toISOString(),
  updatedBy: null,
  ...toInput(values, id),
  id,
  catererId,
  version,
})

/** The list with the vendor added or replaced. */
export const withVendor = (rows: readonly Vendor[], vendor: Vendor): Vendor[] =>
  rows.some(({ id }) => id === vendor.id) ? rows.map((row) => (row.id === vendor.id ? vendor : row)) : [...rows, vendor]

const isMinimumOrder = blankOrMatcherOf(limits.VendorInput.minimumOrder)
const isCutOffTime = blankOrMatcherOf(limits.VendorInput.cutOffTime)

/** Errors by field. The fields check lengths themselves. */
export function validateVendor(values: VendorValues, t: Translate, dialCode: string) {
  const { vendorCode, name, email, contact, leadDays, cutOffTime, minimumOrder } = values
  const phone = phoneProblem(contact)
  return {
    minimumOrder: isMinimumOrder(minimumOrder) ? undefined : t('vendors.errors.minimumOrder'),
    leadDays: isLeadTime(leadDays.trim()) ? undefined : t('vendors.errors.leadDays'),
    cutOffTime: isCutOffTime(cutOffTime) ? undefined : t('vendors.errors.cutOffTime'),
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

const isLeadTime = (text: string) => /^\d{0,2}$/.test(text) && Number(text) <= limits.VendorInput.leadDays.maximum

/** The labels of the fields, in the order of the form. */
const labels = (t: Translate): Record<keyof VendorValues, string> => ({
  vendorCode: t('vendors.fields.vendorCode'),
  accountNo: t('vendors.fields.accountNo'),
  name: t('vendors.fields.name'),
  email: t('vendors.fields.email'),
  contact: t('vendors.fields.contact'),
  address: t('vendors.fields.address'),
  active: t('vendors.columns.active'),
  terms: t('vendors.fields.terms'),
  leadDays: t('vendors.fields.leadDays'),
  cutOffTime: t('vendors.fields.cutOffTime'),
  deliveryDays: t('vendors.fields.deliveryDays'),
  minimumOrder: t('vendors.fields.minimumOrder'),
})

const activeText = (t: Translate, isActive: boolean) => t(isActive ? 'vendors.active' : 'vendors.inactive')

/** The fields that can be merged. */
export const mergeableFields = (t: Translate): MergeableField[] =>
  Object.entries(labels(t)).map(([name, label]) => ({
    name,
    label,
    ...(name === 'active' && { text: (value) => activeText(t, value === true) }),
  }))

/** Labels of the fields in the history. */
export function historyWords(t: Translate, formats: Pick<Formats, 'weekdayOf'>): FieldWords {
  const { active, deliveryDays, ...others } = labels(t)
  return {
    ...Object.fromEntries(Object.entries(others).map(([name, label]) => [name, { label }])),
    active: { label: active, valueText: (text) => activeText(t, text === 'Yes') },
    deliveryDays: {
      label: deliveryDays,
      valueText: (numbers) =>
        numbers
          .split(', ')
          .map((number) => formats.weekdayOf(Number(number)))
          .join(', '),
    },
  }
}
