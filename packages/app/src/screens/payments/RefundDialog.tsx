import { limits, type Payment, refundPayment, useReadHousehold } from '@commissary/api-client'
import { Banner, Quiet } from '@commissary/ui'
import { DateField, FormDialog, FormValues, MoneyField, TextArea, TextField } from '@commissary/ui/form'

import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { balanceText, isPositiveMoney, moneyText } from '../../orders/money.ts'
import { useSession } from '../../session/session.tsx'
import { leftToRefund, type RefundValues, refundErrors, toRefundInput } from './refund-values.ts'
import { hasProvider } from './payment-words.ts'

interface RefundDialogProps {
  payment: Payment
  onDone: () => unknown
  onClose: () => void
}

const { reference, reason } = limits.PaymentRefundInput

/** Records that a payment was paid back as it was paid. A card or online refund was made at the provider: no field takes card data. */
export function RefundDialog({ payment, onDone, onClose }: RefundDialogProps) {
  const t = useMessages()
  const { formats, currency, locale, timeZone, today } = useSession()
  const { payType, householdId } = payment
  const household = useReadHousehold(householdId)
  const left = leftToRefund(payment)
  const isByProvider = hasProvider(payType)
  const record = useRecordForm<RefundValues, never>({
    name: `refund payment ${payment.id}`,
    record: null,
    toValues: () => ({ amount: left, paidOn: today, reference: '', reason: '' }),
    fields: [],
    save: (values, { idempotencyKey }) => refundPayment(payment.id, toRefundInput(values), { idempotencyKey }),
    onSaved: async () => {
      await onDone()
      onClose()
    },
  })

  return (
    <FormDialog
      {...record.form}
      title={t('payments.refund.title')}
      description={t(`payments.refund.how.${payType}`)}
      submitText={t('payments.refund.submit')}
      validate={(values) => refundErrors(values, payment, t, formats)}
      onClose={record.cancel(onClose)}
    >
      {record.notices}
      {isByProvider && <Banner>{t('payments.form.noCard')}</Banner>}
      <MoneyField
        name="amount"
        label={t('payments.form.amount')}
        hint={t('payments.refund.left', { amount: moneyText(formats, left) })}
        required
        currency={currency}
        locale={locale}
      />
      {household.data && (
        <FormValues<RefundValues>>
          {({ amount }) => <BalanceAfter balance={household.data?.balance ?? '0'} amount={amount} />}
        </FormValues>
      )}
      <DateField
        name="paidOn"
        label={t('payments.refund.paidOn')}
        required
        min={payment.paidOn}
        max={today}
        timeZone={timeZone}
        locale={locale}
      />
      <TextField
        name="reference"
        label={t(`payments.form.${isByProvider ? 'reference' : payType === 'Check' ? 'checkNumber' : 'receipt'}`)}
        required={payType === 'Check'}
        {...(isByProvider && { hint: t('payments.refund.referenceHint') })}
        maxLength={reference.maxLength}
      />
      <TextArea name="reason" label={t('payments.refund.reason')} required rows={2} maxLength={reason.maxLength} />
    </FormDialog>
  )
}

/** The balance now and with the refund. A household may owe afterward: money that was paid back is gone. */
function BalanceAfter({ balance, amount }: { balance: string; amount: string }) {
  const t = useMessages()
  const { formats } = useSession()
  const now = t('payments.form.balance', { balance: balanceText(t, formats, balance) })
  if (!isPositiveMoney(amount)) return <Quiet>{now}</Quiet>
  const after = (Math.round(Number(balance) * 100) - Math.round(Number(amount) * 100)) / 100
  const text = `${now}. ${t('payments.refund.after', { balance: balanceText(t, formats, String(after)) })}`
  return after < 0 ? <Banner tone="warning">{text}</Banner> : <Quiet>{text}</Quiet>
}
