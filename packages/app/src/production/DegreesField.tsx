import { degreesRange } from '@commissary/domain/production'
import { degreesIn, toFahrenheit } from '@commissary/domain/units'
import type { Temperatures } from '@commissary/messages/temperatures'
import { TextField } from '@commissary/ui'
import { useState } from 'react'

interface DegreesFieldProps {
  id: string
  label: string
  readOnly: boolean
  error: string | undefined
  /** Stored degrees, in Fahrenheit. */
  value: number | null
  temperatures: Temperatures
  /** The message for text that is not a temperature. */
  invalid: string
  onChange: (fahrenheit: number | null) => void
}

/** A temperature in the unit of the caterer's country, as typed until it is a number. */
export function DegreesField({ value, temperatures, invalid, error, onChange, ...field }: DegreesFieldProps) {
  const { unit, sign } = temperatures
  const [typed, setTyped] = useState<string | null>(null)
  const isValid = typed === null || typed.trim() === '' || read(typed) !== null

  function read(text: string): number | null {
    const fahrenheit = toFahrenheit(unit, Number(text.replace(',', '.')))
    return fahrenheit >= degreesRange.least && fahrenheit <= degreesRange.most ? fahrenheit : null
  }

  function handleChange(text: string) {
    setTyped(text)
    const fahrenheit = read(text)
    if (text.trim() === '') onChange(null)
    else if (fahrenheit !== null) onChange(fahrenheit)
  }

  return (
    <TextField
      {...field}
      // Frozen food is below zero in Celsius, and the number keyboard on some phones has no minus sign.
      inputMode={unit === 'C' ? 'text' : 'decimal'}
      autoComplete="off"
      unit={sign}
      isNumeric
      value={typed ?? (value === null ? '' : String(degreesIn(unit, value)))}
      error={isValid ? error : invalid}
      onChange={handleChange}
      onBlur={() => isValid && setTyped(null)}
    />
  )
}
