import { type KeyboardEvent, useEffect, useId, useState } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import { useOutsidePress } from '../../../hooks/use-outside-press.ts'
import { usePopup } from '../../../hooks/use-popup.ts'
import { FractionOption, FractionSheet, FractionSign, QuantityPick } from './QuantityField.styles.ts'

interface FractionPickerProps {
  fractions: readonly string[]
  /** The fraction of the amount in the field. */
  chosen: string | undefined
  disabled: boolean
  onPick: (fraction: string) => void
}

/** Fractions per row of the popup. */
const perRow = 4

/** Fractions in a small popup: arrow keys, Home and End move; Enter or Space picks; Escape closes. */
export function FractionPicker({ fractions, chosen, disabled, onPick }: FractionPickerProps) {
  const text = useUiText()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { anchorRef, popupRef } = usePopup<HTMLSpanElement, HTMLDivElement>({ isOpen, align: 'end' })
  useOutsidePress(isOpen, [anchorRef, popupRef], () => setIsOpen(false))

  const options = () => [...(popupRef.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]

  useEffect(() => {
    if (!isOpen) return
    const sheet = popupRef.current
    const target =
      sheet?.querySelector<HTMLElement>('[aria-selected="true"]') ?? sheet?.querySelector('[role="option"]')
    if (target instanceof HTMLElement) target.focus()
  }, [isOpen, popupRef])

  function close() {
    setIsOpen(false)
    anchorRef.current?.querySelector('button')?.focus()
  }

  function pick(fraction: string) {
    onPick(fraction)
    close()
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // The surrounding table or dialog must not handle the same key.
    event.stopPropagation()
    const all = options()
    const at = all.findIndex((option) => option === document.activeElement)
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const steps: Record<string, number> = {
      ArrowRight: forward,
      ArrowLeft: -forward,
      ArrowDown: perRow,
      ArrowUp: -perRow,
      Home: -at,
      End: all.length - 1 - at,
    }
    const step = steps[event.key]
    const fraction = fractions[at]

    if (step !== undefined) all[(at + step + all.length) % all.length]?.focus()
    else if ((event.key === 'Enter' || event.key === ' ') && fraction) pick(fraction)
    else if (event.key === 'Escape' || event.key === 'Tab') close()
    else return
    if (event.key !== 'Tab') event.preventDefault()
  }

  return (
    <QuantityPick ref={anchorRef}>
      <IconButton
        label={text.chooseFraction}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={disabled}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        <FractionSign aria-hidden>½</FractionSign>
      </IconButton>
      {isOpen && (
        <FractionSheet
          ref={popupRef}
          id={id}
          popover="manual"
          role="listbox"
          aria-label={text.fractions}
          dir="ltr"
          onKeyDown={handleKeyDown}
        >
          {fractions.map((fraction) => (
            <FractionOption
              key={fraction}
              role="option"
              tabIndex={-1}
              aria-selected={fraction === chosen}
              onClick={() => pick(fraction)}
            >
              {fraction}
            </FractionOption>
          ))}
        </FractionSheet>
      )}
    </QuantityPick>
  )
}
