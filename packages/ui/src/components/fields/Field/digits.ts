const isDigit = /^\p{Nd}$/u

/** Decimal digits of every script as 0 to 9: Unicode keeps each script's ten in one run that begins with its zero. */
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

const known = new Map<string, NumberSigns>()

/** How the readers of a locale (BCP 47) part the digits of a number. */
export function numberSigns(locale: string): NumberSigns {
  const found = known.get(locale)
  if (found) return found
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567.8)
  const sign = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? ''
  // Digits are read in any script, so the signs are taken in the form that is typed with Latin digits.
  const signs = { decimal: sign('decimal').replace('٫', '.'), group: sign('group').replace('٬', ',') }
  known.set(locale, signs)
  return signs
}
