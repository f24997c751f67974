import { ApiError, newKey, type PurchaseOrder, setPurchaseOrderStatus } from '@commissary/api-client'
import { Banner, Button, Checkbox, Dialog, Quiet, Stack, useToast, useUiText } from '@commissary/ui'
import { useState } from 'react'

import { reasonOf, savedMessage, saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

interface StepDialogProps {
  order: PurchaseOrder
  onDone: () => unknown
  onClose: () => void
}

/** Submits a draft, by default with an email to the vendor. After the cutoff it asks whether the vendor agreed. */
export function SubmitDialog({ order, onDone, onClose }: StepDialogProps) {
  const t = useMessages()
  const { cancel } = useUiText()
  const { catererId } = useSession()
  const showToast = useToast()
  const { id, number, version, vendorEmail, vendorName } = order
  const [sendMail, setSendMail] = useState(vendorEmail !== null)
  const [isLate, setIsLate] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const [mayBeLate, setMayBeLate] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function submit() {
    setIsBusy(true)
    setProblems([])
    try {
      const step = { status: 'submitted' as const, sendMail, isLate }
      const call = { ifMatch: version, idempotencyKey: newKey() }
      const saved = await setPurchaseOrderStatus(id, step, { catererId }, call)
      showToast({ tone: 'success', message: savedMessage(saved) })
      await onDone()
      onClose()
    } catch (error) {
      const fields = error instanceof ApiError ? Object.values(error.fields ?? {}) : []
      setProblems(fields.length > 0 ? fields : [reasonOf(saveFailure(error, t))])
      setMayBeLate(error instanceof ApiError && error.fields?.['deliveryDate'] !== undefined)
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={t('purchaseOrders.submitTitle', { number })}
      description={t('purchaseOrders.submitHint')}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="solid" isBusy={isBusy} onClick={() => void submit()}>
            {t('purchaseOrders.actions.submit')}
          </Button>
        </>
      }
    >
      <Stack>
        {problems.map((problem) => (
          <Banner key={problem} tone="error">
            {problem}
          </Banner>
        ))}
        {vendorEmail === null ? (
          <Quiet>{t('purchaseOrders.noEmail', { vendor: vendorName })}</Quiet>
        ) : (
          <Checkbox
            label={t('purchaseOrders.fields.sendMail', { email: vendorEmail })}
            checked={sendMail}
            onChange={setSendMail}
          />
        )}
        {mayBeLate && <Checkbox label={t('purchaseOrders.fields.isLate')} checked={isLate} onChange={setIsLate} />}
      </Stack>
    </Dialog>
  )
}
