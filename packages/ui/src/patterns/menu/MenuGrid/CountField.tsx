import { useLayoutEffect, useRef } from 'react'

import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { CountInput, CountRoot, CountUnit } from './CountField.styles.ts'

interface CountFieldProps {
  label: string
  unit: string
  value: number | null
  isReadOnly: boolean
  onChange: (value: number | null) => void
}

const mostDigits = 6

/** A count of meals or servings. Empty = not planned; only digits are accepted. */
export function CountField({ label, unit, value, isReadOnly, onChange }: CountFieldProps) {
  const text = useMenuText()
  const inputRef = useRef<HTMLInputElement>(null)
  const expected = useRef(value)

  // A merge can replace the number before the user types. Select it again, or the first digit is appended to the new number.
  useLayoutEffect(() => {
    const input = inputRef.current
    if (value !== expected.current && input === document.activeElement) input?.select()
    expected.current = value
  }, [value])

  function change(next: number | null) {
    expected.current = next
    onChange(next)
  }

  function handleChange(typed: string) {
    if (typed === '') change(null)
    else if (/^\d+$/.test(typed) && typed.length <= mostDigits) change(Number(typed))
  }

  return (
    <CountRoot>
      <VisuallyHidden>{label}</VisuallyHidden>
      <CountInput
        ref={inputRef}
        tabIndex={-1}
        inputMode="numeric"
        autoComplete="off"
        // A space, so that `:placeholder-shown` styles an empty field.
        placeholder=" "
        title={value === null ? `${label}: ${text.notPlanned}` : label}
        readOnly={isReadOnly}
        value={value ?? ''}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => handleChange(event.target.value)}
      />
      <CountUnit aria-hidden>{unit}</CountUnit>
    </CountRoot>
  )
}
