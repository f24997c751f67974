/** The decimal sign of a number. */
type DecimalSign = '.' | ','

/**
 * How a file's numbers are written. `either`: its cells use both signs, or none that decides. Then only numbers with a single
 * reading are read, and "1.234" is not.
 */
export type NumberStyle = DecimalSign | 'either'

/** A number with two readings, one a thousand times the other: "1,234". */
export const twoReadings = Symbol('two readings')

const arabicDigits = /[\u0660-\u0669\u06F0-\u06F9]/g
const marks = /[\u200E\u200F\u061C]/g

/** A text with Latin digits in place of those of Arabic and Persian keyboards, and without direction marks. */
export const latinDigits = (text: string): string =>
  text.replaceAll(marks, '').replaceAll(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf))

const groupSpaces = /['\s\u00A0\u202F]/g
// Zero has no thousands: "0,125" is a fraction.
const grouped = (group: string) => `(?:[1-9]\\d{0,2}(?:${group}\\d{3})+|\\d+)`
const patterns = {
  '.': new RegExp(`^(${grouped(',')})(?:\\.(\\d+))?$`),
  ',': new RegExp(`^(${grouped('\\.')})(?:,(\\d+))?$`),
  arabic: new RegExp(`^(${grouped('٬')})(?:٫(\\d+))?$`),
}

const read = (text: string, pattern: RegExp): string | null => {
  const [, whole, fraction] = pattern.exec(text) ?? []
  if (whole === undefined) return null
  const plain = whole.replaceAll(/\D/g, '')
  return fraction === undefined ? plain : `${plain}.${fraction}`
}

/**
 * A number without a sign as decimal text: "1.234,50" as 1234.50. Digits of Arabic keyboards and their signs are read in every style.
 * Null for text that is not a number in the style.
 */
export function readDecimal(cell: string, style: NumberStyle): string | typeof twoReadings | null {
  const text = latinDigits(cell)
    .replaceAll(groupSpaces, '')
    .replace(/^(?=[.,٫]\d)/, '0')
  if (/[٬٫]/.test(text)) return read(text, patterns.arabic)
  if (style !== 'either') return read(text, patterns[style])
  const [point, comma] = [read(text, patterns['.']), read(text, patterns[','])]
  if (point !== null && comma !== null && point !== comma) return twoReadings
  return point ?? comma
}

/**
 * How a file writes numbers, by its cells: those with a single reading decide. English files have points; nothing is guessed in
 * them. `isEnglish`: the person who imports it uses English.
 */
export function numberStyleOf(cells: Iterable<string>, isEnglish: boolean): NumberStyle {
  if (isEnglish) return '.'
  const signs = new Set<DecimalSign>()
  for (const cell of cells) {
    // Without a currency sign, a minus or a unit.
    const text = latinDigits(cell).replaceAll(/^[^\d.,]+|[^\d]+$/g, '')
    if (!/[.,]/.test(text) || typeof readDecimal(text, 'either') !== 'string') continue
    signs.add(read(text.replaceAll(groupSpaces, ''), patterns['.']) === null ? ',' : '.')
  }
  const [only] = signs
  return signs.size === 1 && only !== undefined ? only : 'either'
}
