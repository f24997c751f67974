import { type Payment, reconcilePayments, voidPayment } from '@commissary/api-client'
import { Button, Link } from '@commissary/ui'
import { useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { moneyText } from '../../orders/money.ts'
import { ReasonDialog } from '../../orders/ReasonDialog.tsx'
import { useCall } from '../../orders/use-call.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'

/** Marks a payment as arrived at the bank, or voids it. One at the bank is not voided before its mark is removed. */
export function PaymentActions({ payment, onChanged }: { payment: Payment; onChanged: () => unknown }) {
  const t = useMessages()
  const { formats } = useSession()
  const { run, isBusy } = useCall(onChanged)
  const [isVoiding, setIsVoiding] = useState(false)
  const { id, householdId, householdName, amount, status, reconciledOn } = payment
  const isAtBank = reconciledOn !== null

  return (
    <>
      <Link variant="outline" href={withQuery(paths.families, { open: householdId })}>
        {t('payments.actions.household')}
      </Link>
      {status === 'recorded' && (
        <>
          <Button
            isBusy={isBusy}
            onClick={() => void run((call) => reconcilePayments({ paymentIds: [id], isReconciled: !isAtBank }, call))}
          >
            {t(isAtBank ? 'payments.actions.unreconcile' : 'payments.actions.reconcile')}
          </Button>
          {!isAtBank && (
            <Button tone="danger" onClick={() => setIsVoiding(true)}>
              {t('payments.actions.void')}
            </Button>
          )}
        </>
      )}
      {isVoiding && (
        <ReasonDialog
          name={`void payment ${id}`}
          title={t('payments.void.title')}
          label={t('payments.void.reason')}
          required={t('payments.errors.reason')}
          submitText={t('payments.void.submit')}
          save={(reason, call) => voidPayment(id, { reason }, call)}
          onDone={onChanged}
          onClose={() => setIsVoiding(false)}
        >
          {t('payments.void.message', { amount: moneyText(formats, amount), household: householdName })}
        </ReasonDialog>
      )}
    </>
  )
}
