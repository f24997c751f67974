import { fromMinor, hasFee, toMinor } from '@commissary/domain/orders'
import { eq } from 'drizzle-orm'

import { ApiError, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { payment } from '../../db/schema/payment.ts'
import type { Tx } from '../../db/work.ts'
import type { Saved } from '../../records/save-record.ts'
import { type FieldMessages, message } from '../../shared/messages.ts'
import { emptyToNull } from '../../shared/texts.ts'
import { addEntries, lockHouseholds, opposite } from '../ledger/ledger.ts'
import { readTerms } from '../meal-orders/order-settings.ts'
import { readOwnPayment } from './store.ts'

type User = Pick<Caller, 'userId'>

/**
 * Records that all or part of a payment was paid back the way it was paid, and takes the amount from the balance. Refunds never
 * exceed the payment. A balance may fall below 0: the money was handed out. Throws a 422 without a reason, for a
 * voided payment, for a refund, for more than is left, and for a day before the payment or after today.
 */
export async function refundPayment(
  tx: Tx,
  user: User,
  id: number,
  { amount, paidOn, reference, reason }: Schemas['PaymentRefundInput'],
): Promise<Saved> {
  const { householdId } = await readOwnPayment(tx, user, id)
  await lockHouseholds(tx, [householdId])
  // The household is locked now, so what is left of the payment is final.
  const paid = await readOwnPayment(tx, user, id)
  if (paid.refundOf !== null) throw new ApiError(422, message('payments.isRefund'))
  if (paid.status === 'voided') throw new ApiError(422, message('payments.alreadyVoided'))
  const { today } = await readTerms(tx)
  const left = toMinor(paid.amount) - toMinor(paid.refunded)
  const fields: FieldMessages = {}
  if (reason.trim() === '') fields['reason'] = message('required.actionReason')
  if (toMinor(amount) > left) {
    fields['amount'] =
      left > 0n ? message('payments.refundTooHigh', { amount: fromMinor(left) }) : message('payments.allRefunded')
  }
  if (paidOn > today) fields['paidOn'] = message('payments.futureDay')
  else if (paidOn < paid.paidOn) fields['paidOn'] = message('payments.beforePayment')
  if (Object.keys(fields).length > 0) throw rejected(fields)
  const { studentId, payType, provider } = paid
  const [saved] = await tx
    .insert(payment)
    .values({
      householdId,
      studentId,
      paidOn,
      payType,
      provider,
      reference: emptyToNull(reference),
      amount: opposite(amount),
      // Providers keep the fee of a payment that is refunded. What else they take is unknown until they settle it.
      expectedFee: hasFee(payType) && paid.expectedFee === null ? null : '0',
      note: reason.trim(),
      refundOf: id,
    })
    .returning({ id: payment.id, version: payment.version })
  if (!saved) throw new Error('The refund was not written')
  await addEntries(tx, [
    { householdId, kind: 'payment', amount: opposite(amount), causeId: saved.id, note: reason.trim() },
  ])
  // A new version of the payment: an import that recorded it can no longer be undone.
  await tx.update(payment).set({ status: paid.status }).where(eq(payment.id, id))
  return saved
}
