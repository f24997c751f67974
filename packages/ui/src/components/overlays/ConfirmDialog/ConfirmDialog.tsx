import type { ReactNode } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { Banner } from '../../feedback/Banner/Banner.tsx'
import { Button } from '../../actions/Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { ConfirmSubject } from './ConfirmDialog.styles.ts'

export interface ConfirmDialogProps {
  /** Default "Warning!". */
  title?: string | undefined
  /** Default "Are you sure?". */
  message?: ReactNode
  /** Name of what is deleted or changed, below the message. */
  subject?: string | undefined
  /** Default "Ok". */
  okText?: string | undefined
  /** Default "Cancel". */
  cancelText?: string | undefined
  /** `danger` for actions that destroy data: focus then starts on Cancel. */
  tone?: 'accent' | 'danger' | undefined
  /** While the action runs, the dialog cannot be closed and Ok cannot be pressed again. */
  isBusy?: boolean
  /** Why the action failed. Shown in the dialog, where Ok tries again. */
  error?: ReactNode
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation of an action that cannot be undone. Mostly used through `useConfirm`. */
export function ConfirmDialog({
  title,
  message,
  subject,
  okText,
  cancelText,
  tone = 'accent',
  isBusy = false,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const text = useUiText()

  return (
    <Dialog
      role="alertdialog"
      title={title ?? text.warning}
      description={
        <>
          <span>{message ?? text.areYouSure}</span>
          {subject && (
            <>
              {' '}
              <ConfirmSubject>
                <bdi>{subject}</bdi>
              </ConfirmSubject>
            </>
          )}
        </>
      }
      isBusy={isBusy}
      onClose={onCancel}
      actions={
        <>
          <Button
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onCancel()}
            autoFocus={tone === 'danger'}
          >
            {cancelText ?? text.cancel}
          </Button>
          <Button variant="solid" tone={tone} isBusy={isBusy} onClick={onConfirm} autoFocus={tone !== 'danger'}>
            {okText ?? text.ok}
          </Button>
        </>
      }
    >
      {error && <Banner tone="error">{error}</Banner>}
    </Dialog>
  )
}
