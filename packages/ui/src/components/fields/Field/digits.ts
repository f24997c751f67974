const isDigit = /^\p{Nd}$/u

/**
 * Decimal digits of any script as 0 to 9. Unicode keeps each script's ten digits in one run that starts at its zero.
 */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (isDigit.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((code - zero) % 10)
  })
}

export interface NumberSigns {
  decimal: string
  group: string
}

const cache = new Map<string, NumberSigns>()

/** The decimal and group signs of a locale (BCP 47). */
export function numberSigns(locale: string): NumberSigns {
  const found = cache.get(locale)
  if (found) return found
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567.8)
  const sign = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? ''
  // Digits are normalized to Latin, so the signs are too.
  const signs = { decimal: sign('decimal').replace('٫', '.'), group: sign('group').replace('٬', ',') }
  cache.set(locale, signs)
  return signs
}
