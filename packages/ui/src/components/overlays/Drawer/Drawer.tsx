import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { useUiText } from '../../../text/UiText.ts'
import { DialogDescription, DialogFooter, DialogHead } from '../Dialog/Dialog.styles.ts'
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
  /** Which edge of the screen it comes from: the start is the right one in right-to-left text. */
  side?: 'start' | 'end'
  /** Buttons at the foot: the primary one last. */
  actions?: ReactNode
  /** Escape, the cross, or a press outside. */
  onClose: () => void
  children: ReactNode
}

/** A longer task or an explanation beside the page. It is open while it is rendered. */
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
          <DialogHead>
            <Radix.Title asChild>
              <h2>
                {/* A name of the other direction keeps its signs at its own end. */}
                <bdi>{title}</bdi>
              </h2>
            </Radix.Title>
            <IconButton label={text.close} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </DialogHead>
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
