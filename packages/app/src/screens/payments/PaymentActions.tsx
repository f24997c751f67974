import { limits, type Payment, reconcilePayments, voidPayment } from '@commissary/api-client'
import { Button, Link } from '@commissary/ui'
import { useState } from 'react'

import { ReasonDialog } from '../../forms/ReasonDialog.tsx'
import { useMessages } from '../../messages/messages.ts'
import { moneyText } from '../../orders/money.ts'
import { useCall } from '../../orders/use-call.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { isRefundable } from './refund-values.ts'
import { RefundDialog } from './RefundDialog.tsx'

/**
 * Marks a payment as reconciled, records that it was paid back, or voids it. A reconciled payment can't be voided until
 * its mark is removed, nor one with refunds until they are voided.
 */
export function PaymentActions({ payment, onChanged }: { payment: Payment; onChanged: () => unknown }) {
  const t = useMessages()
  const { formats } = useSession()
  const { run, isBusy } = useCall(onChanged)
  const [opened, setOpened] = useState<'void' | 'refund' | null>(null)
  const close = () => setOpened(null)
  const isRefund = payment.refundOf !== null
  const { id, householdId, householdName, amount, status, reconciledOn } = payment
  const isReconciled = reconciledOn !== null

  return (
    <>
      <Link variant="outline" href={withQuery(paths.families, { open: householdId })}>
        {t('payments.actions.household')}
      </Link>
      {status === 'recorded' && (
        <>
          <Button
            isBusy={isBusy}
            onClick={() =>
              void run((call) => reconcilePayments({ paymentIds: [id], isReconciled: !isReconciled }, call))
            }
          >
            {t(isReconciled ? 'payments.actions.unreconcile' : 'payments.actions.reconcile')}
          </Button>
          {isRefundable(payment) && <Button onClick={() => setOpened('refund')}>{t('payments.actions.refund')}</Button>}
          {!isReconciled && Number(payment.refunded) === 0 && (
            <Button tone="danger" onClick={() => setOpened('void')}>
              {t('payments.actions.void')}
            </Button>
          )}
        </>
      )}
      {opened === 'refund' && <RefundDialog payment={payment} onDone={onChanged} onClose={close} />}
      {opened === 'void' && (
        <ReasonDialog
          title={t(isRefund ? 'payments.void.refundTitle' : 'payments.void.title')}
          label={t('payments.void.reason')}
          required={t('payments.errors.reason')}
          maxLength={limits.RefundInput.reason.maxLength}
          submitText={t(isRefund ? 'payments.void.refundSubmit' : 'payments.void.submit')}
          save={(reason, call) => voidPayment(id, { reason }, call)}
          onDone={onChanged}
          onClose={close}
        >
          {t(isRefund ? 'payments.void.refundMessage' : 'payments.void.message', {
            amount: moneyText(formats, isRefund ? amount.replace('-', '') : amount),
            household: householdName,
          })}
        </ReasonDialog>
      )}
    </>
  )
}
