import { isEmail } from '@commissary/domain/contacts'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { household } from '../../db/schema/household.ts'
import { column, defineRecord, type FieldsOf } from '../../records/record.ts'
import { type FieldMessages, message } from '../../shared/messages.ts'
import { emptyToNull, trimmed } from '../../shared/texts.ts'
import { readHousehold } from './read-households.ts'

export type HouseholdInput = Schemas['HouseholdInput']

/** A household. Its ledger lists the changes to its balance. */
export const householdRecord = defineRecord({
  type: 'household',
  table: household,
  texts: 'households',
  read: readHousehold,
  fields: {
    name: column('name', trimmed),
    code: column('code', emptyToNull),
    email: column('email', emptyToNull),
    phone: column('phone', emptyToNull),
    note: column('note', emptyToNull),
  } satisfies FieldsOf<HouseholdInput, typeof household>,
})

/** The columns of an input. Throws a 422 if the name is blank or the email is invalid. */
export function householdColumns(input: HouseholdInput) {
  const columns = householdRecord.toColumns(input)
  const fields: FieldMessages = {}
  if (columns.name === '') fields['name'] = message('households.nameRequired')
  if (columns.email !== null && !isEmail(columns.email)) fields['email'] = message('common.emailInvalid')
  if (Object.keys(fields).length > 0) throw rejected(fields)
  return columns
}
