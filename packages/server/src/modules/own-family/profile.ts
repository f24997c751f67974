import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { saveRecord, type Saved } from '../../records/save-record.ts'
import { lockByName } from '../../shared/lock-by-name.ts'
import { type FieldMessages, message } from '../../shared/messages.ts'
import { emptyToNull } from '../../shared/texts.ts'
import { readUser } from '../users/list.ts'
import { userRecord } from '../users/user-record.ts'
import type { Parent } from './own-children.ts'

/** The parent's own name and numbers; null when the account no longer exists. */
export const readProfile = (tx: Tx, { userId }: Parent): Promise<Schemas['OwnProfile'] | null> => readUser(tx, userId)

/** Saves the parent's own name and mobile number. Throws a 422 for a blank name, and a 409. */
export async function saveProfile(
  tx: Tx,
  { userId }: Parent,
  input: Schemas['OwnProfileInput'],
  ifMatch: number | null,
): Promise<Saved> {
  const columns = {
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    mobile: emptyToNull(input.mobile),
  }
  const fields: FieldMessages = {}
  if (columns.firstName === '') fields['firstName'] = message('users.firstNameRequired')
  if (columns.lastName === '') fields['lastName'] = message('users.lastNameRequired')
  if (Object.keys(fields).length > 0) throw rejected(fields)
  // Other writers of users take this lock too.
  await lockByName(tx, 'users')
  return saveRecord(tx, userRecord, { id: userId, ifMatch }, ({ userName, role, hasAllSchools, modules }) => ({
    columns: { userName, role, hasAllSchools, modules, ...columns },
  }))
}
