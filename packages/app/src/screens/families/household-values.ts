import type { Household, HouseholdInput } from '@commissary/api-client'
import { isEmail } from '@commissary/domain/contacts'
import type { Translate } from '@commissary/messages'
import type { MergeableField } from '@commissary/ui/record-form'

import type { FieldWords } from '../../history/change-entry.ts'

/** Form values of a household; '' for a blank field. */
export interface HouseholdValues {
  name: string
  code: string
  email: string
  phone: string
  note: string
}

export const toValues = (household: Household | null): HouseholdValues => ({
  name: household?.name ?? '',
  code: household?.code ?? '',
  email: household?.email ?? '',
  phone: household?.phone ?? '',
  note: household?.note ?? '',
})

/** The request body: trimmed, with null for blank fields. */
export const toInput = (values: HouseholdValues): Required<HouseholdInput> => ({
  name: values.name.trim(),
  code: values.code.trim() || null,
  email: values.email.trim() || null,
  phone: values.phone.trim() || null,
  note: values.note.trim() || null,
})

/** Errors by field. The fields check lengths themselves. */
export const householdErrors = ({ name, email }: HouseholdValues, t: Translate) => ({
  name: name.trim() === '' ? t('families.errors.name') : undefined,
  email: email.trim() === '' || isEmail(email.trim()) ? undefined : t('families.errors.email'),
})

const names = ['name', 'code', 'email', 'phone', 'note'] as const

export const householdFields = (t: Translate): MergeableField[] =>
  names.map((name) => ({ name, label: t(`families.fields.${name}`) }))

/** Labels of the fields in the history. */
export const householdWords = (t: Translate): FieldWords =>
  Object.fromEntries(names.map((name) => [name, { label: t(`families.fields.${name}`) }]))
