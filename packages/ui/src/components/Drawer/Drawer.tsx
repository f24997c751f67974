import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { useUiText } from '../../text/UiText.ts'
import { DialogBody, DialogDescription, DialogFooter, DialogHead } from '../Dialog/Dialog.styles.ts'
import { focusFirstField } from '../Dialog/focus-first-field.ts'
import { keepOpenForPopups } from '../Dialog/keep-open-for-popups.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { keepOpenForToasts } from '../Toast/keep-open-for-toasts.ts'
import { DrawerContent, DrawerOverlay } from './Drawer.styles.ts'

export interface DrawerProps {
  title: string
  description?: ReactNode
  /** Which edge of the screen it comes from. */
  side?: 'start' | 'end'
  actions?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A longer task or an explanation beside the page. It is open while it is rendered. */
export function Drawer({ title, description, side = 'end', actions, onClose, children }: DrawerProps) {
  const text = useUiText()

  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <DrawerOverlay />
        <DrawerContent
          $side={side}
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
          {/* Text alone must be scrollable by keyboard too. */}
          <DialogBody tabIndex={0}>{children}</DialogBody>
          {actions && <DialogFooter>{actions}</DialogFooter>}
        </DrawerContent>
      </Radix.Portal>
    </Radix.Root>
  )
}
