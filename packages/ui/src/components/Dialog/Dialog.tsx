import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { useUiText } from '../../text/UiText.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { keepOpenForToasts } from '../Toast/keep-open-for-toasts.ts'
import {
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHead,
  DialogOverlay,
} from './Dialog.styles.ts'
import { focusFirstField } from './focus-first-field.ts'
import { keepOpenForPopups } from './keep-open-for-popups.ts'

export interface DialogProps {
  title: string
  /** One sentence below the title, read when the dialog opens. */
  description?: ReactNode
  /** Buttons at the foot: the primary one last. */
  actions?: ReactNode
  /** Escape, the cross, or a press outside. */
  onClose: () => void
  /** `alertdialog` for questions that interrupt. */
  role?: 'dialog' | 'alertdialog'
  children?: ReactNode
}

/** A short task above the page. It is open while it is rendered: `{isOpen && <Dialog … />}`. */
export function Dialog({ title, description, actions, onClose, role = 'dialog', children }: DialogProps) {
  const text = useUiText()

  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <DialogOverlay>
          <DialogContent
            role={role}
            onEscapeKeyDown={keepOpenForPopups}
            onOpenAutoFocus={focusFirstField}
            onPointerDownOutside={keepOpenForToasts}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <DialogHead>
              <Radix.Title asChild>
                <h2>{title}</h2>
              </Radix.Title>
              <IconButton label={text.close} onClick={onClose}>
                <X aria-hidden />
              </IconButton>
            </DialogHead>
            {description && <DialogDescription>{description}</DialogDescription>}
            {children && <DialogBody>{children}</DialogBody>}
            {actions && <DialogFooter>{actions}</DialogFooter>}
          </DialogContent>
        </DialogOverlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
