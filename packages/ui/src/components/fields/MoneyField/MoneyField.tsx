import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { useTypedText } from '../Field/use-typed-text.ts'
import { currencySign, formatMoney, parseMoney } from './money.ts'

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'unit' | 'start' | 'end' | 'isFigure' | 'direction' | 'maxLength'
> {
  /** A decimal string, or what was typed where it is no amount: `parseMoney` says what is wrong with it. */
  value: string
  /** ISO 4217: "USD". */
  currency: string
  /** BCP 47: says which sign, on which side, and the decimal sign of the reader. */
  locale?: string
}

/**
 * Money as a decimal string with every digit that was typed: it is never rounded. Outside the field the amount is shown
 * up to the smallest coin ("12.5" as "12.50"); what cannot be read stays as typed, and the caller says so.
 */
export function MoneyField({ value, onChange, onBlur, currency, locale = 'en', ...rest }: MoneyFieldProps) {
  const { sign, side, direction } = currencySign(currency, locale)
  const field = useTypedText(value, onChange, read, (amount) => formatMoney(amount, currency, locale))

  function read(text: string) {
    const parsed = parseMoney(text, currency, locale)
    return parsed.ok ? parsed.amount : text
  }

  return (
    <TextField
      autoComplete="off"
      {...rest}
      value={field.text}
      onChange={field.type}
      onBlur={(event) => {
        field.settle()
        onBlur?.(event)
      }}
      inputMode="decimal"
      isFigure
      direction={direction}
      {...(side === 'start' ? { start: sign } : { unit: sign })}
    />
  )
}
