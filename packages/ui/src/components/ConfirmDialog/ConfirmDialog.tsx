import type { ReactNode } from 'react'

import { useUiText } from '../../text/UiText.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'

export interface ConfirmDialogProps {
  /** Default "Warning!". */
  title?: string | undefined
  /** Default "Are you sure?". */
  message?: ReactNode
  /** Default "Ok". */
  okText?: string | undefined
  /** Default "Cancel". */
  cancelText?: string | undefined
  tone?: 'accent' | 'danger' | undefined
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that cannot be taken back. Mostly used through `useConfirm`. */
export function ConfirmDialog({
  title,
  message,
  okText,
  cancelText,
  tone = 'accent',
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const text = useUiText()
  const handleClose = () => {
    if (!isBusy) onCancel()
  }

  return (
    <Dialog
      role="alertdialog"
      title={title ?? text.warning}
      description={message ?? text.areYouSure}
      onClose={handleClose}
      actions={
        <>
          <Button onClick={handleClose}>{cancelText ?? text.cancel}</Button>
          <Button variant="solid" tone={tone} isBusy={isBusy} onClick={onConfirm} autoFocus>
            {okText ?? text.ok}
          </Button>
        </>
      }
    />
  )
}
