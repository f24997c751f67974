import { cancelOrder, limits, markOrders, type Order, refundOrder } from '@commissary/api-client'
import { nextSteps } from '@commissary/domain/orders'
import { Button, useConfirm } from '@commissary/ui'
import { useState } from 'react'

import { ReasonDialog } from '../../forms/ReasonDialog.tsx'
import { useMessages } from '../../messages/messages.ts'
import { moneyText } from '../../orders/money.ts'
import { useCall } from '../../orders/use-call.ts'
import { useSession } from '../../session/session.tsx'

/** The steps that the status of an order allows: cancel before its cutoff; mark and refund after it. */
export function OrderActions({ order, onChanged }: { order: Order; onChanged: () => unknown }) {
  const t = useMessages()
  const { formats, today } = useSession()
  const confirm = useConfirm()
  const { run, isBusy } = useCall(onChanged)
  const [isRefunding, setIsRefunding] = useState(false)
  const { id, date, schoolId, total, householdName } = order
  const steps = nextSteps(order.status)
  const words = { amount: moneyText(formats, total), household: householdName }
  const mark = (status: 'served' | 'noShow') =>
    run((call) => markOrders({ schoolId, date, status, orderIds: [id] }, call))

  return (
    <>
      {steps.includes('cancelled') && (
        <Button
          isBusy={isBusy}
          tone="danger"
          onClick={() =>
            void confirm({
              title: t('orders.cancelOrder.title'),
              message: t('orders.cancelOrder.message', words),
              okText: t('orders.cancelOrder.submit'),
              cancelText: t('orders.cancelOrder.keep'),
              tone: 'danger',
              onConfirm: () => run((call) => cancelOrder(id, call)),
            })
          }
        >
          {t('orders.cancelOrder.submit')}
        </Button>
      )}
      {steps.includes('refunded') && <Button onClick={() => setIsRefunding(true)}>{t('orders.refund.action')}</Button>}
      {steps.includes('noShow') && date <= today && (
        <Button isBusy={isBusy} onClick={() => void mark('noShow')}>
          {t('orders.mark.noShow')}
        </Button>
      )}
      {steps.includes('served') && date <= today && (
        <Button variant="solid" isBusy={isBusy} onClick={() => void mark('served')}>
          {t('orders.mark.served')}
        </Button>
      )}
      {isRefunding && (
        <ReasonDialog
          title={t('orders.refund.title')}
          label={t('orders.refund.reason')}
          required={t('orders.errors.refundReason')}
          maxLength={limits.RefundInput.reason.maxLength}
          submitText={t('orders.refund.submit')}
          save={(reason, call) => refundOrder(id, { reason }, call)}
          onDone={onChanged}
          onClose={() => setIsRefunding(false)}
        >
          {t('orders.refund.message', words)}
        </ReasonDialog>
      )}
    </>
  )
}
