import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'

import { useOutsidePress } from '../../../hooks/use-outside-press.ts'
import { usePopup } from '../../../hooks/use-popup.ts'
import { ExplainSheet, ExplainTitle, ExplainTrigger } from './Explain.styles.ts'

export interface ExplainProps {
  /** The content of the button: a word, or an icon with a word. */
  trigger: ReactNode
  title: string
  /** One line each. */
  lines: readonly string[]
}

/** A word that shows its reasons on click, tap or Enter; Escape closes them. */
export function Explain({ trigger, title, lines }: ExplainProps) {
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { anchorRef, popupRef } = usePopup<HTMLButtonElement, HTMLDivElement>({ isOpen })
  useOutsidePress(isOpen, [anchorRef, popupRef], () => setIsOpen(false))

  useEffect(() => {
    if (isOpen) popupRef.current?.focus({ preventScroll: true })
  }, [isOpen, popupRef])

  function handleKeyDown(event: KeyboardEvent) {
    // The surrounding grid must not handle the same key.
    event.stopPropagation()
    if (event.key !== 'Escape' && event.key !== 'Tab') return
    if (event.key === 'Escape') event.preventDefault()
    setIsOpen(false)
    anchorRef.current?.focus()
  }

  return (
    <>
      <ExplainTrigger ref={anchorRef} type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {trigger}
      </ExplainTrigger>
      {isOpen && (
        <ExplainSheet
          ref={popupRef}
          popover="manual"
          role="dialog"
          aria-labelledby={titleId}
          tabIndex={0}
          onKeyDown={handleKeyDown}
        >
          <ExplainTitle id={titleId}>{title}</ExplainTitle>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </ExplainSheet>
      )}
    </>
  )
}
