import type { Payment, PaymentRefundInput } from '@commissary/api-client'
import { fromMinor, toMinor } from '@commissary/domain/orders'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'
import { isDate } from '@commissary/ui/date'

import { isPositiveMoney, moneyText } from '../../orders/money.ts'

/** Form values of a refund; '' for a blank field. */
export interface RefundValues {
  amount: string
  paidOn: string
  reference: string
  reason: string
}

/** The part of a payment that was not paid back yet. */
export const leftToRefund = ({ amount, refunded }: Pick<Payment, 'amount' | 'refunded'>): string =>
  fromMinor(toMinor(amount) - toMinor(refunded))

/** Whether any of a payment can be paid back. A refund or a voided payment cannot. */
export const isRefundable = (payment: Payment): boolean =>
  payment.refundOf === null && payment.status === 'recorded' && toMinor(leftToRefund(payment)) > 0n

export const toRefundInput = (values: RefundValues): Required<PaymentRefundInput> => ({
  amount: values.amount.trim(),
  paidOn: values.paidOn,
  reference: values.reference.trim() || null,
  reason: values.reason.trim(),
})

/** Errors by field. The number of a check is needed to find it again at the bank. */
export function refundErrors(
  { amount, paidOn, reference, reason }: RefundValues,
  payment: Payment,
  t: Translate,
  formats: Pick<Formats, 'money'>,
) {
  const left = leftToRefund(payment)
  const isTooHigh = isPositiveMoney(amount) && toMinor(amount.trim()) > toMinor(left)
  return {
    amount: !isPositiveMoney(amount)
      ? t('payments.errors.amount')
      : isTooHigh
        ? t('payments.refund.tooHigh', { amount: moneyText(formats, left) })
        : undefined,
    paidOn: isDate(paidOn) ? undefined : t('payments.errors.paidOn'),
    reference: payment.payType === 'Check' && reference.trim() === '' ? t('payments.errors.checkNumber') : undefined,
    reason: reason.trim() === '' ? t('payments.errors.reason') : undefined,
  }
}
