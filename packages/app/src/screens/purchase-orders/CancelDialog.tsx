import { limits, type PurchaseOrder, setPurchaseOrderStatus } from '@commissary/api-client'
import { Banner } from '@commissary/ui'

import { ReasonDialog } from '../../forms/ReasonDialog.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

interface CancelDialogProps {
  order: PurchaseOrder
  onDone: () => unknown
  onClose: () => void
}

/** Cancels an order, with the reason if it was submitted. */
export function CancelDialog({ order: { id, number, version, status, sentTo }, ...rest }: CancelDialogProps) {
  const t = useMessages()
  const { catererId } = useSession()
  return (
    <ReasonDialog
      title={t('purchaseOrders.cancelTitle', { number })}
      label={t('purchaseOrders.fields.reason')}
      required={status === 'draft' ? null : t('purchaseOrders.errors.reason')}
      maxLength={limits.PurchaseOrderStep.reason.maxLength}
      submitText={t('purchaseOrders.actions.cancel')}
      save={(reason, call) =>
        setPurchaseOrderStatus(
          id,
          { status: 'cancelled', reason: reason || null },
          { catererId },
          { ifMatch: version, ...call },
        )
      }
      {...rest}
    >
      {sentTo !== null && <Banner tone="warning">{t('purchaseOrders.cancelSent', { email: sentTo })}</Banner>}
    </ReasonDialog>
  )
}
