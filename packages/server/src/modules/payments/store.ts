import { expectedFee, hasFee, toMinor } from '@commissary/domain/orders'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'

import { ApiError, notFound, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { student } from '../../db/schema/household.ts'
import { payment } from '../../db/schema/payment.ts'
import type { Tx } from '../../db/work.ts'
import type { Saved } from '../../records/save-record.ts'
import { type FieldMessages, message } from '../../shared/messages.ts'
import { inBatches } from '../../shared/batches.ts'
import { emptyToNull } from '../../shared/texts.ts'
import { hasHousehold } from '../families/read-households.ts'
import { addEntries, lockHouseholds, opposite } from '../ledger/ledger.ts'
import { readTerms } from '../meal-orders/order-settings.ts'
import { findPayment, ownPayments, type Payment } from './read-payments.ts'

type User = Pick<Caller, 'userId'>
type PaymentColumns = Omit<typeof payment.$inferInsert, 'expectedFee'>

/** A payment that the user has access to. Throws a 404 for any other. */
export async function readOwnPayment(tx: Tx, user: User, id: number): Promise<Payment> {
  const found = await findPayment(tx, user, id)
  if (!found) throw notFound(message('payments.notFound'))
  return found
}

/** Records a payment. Throws a 422 for a household or a student that does not exist, a future date, and a provider for cash. */
export async function recordPayment(tx: Tx, user: User, input: Schemas['PaymentInput']): Promise<Saved> {
  const { householdId, studentId = null, paidOn, payType, amount, provider = null } = input
  const fields: FieldMessages = {}
  await lockHouseholds(tx, [householdId])
  if (!(await hasHousehold(tx, user, householdId))) fields['householdId'] = message('payments.unknownHousehold')
  if (studentId !== null && !(await isOfHousehold(tx, studentId, householdId))) {
    fields['studentId'] = message('payments.unknownStudent')
  }
  const { today, country } = await readTerms(tx)
  if (paidOn > today) fields['paidOn'] = message('payments.futureDay')
  if (provider !== null && !hasFee(payType)) fields['provider'] = message('payments.noProvider')
  if (Object.keys(fields).length > 0) throw rejected(fields)
  const columns = { householdId, studentId, paidOn, payType, amount, provider }
  const texts = { reference: emptyToNull(input.reference), note: emptyToNull(input.note) }
  const [saved] = await insertPayments(tx, [{ ...columns, ...texts }], country)
  if (!saved) throw new Error('The payment was not written')
  return saved
}

/** Writes payments and credits their households, which are locked. Returns their ids, in the same order. */
export async function insertPayments(tx: Tx, payments: readonly PaymentColumns[], country: string): Promise<Saved[]> {
  const all: Saved[] = []
  for (const batch of inBatches(payments)) {
    const saved = await tx
      .insert(payment)
      .values(batch.map((one) => ({ ...one, expectedFee: expectedFee(one.payType, one.amount, country) })))
      .returning({ id: payment.id, version: payment.version, householdId: payment.householdId, amount: payment.amount })
    await addEntries(
      tx,
      saved.map(({ id, householdId, amount }) => ({ householdId, kind: 'payment', amount, causeId: id })),
    )
    all.push(...saved.map(({ id, version }) => ({ id, version })))
  }
  return all
}

/** Voids a payment or a refund by an opposite entry. Throws a 422 without a reason, for a voided one, and while it is reconciled or has refunds. */
export async function voidPayment(tx: Tx, user: User, id: number, { reason }: { reason: string }): Promise<Saved> {
  const text = reason.trim()
  if (text === '') throw rejected({ reason: message('required.actionReason') })
  const { householdId } = await readOwnPayment(tx, user, id)
  await lockHouseholds(tx, [householdId])
  const { status, reconciledOn, refunded } = await readOwnPayment(tx, user, id)
  if (status === 'voided') throw new ApiError(422, message('payments.alreadyVoided'))
  if (reconciledOn !== null) throw new ApiError(422, message('payments.isReconciled'))
  if (toMinor(refunded) !== 0n) throw new ApiError(422, message('payments.hasRefunds'))
  const [saved] = await voidPayments(tx, [id], text)
  if (!saved) throw new Error('The payment was not voided')
  return saved
}

/** Voids payments whose households are locked. */
export async function voidPayments(tx: Tx, ids: readonly number[], reason: string): Promise<Saved[]> {
  if (ids.length === 0) return []
  const saved = await tx
    .update(payment)
    .set({ status: 'voided', reason, reconciledOn: null })
    .where(and(inArray(payment.id, [...ids]), eq(payment.status, 'recorded')))
    .returning({ id: payment.id, version: payment.version, householdId: payment.householdId, amount: payment.amount })
  await addEntries(
    tx,
    saved.map(({ id, householdId, amount }) => ({
      householdId,
      kind: 'paymentReversal',
      amount: opposite(amount),
      causeId: id,
      note: reason,
    })),
  )
  return saved
}

/**
 * Marks payments as reconciled, or takes the mark away. Voided ones, and those that have it, are left out. Returns how
 * many changed. Throws a 422 for a payment that the user has no access to.
 */
export async function reconcilePayments(
  tx: Tx,
  user: User,
  { paymentIds, isReconciled }: Schemas['ReconciliationInput'],
): Promise<number> {
  const stored = await tx
    .select({ id: payment.id, status: payment.status, reconciledOn: payment.reconciledOn })
    .from(payment)
    .where(inArray(payment.id, paymentIds))
    .orderBy(asc(payment.id))
    .for('update')
  const own = await ownPayments(tx, user, paymentIds)
  const fields: FieldMessages = {}
  for (const [index, id] of paymentIds.entries()) {
    if (!own.has(id)) fields[`paymentIds.${index}`] = message('payments.notFound')
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
  const changed = stored.filter(
    ({ status, reconciledOn }) => status === 'recorded' && (reconciledOn !== null) !== isReconciled,
  )
  if (changed.length === 0) return 0
  const { today } = await readTerms(tx)
  await tx
    .update(payment)
    .set({ reconciledOn: isReconciled ? today : null })
    .where(
      inArray(
        payment.id,
        changed.map(({ id }) => id),
      ),
    )
  return changed.length
}

async function isOfHousehold(tx: Tx, studentId: number, householdId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: student.id })
    .from(student)
    .where(and(eq(student.id, studentId), eq(student.householdId, householdId), isNull(student.archivedAt)))
  return rows.length > 0
}
