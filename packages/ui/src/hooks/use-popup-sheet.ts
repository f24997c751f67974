import { type KeyboardEvent, useEffect, useId, useState } from 'react'

import { useOutsidePress } from './use-outside-press.ts'
import { usePopup } from './use-popup.ts'

/**
 * A sheet of settings below a button, aligned with its end. It takes the focus when it opens; Escape and a press outside
 * close it. Spread `buttonProps` on the button, and `sheetProps` on the `PopupSheet`, which is rendered only while `isOpen`.
 */
export function usePopupSheet() {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { anchorRef, popupRef } = usePopup<HTMLButtonElement, HTMLDivElement>({ isOpen, align: 'end' })
  useOutsidePress(isOpen, [anchorRef, popupRef], () => setIsOpen(false))

  useEffect(() => {
    if (isOpen) popupRef.current?.focus()
  }, [isOpen, popupRef])

  /** Focus goes to the button first, so that a dialog returns it there. */
  function close() {
    setIsOpen(false)
    anchorRef.current?.focus()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // A surrounding dialog must stay open.
    event.stopPropagation()
    event.preventDefault()
    close()
  }

  return {
    isOpen,
    toggle: () => setIsOpen(!isOpen),
    close,
    buttonProps: {
      ref: anchorRef,
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
    },
    sheetProps: { ref: popupRef, id, popover: 'manual', role: 'dialog', tabIndex: -1, onKeyDown: handleKeyDown },
  } as const
}
