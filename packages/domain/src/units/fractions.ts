import { toDecimal } from './decimal.ts'
import { decimalSign, latinDigits } from './digits.ts'

/** Fractions offered for quantities, with their values. */
export const kitchenFractions = [
  ['1/8', 1 / 8],
  ['1/4', 1 / 4],
  ['1/3', 1 / 3],
  ['3/8', 3 / 8],
  ['1/2', 1 / 2],
  ['5/8', 5 / 8],
  ['2/3', 2 / 3],
  ['3/4', 3 / 4],
] as const

/** Amounts this large or larger are typing errors. */
export const amountLimit = 1_000_000

/** Longer texts are not amounts. */
const maxLength = 60

export const amountProblems = [
  'empty',
  'notANumber',
  /** "1,5" where the decimal sign is a point is ambiguous, so it is refused. */
  'comma',
  'zero',
  'negative',
  'tooLarge',
] as const
export type AmountProblem = (typeof amountProblems)[number]

export type ParsedAmount = { ok: true; amount: string } | { ok: false; problem: AmountProblem }

export interface ParseOptions {
  /** BCP 47 locale for the decimal sign. "en" by default. */
  locale?: string
  /** Accepts zero, for stock counts. */
  allowZero?: boolean
}

/**
 * Reads an amount as a cook types it ("½", "1 1/2", "1½", ".5", "2", digits of any script) into a decimal string of at
 * most six decimals. Never throws and never guesses.
 */
export function parseAmount(text: string, { locale = 'en', allowZero = false }: ParseOptions = {}): ParsedAmount {
  if (text.length > maxLength) return refuse('notANumber')
  const typed = normalize(text)
  if (typed === '') return refuse('empty')

  const hasDecimalComma = decimalSign(locale) === ','
  const unsigned = typed.replace(/^- ?/, '')
  const value = readUnsigned(hasDecimalComma ? withDecimalPoint(unsigned) : unsigned)
  if (value === null) return refuse(!hasDecimalComma && hasComma.test(unsigned) ? 'comma' : 'notANumber')
  if (unsigned !== typed && value > 0) return refuse('negative')
  if (value >= amountLimit) return refuse('tooLarge')

  const amount = toDecimal(value)
  return amount === '0' && !allowZero ? refuse('zero') : { ok: true, amount }
}

export interface FormatOptions {
  /** BCP 47 locale for the decimal sign. "en" by default. */
  locale?: string
  /** `decimal` for units that kitchens measure in decimals, such as grams. */
  notation?: 'fraction' | 'decimal'
}

/**
 * An amount as kitchens write it: "1.5" becomes "1 1/2", "0.333333" becomes "1/3". Other values stay decimal, so nothing
 * is rounded away. Text that is not an amount is returned unchanged.
 */
export function formatAmount(
  amount: string | number,
  { locale = 'en', notation = 'fraction' }: FormatOptions = {},
): string {
  const value = amount === '' ? Number.NaN : Number(amount)
  if (!Number.isFinite(value) || value < 0) return String(amount)

  const whole = Math.floor(value)
  const rest = value - whole
  // 2e-6 admits thirds that were rounded to six decimals.
  const fraction =
    notation === 'fraction' ? kitchenFractions.find(([, size]) => Math.abs(size - rest) < 2e-6) : undefined
  if (!fraction) return toDecimal(value).replace('.', decimalSign(locale))
  return whole === 0 ? fraction[0] : `${whole} ${fraction[0]}`
}

const hasComma = /^\d*,\d[\d,.]*$|^\d[\d.]*,\d+$/

/** Writes digits, signs and spaces in one form: "1½" becomes "1 1/2", "٣٫٥" becomes "3.5". */
function normalize(text: string): string {
  return (
    latinDigits(text)
      // Compatibility decomposition turns "½" into "1⁄2"; the space keeps "1½" from becoming "11/2".
      .replace(/[\u00BC-\u00BE\u2150-\u215E\u2189]/g, (sign) => ` ${sign.normalize('NFKD')}`)
      .replace(/[\u2044\u2215]/g, '/')
      .replace(/[\u2212\u2013]/g, '-')
      .replace(/\u066B/g, '.')
      .replace(/[\u200E\u200F\u061C]/g, '')
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/ ?\/ ?/g, '/')
  )
}

/**
 * Replaces the decimal comma by a point. Points group thousands there ("1.500"); a point that does not is a decimal
 * point, as number pads type it. Empty if both signs appear out of order.
 */
function withDecimalPoint(text: string): string {
  if (/^\d{1,3}(\.\d{3})+(,\d*)?$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return text.includes('.') && text.includes(',') ? '' : text.replace(',', '.')
}

/** "2", "2.5", ".5", "3/4", "1 3/4" or "1-3/4". */
function readUnsigned(text: string): number | null {
  if (/^(\d+\.?\d*|\.\d+)$/.test(text)) return Number(text)
  const [, whole = '0', top, bottom] = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(text) ?? []
  if (top === undefined || Number(bottom) === 0) return null
  return Number(whole) + Number(top) / Number(bottom)
}

function refuse(problem: AmountProblem): ParsedAmount {
  return { ok: false, problem }
}
