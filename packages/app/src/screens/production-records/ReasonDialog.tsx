import { maxText } from '@commissary/domain/production'
import { Button, Dialog, TextArea, useUiText } from '@commissary/ui'
import { useState } from 'react'

import { useMessages } from '../../messages/messages.ts'

interface ReasonDialogProps {
  title: string
  hint: string
  /** Name of the button that saves. */
  action: string
  onSave: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for a reason, which is required. */
export function ReasonDialog({ title, hint, action, onSave, onClose }: ReasonDialogProps) {
  const t = useMessages()
  const { cancel } = useUiText()
  const [reason, setReason] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function handleSave() {
    setIsBusy(true)
    await onSave(reason.trim())
    setIsBusy(false)
  }

  return (
    <Dialog
      title={title}
      description={hint}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="solid" isBusy={isBusy} disabled={reason.trim() === ''} onClick={() => void handleSave()}>
            {action}
          </Button>
        </>
      }
    >
      <TextArea label={t('production.sign.reason')} required value={reason} onChange={setReason} maxLength={maxText} />
    </Dialog>
  )
}
