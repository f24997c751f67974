const locale = 'ar-u-nu-latn'

/** Formats numbers as Arabic does, in Latin digits; the formatter is created when the first number is shown. */
export function formatter(options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined
  return (value) => {
    format ??= new Intl.NumberFormat(locale, options)
    return format.format(value)
  }
}

/** A whole number with its thousands separated. */
export const whole = formatter({ maximumFractionDigits: 3 })

let rules: Intl.PluralRules | undefined

/** What is counted, in the form that Arabic gives it for that number; "#" is the number. */
export function counted(count: number, forms: Record<Intl.LDMLPluralRule, string>): string {
  rules ??= new Intl.PluralRules(locale)
  return forms[rules.select(count)].replace('#', whole(count))
}

/** A name in its own direction, where Latin letters next to signs or numbers would change the order of the sentence. */
export const isolated = (text: string) => `\u2068${text}\u2069`

/** A sign before a number, kept on the number's left. */
export const signed = (sign: string, value: string) => `\u200E${sign}${value}`

/** Days as the subject of a sentence. */
export const dayForms = {
  zero: 'لا أيام',
  one: 'يوم واحد',
  two: 'يومان',
  few: '# أيام',
  many: '# يومًا',
  other: '# يوم',
}
