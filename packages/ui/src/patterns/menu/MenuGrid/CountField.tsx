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

  function handleChange(typed: string) {
    if (typed === '') onChange(null)
    else if (/^\d+$/.test(typed) && typed.length <= mostDigits) onChange(Number(typed))
  }

  return (
    <CountRoot>
      <VisuallyHidden>{label}</VisuallyHidden>
      <CountInput
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
