import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { useUiText } from '../../../text/UiText.ts'
import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import { keepOpenForToasts } from '../../feedback/Toast/keep-open-for-toasts.ts'
import { focusFirstError } from '../../fields/Field/focus-first-error.ts'
import { DialogContent, DialogDescription, DialogFooter, DialogHeader, DialogOverlay } from './Dialog.styles.ts'
import { focusFirstField } from './focus-first-field.ts'
import { keepOpenForPopups } from './keep-open-for-popups.ts'
import { ScrollBody } from './ScrollBody.tsx'
import { useFocusReturn } from './use-focus-return.ts'

export interface DialogProps {
  title: string
  /** One sentence below the title, read when the dialog opens. */
  description?: ReactNode
  /** Buttons in the footer, the primary one last. */
  actions?: ReactNode
  /** Called on Escape, Close or a press outside. */
  onClose: () => void
  /** `alertdialog` for questions that interrupt. */
  role?: 'dialog' | 'alertdialog'
  /** `wide` for two columns; both fill a phone's width. */
  width?: 'normal' | 'wide'
  /** Keeps the dialog open while an action runs. */
  isBusy?: boolean
  /** Errors of its fields, for dialogs without a form. When they change, the first invalid field gets the focus. */
  errors?: object | null
  children?: ReactNode
}

/**
 * A short task above the page. Open while it is rendered: `{isOpen && <Dialog … />}`. Focus starts on the first field,
 * stays inside, and returns to where it was. Header and actions stay visible while the body scrolls.
 */
export function Dialog({
  title,
  description,
  actions,
  onClose,
  role = 'dialog',
  width = 'normal',
  isBusy = false,
  errors = null,
  children,
}: DialogProps) {
  requireLabel('Dialog', title, 'title')
  const text = useUiText()
  const handleCloseAutoFocus = useFocusReturn()
  const contentRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (errors) focusFirstError(contentRef.current)
  }, [errors])

  function handleClose() {
    if (!isBusy) onClose()
  }

  return (
    <Radix.Root open onOpenChange={handleClose}>
      <Radix.Portal>
        <DialogOverlay>
          <DialogContent
            ref={contentRef}
            role={role}
            data-modal
            $width={width}
            onEscapeKeyDown={keepOpenForPopups}
            onOpenAutoFocus={focusFirstField}
            onCloseAutoFocus={handleCloseAutoFocus}
            onPointerDownOutside={keepOpenForToasts}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <DialogHeader>
              <Radix.Title asChild>
                <h2>
                  {/* Keeps punctuation in place if the name runs in the other direction. */}
                  <bdi>{title}</bdi>
                </h2>
              </Radix.Title>
              <IconButton label={text.close} aria-disabled={isBusy || undefined} onClick={handleClose}>
                <X aria-hidden />
              </IconButton>
            </DialogHeader>
            {(description || children) && (
              <ScrollBody>
                {description && (
                  <DialogDescription asChild>
                    <div>{description}</div>
                  </DialogDescription>
                )}
                {children}
              </ScrollBody>
            )}
            {actions && <DialogFooter>{actions}</DialogFooter>}
          </DialogContent>
        </DialogOverlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
