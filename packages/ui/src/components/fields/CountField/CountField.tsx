import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'

import { Field, type FieldProps } from '../Field/Field.tsx'
import { CountBox, CountButton, CountInput } from './CountField.styles.ts'

export interface CountFieldProps extends FieldProps {
  /** A whole number from 0; null = not entered, which is not zero. */
  value: number | null
  /** Called with the number as it is typed or stepped, and with null for an emptied field. */
  onChange: (value: number | null) => void
  /** Shown while nothing is entered: the expected count, such as the planned servings. The first step starts from it. */
  expected?: number | null
  /** Names of the buttons: "One less: Served, K-5". */
  lessLabel: string
  moreLabel: string
  readOnly?: boolean
  id?: string
  max?: number
}

/**
 * A count with large buttons for one less and one more, for wet hands and gloves. Only digits are accepted. Text that is not a
 * whole number stays visible until it is corrected and is never passed on.
 */
export function CountField({
  value,
  onChange,
  expected = null,
  lessLabel,
  moreLabel,
  readOnly = false,
  max = 100_000,
  id,
  ...field
}: CountFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (value === null ? '' : String(value))

  function handleType(text: string) {
    const digits = text.trim()
    if (digits === '') {
      setTyped(null)
      onChange(null)
    } else if (/^\d+$/.test(digits) && Number(digits) <= max) {
      setTyped(null)
      onChange(Number(digits))
    } else setTyped(text)
  }

  function step(by: 1 | -1) {
    setTyped(null)
    const next = value === null ? (expected ?? (by === 1 ? 1 : 0)) : value + by
    onChange(Math.min(max, Math.max(0, next)))
  }

  return (
    <Field {...field} id={id}>
      {(control) => (
        <CountBox data-read-only={readOnly || undefined}>
          {!readOnly && (
            <CountButton
              type="button"
              aria-label={lessLabel}
              title={lessLabel}
              onClick={() => step(-1)}
              disabled={value === 0}
            >
              <Minus aria-hidden />
            </CountButton>
          )}
          <CountInput
            {...control}
            aria-invalid={typed === null ? control['aria-invalid'] : true}
            inputMode="numeric"
            autoComplete="off"
            readOnly={readOnly}
            value={shown}
            placeholder={expected === null ? undefined : String(expected)}
            onChange={(event) => handleType(event.target.value)}
            onBlur={() => setTyped(null)}
          />
          {!readOnly && (
            <CountButton
              type="button"
              aria-label={moreLabel}
              title={moreLabel}
              onClick={() => step(1)}
              disabled={value !== null && value >= max}
            >
              <Plus aria-hidden />
            </CountButton>
          )}
        </CountBox>
      )}
    </Field>
  )
}
