import { limits, newKey, type PurchaseOrder, setPurchaseOrderStatus } from '@commissary/api-client'
import { Banner, useToast } from '@commissary/ui'
import { FormDialog, formError, TextArea } from '@commissary/ui/form'

import { savedMessage, saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

interface CancelDialogProps {
  order: PurchaseOrder
  onDone: () => unknown
  onClose: () => void
}

/** Cancels an order, with the reason if it was submitted. */
export function CancelDialog({ order, onDone, onClose }: CancelDialogProps) {
  const t = useMessages()
  const { catererId } = useSession()
  const showToast = useToast()
  const isRequired = order.status !== 'draft'

  async function cancel({ reason }: { reason: string }) {
    try {
      const step = { status: 'cancelled' as const, reason: reason.trim() || null }
      const call = { ifMatch: order.version, idempotencyKey: newKey() }
      const saved = await setPurchaseOrderStatus(order.id, step, { catererId }, call)
      showToast({ tone: 'success', message: savedMessage(saved) })
    } catch (error) {
      return formError(saveFailure(error, t))
    }
    await onDone()
    onClose()
    return undefined
  }

  return (
    <FormDialog
      title={t('purchaseOrders.cancelTitle', { number: order.number })}
      initialValues={{ reason: '' }}
      onSubmit={cancel}
      submitText={t('purchaseOrders.actions.cancel')}
      onClose={onClose}
    >
      {order.sentTo !== null && (
        <Banner tone="warning">{t('purchaseOrders.cancelSent', { email: order.sentTo })}</Banner>
      )}
      <TextArea
        name="reason"
        label={t('purchaseOrders.fields.reason')}
        rows={2}
        required={isRequired}
        maxLength={limits.PurchaseOrderStep.reason.maxLength}
      />
    </FormDialog>
  )
}
