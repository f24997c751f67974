import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react'

import { usePopup } from '../../../hooks/use-popup.ts'
import { TooltipSheet, TooltipStyles, TooltipText } from './Tooltip.styles.ts'

export interface TooltipProps {
  text: string
  /** The text is already the control's name (an icon button): shown, but not read twice. */
  isName?: boolean
  /** One focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/**
 * Milliseconds a pointer rests before the tooltip shows, and has to cross over to it. Focus shows it immediately. It
 * hides after focus has arrived elsewhere: if it were removed while nothing has focus, a dialog would move focus to
 * itself and Tab would never get past its Close button.
 */
const delays = { show: 300, hide: 120, blur: 1 }

/**
 * A short text on hover and focus. Never the only place for essential information: touch cannot open it. It stays while
 * the pointer is on the control or the text, and Escape hides it wherever focus is (WCAG 1.4.13).
 */
export function Tooltip({ text, isName = false, children }: TooltipProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { anchorRef, popupRef } = usePopup<HTMLSpanElement, HTMLSpanElement>({ isOpen, align: 'center', side: 'above' })

  function change(isNext: boolean, delay = 0) {
    clearTimeout(timer.current)
    if (delay === 0) setIsOpen(isNext)
    else timer.current = setTimeout(() => setIsOpen(isNext), delay)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!isOpen) return
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') setIsOpen(false)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [isOpen])

  return (
    <span
      className="cm-tooltip-anchor"
      ref={anchorRef}
      onPointerEnter={(event) => event.pointerType === 'mouse' && change(true, isOpen ? 0 : delays.show)}
      onPointerLeave={() => change(false, delays.hide)}
      onPointerDown={() => change(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && change(true)}
      onBlur={() => change(false, delays.blur)}
    >
      <TooltipStyles />
      {cloneElement(children, isName || !isOpen ? {} : { 'aria-describedby': id })}
      {isOpen && text !== '' && (
        <TooltipSheet
          ref={popupRef}
          id={id}
          popover="manual"
          role={isName ? undefined : 'tooltip'}
          aria-hidden={isName || undefined}
        >
          <TooltipText>{text}</TooltipText>
        </TooltipSheet>
      )}
    </span>
  )
}
