import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { useUiText } from '../../../text/UiText.ts'
import { DialogDescription, DialogFooter, DialogHeader } from '../Dialog/Dialog.styles.ts'
import { focusFirstField } from '../Dialog/focus-first-field.ts'
import { keepOpenForPopups } from '../Dialog/keep-open-for-popups.ts'
import { ScrollBody } from '../Dialog/ScrollBody.tsx'
import { useFocusReturn } from '../Dialog/use-focus-return.ts'
import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import { keepOpenForToasts } from '../../feedback/Toast/keep-open-for-toasts.ts'
import { DrawerContent, DrawerOverlay } from './Drawer.styles.ts'

export interface DrawerProps {
  title: string
  /** One sentence below the title, read when the drawer opens. */
  description?: ReactNode
  /** The edge of the screen it opens from. The start is the right edge in right-to-left text. */
  side?: 'start' | 'end'
  /** Buttons in the footer, the primary one last. */
  actions?: ReactNode
  /** Called on Escape, Close or a press outside. */
  onClose: () => void
  children: ReactNode
}

/** A longer task or explanation next to the page. Open while it is rendered. */
export function Drawer({ title, description, side = 'end', actions, onClose, children }: DrawerProps) {
  requireLabel('Drawer', title, 'title')
  const text = useUiText()
  const handleCloseAutoFocus = useFocusReturn()

  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <DrawerOverlay />
        <DrawerContent
          $side={side}
          data-modal
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
            <IconButton label={text.close} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </DialogHeader>
          <ScrollBody>
            {description && (
              <DialogDescription asChild>
                <div>{description}</div>
              </DialogDescription>
            )}
            {children}
          </ScrollBody>
          {actions && <DialogFooter>{actions}</DialogFooter>}
        </DrawerContent>
      </Radix.Portal>
    </Radix.Root>
  )
}
