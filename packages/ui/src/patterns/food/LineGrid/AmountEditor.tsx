import { usePopup } from '../../../hooks/use-popup.ts'
import { useUiText } from '../../../text/UiText.ts'
import { CellInput, FractionButton, FractionRow } from './LineCell.styles.ts'

interface AmountEditorProps {
  label: string
  /** As typed. */
  amount: string
  /** Offered below the cell: "3/4". Typing one is the same. */
  fractions: readonly string[]
  onChange: (amount: string) => void
}

/** The whole part of an amount that a fraction may follow: 1 of "1", "1 1/2" or "1½", none of "1/2". */
const wholeOf = (amount: string) => /^\s*0*([1-9]\d*)(?![\d/])/.exec(amount)?.[1]

/** An amount inside a cell, with fractions to press. Focus stays in the field. */
export function AmountEditor({ label, amount, fractions, onChange }: AmountEditorProps) {
  const text = useUiText()
  const { anchorRef, popupRef } = usePopup<HTMLInputElement, HTMLDivElement>({ isOpen: fractions.length > 0 })
  const whole = wholeOf(amount)

  return (
    <>
      <CellInput
        ref={anchorRef}
        autoFocus
        aria-label={label}
        autoComplete="off"
        value={amount}
        // A letter typed on the cell is already in the field; typing continues after it.
        onFocus={({ currentTarget: input }) => input.setSelectionRange(input.value.length, input.value.length)}
        onChange={(event) => onChange(event.target.value)}
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
              onClick={() => onChange(whole ? `${whole} ${fraction}` : fraction)}
            >
              {fraction}
            </FractionButton>
          ))}
        </FractionRow>
      )}
    </>
  )
}
