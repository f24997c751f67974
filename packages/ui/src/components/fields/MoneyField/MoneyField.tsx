import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { useTypedText } from '../Field/use-typed-text.ts'
import { currencySign, formatMoney, parseMoney } from './money.ts'

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'unit' | 'start' | 'end' | 'isNumeric' | 'direction' | 'maxLength'
> {
  /** A decimal string, or the typed text if it is not an amount: `parseMoney` returns the problem. */
  value: string
  /** ISO 4217: "USD". */
  currency: string
  /** BCP 47: determines the currency sign, its side, and the decimal sign. */
  locale?: string
}

/**
 * Money as a decimal string with every typed digit, never rounded. After focus leaves, the amount is padded to the
 * smallest coin ("12.5" as "12.50"). Unreadable text stays as typed, and the caller passes the `error`.
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
      isNumeric
      direction={direction}
      {...(side === 'start' ? { start: sign } : { unit: sign })}
    />
  )
}
