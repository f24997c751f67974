import { useState } from 'react'

import { usePopup } from '../../../hooks/use-popup.ts'
import { useUiText } from '../../../text/UiText.ts'
import { AmountInput, FractionButton, FractionRow } from './LineCell.styles.ts'

interface AmountEditorProps {
  label: string
  /** As typed, both amounts of a line as one text. */
  amount: string
  /** Offered below the cell: "3/4". Typing one is the same. */
  fractions: readonly string[]
  onChange: (amount: string) => void
}

const none: readonly string[] = []

/** The whole part of an amount that a fraction may follow: 1 of "1", "1 1/2" or "1½", none of "1/2". */
const wholeOf = (amount: string) => /^\s*0*([1-9]\d*)(?![\d/])/.exec(amount)?.[1]

/** An amount inside a cell, with fractions to press. Focus stays in the field. */
export function AmountEditor({ label, amount: first, fractions: offered, onChange }: AmountEditorProps) {
  const text = useUiText()
  // The line's text is parsed on every key, so the field keeps its own.
  const [amount, setAmount] = useState(first)
  const fractions = /\p{L}/u.test(amount) ? none : offered
  const { anchorRef, popupRef } = usePopup<HTMLInputElement, HTMLDivElement>({ isOpen: fractions.length > 0 })
  const whole = wholeOf(amount)
  const change = (typed: string) => {
    setAmount(typed)
    onChange(typed)
  }

  return (
    <>
      <AmountInput
        ref={anchorRef}
        autoFocus
        aria-label={label}
        autoComplete="off"
        value={amount}
        // A letter typed on the cell is already in the field; typing continues after it.
        onFocus={({ currentTarget: input }) => input.setSelectionRange(input.value.length, input.value.length)}
        onChange={(event) => change(event.target.value)}
      />
      {fractions.length > 0 && (
        <FractionRow
          ref={popupRef}
          popover="manual"
          role="group"
          aria-label={text.fractions}
          dir="ltr"
          onMouseDown={(event) => event.preventDefault()}
        >
          {fractions.map((fraction) => (
            <FractionButton
              key={fraction}
              type="button"
              tabIndex={-1}
              onClick={() => change(whole ? `${whole} ${fraction}` : fraction)}
            >
              {fraction}
            </FractionButton>
          ))}
        </FractionRow>
      )}
    </>
  )
}
