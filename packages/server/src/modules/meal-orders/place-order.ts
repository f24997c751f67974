import { isInTerm } from '@commissary/domain/school'

import { notFound, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import type { Saved } from '../../records/save-record.ts'
import { message } from '../../shared/messages.ts'
import { emptyToNull } from '../../shared/texts.ts'
import { findStudent, type Student } from '../families/read-students.ts'
import { lockHouseholds } from '../ledger/ledger.ts'
import { insertOrders } from './insert-orders.ts'
import { type OrderTerms, readTerms } from './order-settings.ts'
import { priceLines } from './price-lines.ts'
import { readOpenDays, readOrderedDays, refuseFarDay } from './service-days.ts'

type User = Pick<Caller, 'userId'>

/** A student that orders can be placed for, whose household is locked. Throws a 422 for any other. */
export async function lockStudent(tx: Tx, user: User, id: number): Promise<Student> {
  const before = await findStudent(tx, user, id)
  if (before) await lockHouseholds(tx, [before.householdId])
  // Someone may have archived or moved the student while this waited.
  const found = before && (await findStudent(tx, user, id))
  if (!found || found.householdId !== before.householdId) {
    throw rejected({ studentId: message('orders.unknownStudent') })
  }
  return found
}

/**
 * Places an order and charges the household. Throws a 422 after the cutoff (unless `isLate`), on a holiday, outside the terms
 * of the school, for a second order of the kind, and what `priceLines` throws.
 */
export async function placeOrder(tx: Tx, user: User, input: Schemas['OrderInput']): Promise<Saved> {
  const { date, menuType, kind, isLate = false } = input
  const student = await lockStudent(tx, user, input.studentId)
  const terms = await readTerms(tx)
  refuseFarDay('date', date, terms)
  const day = Temporal.PlainDate.from(date)
  if (!isLate && date <= terms.locked) throw rejected({ date: message('orders.afterCutOff', { day }) })
  const open = await readOpenDays(tx, student.schoolId, date, date)
  const holiday = open.holidays.get(date)
  if (holiday !== undefined) throw rejected({ date: message('orders.onHoliday', { day, holiday }) })
  if (!isInTerm(open.terms, date)) throw rejected({ date: message('orders.outOfTerm', { school: student.schoolName }) })
  const ordered = await readOrderedDays(tx, { studentId: student.id, menuType, kind }, [date])
  if (ordered.size > 0) throw rejected({ date: message('orders.orderedAlready', { day }) })
  return placeFor(tx, student, input, terms)
}

/** Prices an order of a student, writes it and charges the household, which is locked. Throws what `priceLines` throws. */
export async function placeFor(
  tx: Tx,
  student: Pick<Student, 'id' | 'householdId' | 'schoolId' | 'priceType'>,
  input: Omit<Schemas['OrderInput'], 'studentId'>,
  { taxPct }: Pick<OrderTerms, 'taxPct'>,
): Promise<Saved> {
  const { date, menuType, kind, payType = null } = input
  const lines = await priceLines(tx, student, input, taxPct)
  const { id: studentId, householdId, schoolId } = student
  const order = {
    studentId,
    householdId,
    schoolId,
    date,
    menuType,
    kind,
    payType,
    note: emptyToNull(input.note),
    lines,
  }
  const [saved] = await insertOrders(tx, [order])
  if (!saved) throw notFound(message('orders.notFound'))
  return saved
}
