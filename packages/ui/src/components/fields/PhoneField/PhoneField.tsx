import { useUiText } from '../../../text/UiText.ts'
import { useTypedText } from '../Field/use-typed-text.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { phoneDigits, phoneProblem, readPhone } from './phone.ts'

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'unit' | 'start' | 'end' | 'isNumeric' | 'direction' | 'maxLength'
> {
  /** Digits without the dial code, or the typed text if it is not a number: `phoneProblem` returns the problem. */
  value: string
  /** The country's dial code, with or without plus: "+1". Shown before the digits, not part of the value. */
  dialCode: string
}

/**
 * A phone number within one country: up to ten digits after the dial code. A pasted "+1 (555) 010-9999" becomes its ten
 * digits; text that is not a number stays as typed.
 */
export function PhoneField({ value, onChange, onBlur, dialCode, error, ...rest }: PhoneFieldProps) {
  const text = useUiText()
  const field = useTypedText(
    value,
    onChange,
    (typed) => readPhone(typed, dialCode),
    (digits) => digits,
  )
  const tooLong = phoneProblem(value) === 'tooLong' ? text.tooManyDigits(text.number(phoneDigits)) : undefined

  return (
    <TextField
      autoComplete="tel-national"
      {...rest}
      value={field.text}
      onChange={field.type}
      onBlur={(event) => {
        field.settle()
        onBlur?.(event)
      }}
      type="tel"
      inputMode="tel"
      direction="ltr"
      start={`+${dialCode.replace(/\D/g, '')}`}
      error={error || tooLong}
    />
  )
}
