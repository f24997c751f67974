const isDigit = /^\p{Nd}$/u

/** Decimal digits of any script as 0 to 9. Unicode keeps each script's ten digits in one run that starts at its zero. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (isDigit.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((code - zero) % 10)
  })
}

const decimalSigns = new Map<string, string>()

/** The decimal sign of a locale (BCP 47), in the form typed with Latin digits: "." or ",". */
export function decimalSign(locale: string): string {
  const known = decimalSigns.get(locale)
  if (known) return known
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  const sign = (parts.find(({ type }) => type === 'decimal')?.value ?? '.').replace('٫', '.')
  decimalSigns.set(locale, sign)
  return sign
}
