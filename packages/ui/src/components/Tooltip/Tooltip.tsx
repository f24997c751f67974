import { cloneElement, type KeyboardEvent, type ReactElement, useId, useState } from 'react'

import { usePopup } from '../Popup/use-popup.ts'
import { TooltipAnchor, TooltipSheet } from './Tooltip.styles.ts'

interface TooltipProps {
  text: string
  /** The text is already the name of the control (an icon button): it is shown, not read twice. */
  isName?: boolean
  /** One focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/** A few words on hover and focus; Escape hides them. Never the only place of something one needs. */
export function Tooltip({ text, isName = false, children }: TooltipProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { anchorRef, popupRef } = usePopup<HTMLSpanElement, HTMLSpanElement>({ isOpen, align: 'center', side: 'above' })

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setIsOpen(false)
  }

  return (
    <TooltipAnchor
      ref={anchorRef}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsOpen(true)}
      onPointerLeave={() => setIsOpen(false)}
      onPointerDown={() => setIsOpen(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setIsOpen(true)}
      onBlur={() => setIsOpen(false)}
      onKeyDown={handleKeyDown}
    >
      {cloneElement(children, isName || !isOpen ? {} : { 'aria-describedby': id })}
      {isOpen && (
        <TooltipSheet
          ref={popupRef}
          id={id}
          popover="manual"
          role={isName ? undefined : 'tooltip'}
          aria-hidden={isName}
        >
          {text}
        </TooltipSheet>
      )}
    </TooltipAnchor>
  )
}
