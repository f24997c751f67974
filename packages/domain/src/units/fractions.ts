import { toDecimal } from './decimal.ts'

/** Fractions that the product offers for quantities, with their values. */
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

/** Amounts from here on are typing errors, not food. */
export const amountLimit = 1_000_000

export const amountProblems = [
  'empty',
  'notANumber',
  /** "1,5" is one and a half to some and an error to others: refused rather than guessed. */
  'comma',
  'zero',
  'negative',
  'tooLarge',
] as const
export type AmountProblem = (typeof amountProblems)[number]

export type ParsedAmount = { ok: true; amount: string } | { ok: false; problem: AmountProblem }

/**
 * Reads an amount as a cook types it ("½", "1 1/2", "1½", ".5", "2") into a decimal string of at most six decimals.
 * Never throws and never guesses.
 */
export function parseAmount(text: string): ParsedAmount {
  // Compatibility decomposition turns "½" into "1⁄2" with a fraction slash; the space keeps "1½" from becoming "11/2".
  const typed = text
    .replace(/[\u00BC-\u00BE\u2150-\u215E\u2189]/g, (sign) => ` ${sign.normalize('NFKD').replace('\u2044', '/')}`)
    .replace(/\u2044/g, '/')
    .replace(/[\u2212\u2013]/g, '-')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/')

  if (typed === '') return refuse('empty')
  const unsigned = typed.replace(/^- ?/, '')
  const value = readUnsigned(unsigned)
  if (value === null) return refuse(/^\d*,\d[\d,.]*$|^\d[\d.]*,\d+$/.test(unsigned) ? 'comma' : 'notANumber')
  if (unsigned !== typed && value > 0) return refuse('negative')
  if (value >= amountLimit) return refuse('tooLarge')

  const amount = toDecimal(value)
  return amount === '0' ? refuse('zero') : { ok: true, amount }
}

/**
 * An amount as kitchens write it: "1.5" becomes "1 1/2", "0.333333" becomes "1/3". What is no kitchen fraction stays a
 * decimal, so nothing is rounded away.
 */
export function formatAmount(amount: string | number): string {
  const value = Number(amount)
  if (!Number.isFinite(value) || value < 0) return String(amount)

  const whole = Math.floor(value)
  const rest = value - whole
  // 2e-6 admits thirds that were cut to six decimals.
  const fraction = kitchenFractions.find(([, size]) => Math.abs(size - rest) < 2e-6)
  if (!fraction) return toDecimal(value)
  return whole === 0 ? fraction[0] : `${whole} ${fraction[0]}`
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
