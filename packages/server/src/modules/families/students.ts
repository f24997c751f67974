import type { Allergen } from '@commissary/domain/food'
import { and, eq, sql } from 'drizzle-orm'

import { ApiError, notFound, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { student } from '../../db/schema/household.ts'
import { mealOrder, mealPrice } from '../../db/schema/meal-order.ts'
import type { Tx } from '../../db/work.ts'
import { column, columns, defineRecord, type FieldsOf } from '../../records/record.ts'
import {
  archiveRecord,
  insertRecord,
  refuseDuplicate,
  restoreRecord,
  saveRecord,
  type Saved,
  type Target,
} from '../../records/save-record.ts'
import { type FieldMessages, message } from '../../shared/messages.ts'
import { emptyToNull, trimmed } from '../../shared/texts.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { lockHouseholds } from '../ledger/ledger.ts'
import { findSchool } from '../schools/store.ts'
import { hasHousehold } from './read-households.ts'
import { findStudent, readStudent, type Student } from './read-students.ts'

export type StudentInput = Schemas['StudentInput']
type User = Pick<Caller, 'userId'>

const id = (value: number | undefined) => value ?? 0

export const studentRecord = defineRecord({
  type: 'student',
  table: student,
  texts: 'students',
  read: readStudent,
  fields: {
    householdId: columns((value: number | undefined) => ({ householdId: id(value) })),
    schoolId: columns((value: number | undefined) => ({ schoolId: id(value) })),
    firstName: column('firstName', trimmed),
    lastName: column('lastName', trimmed),
    studentNumber: column('studentNumber', emptyToNull),
    className: column('className', emptyToNull),
    allergies: columns(
      (allergies: Allergen[] = []) => ({ allergies }),
      ({ allergies }) => allergies,
    ),
    priceType: column('priceType', emptyToNull),
  } satisfies FieldsOf<StudentInput, typeof student>,
})

/** A student that the user has access to. Throws a 404 for any other. */
export async function readOwnStudent(tx: Tx, user: User, studentId: number): Promise<Student> {
  const found = await findStudent(tx, user, studentId)
  if (!found) throw notFound(message('students.notFound'))
  return found
}

/** Adds a student. Throws a 422 for a blank name, a taken number, and a household, a school or a price type that does not exist. */
export async function insertStudent(tx: Tx, user: User, input: StudentInput): Promise<Saved> {
  await lockHouseholds(tx, [id(input.householdId)])
  return insertRecord(tx, studentRecord, await checkedColumns(tx, user, input, null))
}

/** Saves a student. Orders that were placed stay with the household and the school that they were placed for. */
export async function updateStudent(tx: Tx, user: User, target: Target, input: StudentInput): Promise<Saved> {
  const before = await readOwnStudent(tx, user, target.id)
  await lockHouseholds(tx, [before.householdId, id(input.householdId)])
  return saveRecord(tx, studentRecord, target, async () => ({
    columns: await checkedColumns(tx, user, input, target.id),
  }))
}

/** Archives a student. Throws a 422 while there are placed orders from today on. */
export async function archiveStudent(tx: Tx, user: User, target: Target): Promise<Saved> {
  const { householdId } = await readOwnStudent(tx, user, target.id)
  await lockHouseholds(tx, [householdId])
  const saved = await archiveRecord(tx, studentRecord, target)
  const [open] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(mealOrder)
    .where(
      and(
        eq(mealOrder.studentId, target.id),
        eq(mealOrder.status, 'placed'),
        sql`${mealOrder.date} >= ${await readCatererToday(tx)}::date`,
      ),
    )
  if (open && open.count > 0) throw new ApiError(422, message('students.hasOrders', { count: open.count }))
  return saved
}

/** Restores a student. Throws a 422 if the household is archived, or another student has taken the number since. */
export async function restoreStudent(tx: Tx, user: User, studentId: number): Promise<Saved> {
  const before = await readStudent(tx, studentId)
  if (before) await lockHouseholds(tx, [before.householdId])
  return restoreRecord(tx, studentRecord, studentId, async ({ householdId, schoolId, studentNumber }) => {
    // Someone may have restored, moved and archived the student while this waited.
    const isLocked = householdId === before?.householdId
    if (!isLocked || !(await findSchool(tx, user.userId, schoolId))) throw notFound(message('students.notFound'))
    if (!(await hasHousehold(tx, user, householdId))) throw new ApiError(422, message('students.householdArchived'))
    await refuseTakenNumber(tx, studentNumber, studentId)
  })
}

/** The columns of a student whose household is locked. Throws a 422 at each field that is wrong. */
async function checkedColumns(tx: Tx, user: User, input: StudentInput, exceptId: number | null) {
  const stored = studentRecord.toColumns(input)
  const fields: FieldMessages = {}
  if (stored.firstName === '') fields['firstName'] = message('required.firstName')
  if (stored.lastName === '') fields['lastName'] = message('required.lastName')
  if (!(await hasHousehold(tx, user, stored.householdId))) fields['householdId'] = message('students.unknownHousehold')
  if (!(await findSchool(tx, user.userId, stored.schoolId))) fields['schoolId'] = message('students.unknownSchool')
  if (stored.priceType !== null) {
    const [known] = await tx
      .select({ name: mealPrice.name })
      .from(mealPrice)
      .where(sql`lower(${mealPrice.name}) = lower(${stored.priceType})`)
    if (!known) fields['priceType'] = message('students.unknownPriceType')
    else stored.priceType = known.name
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
  await refuseTakenNumber(tx, stored.studentNumber, exceptId)
  return stored
}

async function refuseTakenNumber(tx: Tx, number: string | null, exceptId: number | null): Promise<void> {
  if (number === null) return
  const unique = { column: student.studentNumber, value: number, exceptId }
  await refuseDuplicate(tx, studentRecord, unique, ({ firstName, lastName }) => ({
    studentNumber: message('students.numberTaken', { number, name: `${firstName} ${lastName}` }),
  }))
}
