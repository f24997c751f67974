import { choices, type Household, type PaymentInput } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import { isDate } from '@commissary/ui/date'

import { choiceOf } from '../../forms/choice.ts'
import { isPositiveMoney } from '../../orders/money.ts'
import { hasProvider } from './payment-words.ts'

/** Form values of a payment; '' for a blank field. */
export interface PaymentValues {
  household: Household | null
  /** Id of a student of the household; '' = all. */
  student: string
  paidOn: string
  payType: string
  amount: string
  provider: string
  reference: string
  note: string
}

export const toValues = (household: Household | null, today: string): PaymentValues => ({
  household,
  student: '',
  paidOn: today,
  payType: 'Check',
  amount: '',
  provider: '',
  reference: '',
  note: '',
})

/** The request body. A provider that was chosen before the pay type changed is left out, and so is a student of another household. */
export function toInput(values: PaymentValues): Required<PaymentInput> {
  const students = values.household?.students ?? []
  const isOfHousehold = students.some(({ id }) => String(id) === values.student)
  return {
    householdId: values.household?.id ?? 0,
    studentId: isOfHousehold ? Number(values.student) : null,
    paidOn: values.paidOn,
    payType: choiceOf(choices.PayType, values.payType) ?? 'Check',
    amount: values.amount.trim(),
    provider: hasProvider(values.payType) ? (choiceOf(choices.Provider, values.provider) ?? null) : null,
    reference: values.reference.trim() || null,
    note: values.note.trim() || null,
  }
}

/** Errors by field. The number of a check is needed to find it again at the bank. */
export const paymentErrors = (values: PaymentValues, t: Translate) => ({
  household: values.household === null ? t('payments.errors.household') : undefined,
  paidOn: isDate(values.paidOn) ? undefined : t('payments.errors.paidOn'),
  amount: isPositiveMoney(values.amount) ? undefined : t('payments.errors.amount'),
  provider: hasProvider(values.payType) && values.provider === '' ? t('payments.errors.provider') : undefined,
  reference:
    values.payType === 'Check' && values.reference.trim() === '' ? t('payments.errors.checkNumber') : undefined,
})
