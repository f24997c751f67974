import { and, eq, isNull, sql } from 'drizzle-orm'

import { ApiError, notFound } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { household, student } from '../../db/schema/household.ts'
import type { Tx } from '../../db/work.ts'
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
import { addEntries, lockHouseholds, readBalance } from '../ledger/ledger.ts'
import { householdColumns, householdRecord, type HouseholdInput } from './household-record.ts'
import { hasHousehold, isHouseholdOf, readHousehold, type Household } from './read-households.ts'

type User = Pick<Caller, 'userId'>

/** Throws a 404 for a household that the user has no access to, or that is archived. */
export async function needHousehold(tx: Tx, user: User, id: number): Promise<void> {
  if (!(await hasHousehold(tx, user, id))) throw notFound(message('households.notFound'))
}

/** A household that the user has access to, archived or not, so that it can be restored. Throws a 404 for any other. */
export async function readOwnHousehold(tx: Tx, user: User, id: number): Promise<Household> {
  const found = (await isHouseholdOf(tx, user, id)) ? await readHousehold(tx, id) : null
  if (!found) throw notFound(message('households.notFound'))
  return found
}

/** Adds a household. Throws a 422 if its name is blank or its code is taken. */
export async function insertHousehold(tx: Tx, input: HouseholdInput): Promise<Saved> {
  const columns = householdColumns(input)
  await refuseTakenCode(tx, columns.code, null)
  return insertRecord(tx, householdRecord, columns)
}

export async function updateHousehold(tx: Tx, user: User, target: Target, input: HouseholdInput): Promise<Saved> {
  await needHousehold(tx, user, target.id)
  return saveRecord(tx, householdRecord, target, async () => {
    const columns = householdColumns(input)
    await refuseTakenCode(tx, columns.code, target.id)
    return { columns }
  })
}

/** Archives a household. Throws a 422 while it has a balance other than 0, or students in use. */
export async function archiveHousehold(tx: Tx, user: User, target: Target): Promise<Saved> {
  await lockHouseholds(tx, [target.id])
  await needHousehold(tx, user, target.id)
  const saved = await archiveRecord(tx, householdRecord, target)
  if ((await readBalance(tx, target.id)) !== '0') throw new ApiError(422, message('households.hasBalance'))
  const [pupils] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(student)
    .where(and(eq(student.householdId, target.id), isNull(student.archivedAt)))
  if (pupils && pupils.count > 0) {
    throw new ApiError(422, message('households.hasStudents', { count: pupils.count }))
  }
  return saved
}

/** Restores a household. Throws a 422 if another one has taken its code since. */
export const restoreHousehold = (tx: Tx, id: number): Promise<Saved> =>
  restoreRecord(tx, householdRecord, id, ({ code }) => refuseTakenCode(tx, code, id))

/** Corrects the balance with an entry that states the reason. */
export async function adjustBalance(
  tx: Tx,
  user: User,
  id: number,
  { amount, reason }: Schemas['AdjustmentInput'],
): Promise<void> {
  await lockHouseholds(tx, [id])
  await needHousehold(tx, user, id)
  const note = reason.trim()
  if (note === '')
    throw new ApiError(422, message('common.checkFields'), { fields: { reason: message('required.actionReason') } })
  await addEntries(tx, [{ householdId: id, kind: 'adjustment', amount, causeId: null, note }])
}

async function refuseTakenCode(tx: Tx, code: string | null, exceptId: number | null): Promise<void> {
  if (code === null) return
  const unique = { column: household.code, value: code, exceptId }
  await refuseDuplicate(tx, householdRecord, unique, ({ name }) => ({
    code: message('households.codeTaken', { code, name: name ?? '' }),
  }))
}
