import { limits } from '@commissary/api-client'
import { FormDialog, TextArea } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'

interface RefundOrdersDialogProps {
  /** Orders. */
  count: number
  /** Gets the reason without the spaces around it. */
  onRefund: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks for the reason of a refund, one for all orders. */
export function RefundOrdersDialog({ count, onRefund, onClose }: RefundOrdersDialogProps) {
  const t = useMessages()
  return (
    <FormDialog
      title={t('orders.bulk.refundTitle', { count })}
      description={t('orders.bulk.refundMessage')}
      initialValues={{ reason: '' }}
      submitText={t('orders.refund.action')}
      validate={({ reason }) => ({ reason: reason.trim() === '' ? t('orders.errors.refundReason') : undefined })}
      onSubmit={({ reason }) => onRefund(reason.trim())}
      onClose={onClose}
    >
      <TextArea
        name="reason"
        label={t('orders.refund.reason')}
        required
        rows={2}
        maxLength={limits.RefundInput.reason.maxLength}
      />
    </FormDialog>
  )
}
