import type { Payment } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'

/** "Credit card · Stripe", "Refund · Check" */
export const payTypeText = (
  t: Translate,
  { payType, provider, refundOf }: Pick<Payment, 'payType' | 'provider' | 'refundOf'>,
): string =>
  [
    refundOf !== null && t('payments.refund.kind'),
    t(`words.payTypes.${payType}`),
    provider !== null && t(`payments.providers.${provider}`),
  ]
    .filter(Boolean)
    .join(' · ')

/** Whether a payment counts, and whether it is reconciled. */
export const paymentState = ({ status, reconciledOn }: Pick<Payment, 'status' | 'reconciledOn'>) =>
  status === 'voided' ? 'voided' : reconciledOn === null ? 'recorded' : 'reconciled'

/** An unknown fee is not zero. */
export const feeText = (t: Translate, formats: Pick<Formats, 'money'>, amount: string | null): string =>
  amount === null ? t('payments.unknownFee') : formats.money(Number(amount))

/** Pay types that go through a provider. */
export const hasProvider = (payType: string): boolean => payType === 'Online' || payType === 'CreditCard'
