import { decideStockRequest, limits, type StockRequest } from '@commissary/api-client'
import { FormDialog, TextArea } from '@commissary/ui/form'

import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'

interface DeclineDialogProps {
  request: StockRequest
  onChanged: () => Promise<unknown>
  onClose: () => void
}

/** Declines a request, with the reason. */
export function DeclineDialog({ request: { request }, onChanged, onClose }: DeclineDialogProps) {
  const t = useMessages()
  const record = useRecordForm({
    name: `decline request ${request.id}`,
    record: null,
    toValues: () => ({ reason: '' }),
    fields: [],
    save: ({ reason }, { idempotencyKey }) =>
      decideStockRequest(
        request.id,
        { approve: false, reason: reason.trim() },
        { ifMatch: request.version, idempotencyKey },
      ),
    onSaved: async () => {
      await onChanged()
      onClose()
    },
  })

  return (
    <FormDialog
      {...record.form}
      title={t('inventoryRequests.declineDialog.title', { number: request.number })}
      submitText={t('inventoryRequests.declineDialog.submit')}
      validate={({ reason }) => ({
        reason: reason.trim() === '' ? t('inventoryRequests.declineDialog.reasonRequired') : undefined,
      })}
      onClose={record.cancel(onClose)}
    >
      {record.notices}
      <TextArea
        name="reason"
        label={t('inventoryRequests.declineDialog.reason')}
        required
        maxLength={limits.RequestDecision.reason.maxLength}
      />
    </FormDialog>
  )
}
