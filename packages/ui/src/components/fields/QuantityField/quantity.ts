import { latinDigits, numberSigns } from '../Field/digits.ts'

/** Fractions that kitchens measure in, in order of size. */
export const kitchenFractions = ['1/8', '1/4', '1/3', '3/8', '1/2', '5/8', '2/3', '3/4'] as const
export type KitchenFraction = (typeof kitchenFractions)[number]

/** Amounts from here on are typing errors, not food. */
const amountLimit = 1_000_000n
/** Decimal places that a quantity keeps: `numeric(18,6)`. */
const places = 6
const scale = 10n ** BigInt(places)
/** Longer texts are no amounts; arithmetic on 10,000 digits would only make the reader wait. */
const longest = 60

export const quantityProblems = [
  'empty',
  'notAQuantity',
  /** "1,5" where the decimal sign is a point: one and a half to some and an error to others, so it is not guessed. */
  'comma',
  'negative',
  'tooLarge',
] as const
export type QuantityProblem = (typeof quantityProblems)[number]

export type ParsedQuantity = { ok: true; amount: string } | { ok: false; problem: QuantityProblem }

/**
 * Reads an amount as a cook types it: "1 1/2", "1½", "3/4", ".75", digits of any script, the locale's decimal comma.
 *
 * `amount` is exact. What ends within six decimals is a decimal string ("1 1/2" is "1.5"); what does not stays a
 * fraction in lowest terms ("1/3", "1 2/7"), because 0.333333 is not a third: `quantityDecimal` rounds it, for a server
 * that takes decimals only, where the caller asks for it. Zero is an amount (a count of stock); a caller that needs more
 * refuses it. Reading `amount` again gives the same amount.
 */
export function parseQuantity(text: string, locale = 'en'): ParsedQuantity {
  if (text.length > longest) return refuse('notAQuantity')
  const { decimal } = numberSigns(locale)
  const typed = plain(text)
  if (typed === '') return refuse('empty')
  const unsigned = typed.replace(/^- ?/, '')
  if (unsigned.includes(',') && decimal !== ',') return refuse(/\d/.test(unsigned) ? 'comma' : 'notAQuantity')

  const amount = readFraction(unsigned) ?? readDecimal(decimal === ',' ? withPoint(unsigned) : unsigned)
  if (amount === null) return refuse('notAQuantity')
  if (unsigned !== typed) return refuse('negative')
  return wholePart(amount) >= amountLimit ? refuse('tooLarge') : { ok: true, amount }
}

/**
 * An amount as people read it: "1.5" as "1 1/2" where the unit is measured in fractions, else with the locale's decimal
 * sign. A third that a server cut to six decimals is a third again. What is no amount is given back as it is.
 */
export function formatQuantity(amount: string, locale = 'en', isFraction = true): string {
  if (!/^\d+(\.\d+)?$/.test(amount)) return amount
  const [whole = '', decimals = ''] = trimZeros(amount).split('.')
  if (decimals === '') return whole
  const fraction = isFraction ? fractionOf[decimals] : undefined
  if (fraction) return whole === '0' ? fraction : `${whole} ${fraction}`
  return `${whole}${numberSigns(locale).decimal}${decimals}`
}

/**
 * An amount as a decimal string of at most six decimals, and whether it is the same amount: a third is not. Null where
 * it is no amount.
 */
export function quantityDecimal(amount: string): { decimal: string; isExact: boolean } | null {
  const parsed = parseQuantity(amount)
  if (!parsed.ok) return null
  const [top, bottom] = ratio(parsed.amount)
  const units = (top * scale * 2n + bottom) / (bottom * 2n)
  return { decimal: fromUnits(units), isExact: units * bottom === top * scale }
}

/** The amount with its fraction changed for another, its whole kept: "2 1/4" and "1/2" make "2.5". */
export function withFraction(amount: string, fraction: KitchenFraction): string {
  const parsed = parseQuantity(amount)
  const whole = parsed.ok ? wholePart(parsed.amount) : 0n
  const made = parseQuantity(whole === 0n ? fraction : `${whole} ${fraction}`)
  return made.ok ? made.amount : fraction
}

const fractionOf: Record<string, KitchenFraction> = {
  125: '1/8',
  25: '1/4',
  333333: '1/3',
  375: '3/8',
  5: '1/2',
  625: '5/8',
  666667: '2/3',
  75: '3/4',
}

/** One notation of digits, signs and spaces. */
function plain(text: string): string {
  return (
    latinDigits(text)
      // "½" becomes "1/2"; the space keeps "1½" from becoming "11/2".
      .replace(/[\u00BC-\u00BE\u2150-\u215E\u2189]/g, (sign) => ` ${sign.normalize('NFKD')}`)
      .replace(/[\u2044\u2215]/g, '/')
      .replace(/[\u2212\u2013]/g, '-')
      .replace(/٫/g, '.')
      .replace(/[\u200E\u200F\u061C]/g, '')
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/ ?\/ ?/g, '/')
  )
}

/**
 * With a point for a decimal sign where the reader writes a comma. Points there part thousands ("1.500"); one that
 * parts no groups of three is a decimal point, as the number pad types it.
 */
function withPoint(text: string): string {
  if (/^\d{1,3}(\.\d{3})+(,\d*)?$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return text.includes('.') && text.includes(',') ? '' : text.replace(',', '.')
}

/** "3/4", "1 3/4" or "1-3/4", exact: a decimal where it ends within six places, else a fraction in lowest terms. */
function readFraction(text: string): string | null {
  const [, whole = '0', top, bottom] = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(text) ?? []
  if (top === undefined || bottom === undefined || BigInt(bottom) === 0n) return null
  const all = BigInt(whole) * BigInt(bottom) + BigInt(top)
  const common = divisor(all, BigInt(bottom))
  const [over, under] = [all / common, BigInt(bottom) / common]
  if (scale % under === 0n) return fromUnits((over * scale) / under)
  const rest = `${over % under}/${under}`
  return over < under ? rest : `${over / under} ${rest}`
}

function readDecimal(text: string): string | null {
  if (!/^(\d+\.?\d*|\.\d+)$/.test(text)) return null
  return trimZeros(text.startsWith('.') ? `0${text}` : text)
}

/** "01.50" is "1.5". */
function trimZeros(decimal: string): string {
  const [whole = '', decimals = ''] = decimal.split('.')
  const kept = decimals.replace(/0+$/, '')
  return `${BigInt(whole)}${kept && `.${kept}`}`
}

function fromUnits(units: bigint): string {
  return trimZeros(`${units / scale}.${String(units % scale).padStart(places, '0')}`)
}

const wholePart = (amount: string) => (/^\d+\/\d+$/.test(amount) ? 0n : BigInt(/^\d+/.exec(amount)?.[0] ?? 0))

/** Of an amount as `parseQuantity` gives it. */
function ratio(amount: string): [bigint, bigint] {
  const [, whole = '0', top, bottom] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(amount) ?? []
  if (top !== undefined && bottom !== undefined) {
    return [BigInt(whole) * BigInt(bottom) + BigInt(top), BigInt(bottom)]
  }
  const [integer = '0', decimals = ''] = amount.split('.')
  return [BigInt(integer + decimals), 10n ** BigInt(decimals.length)]
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b)
}

function refuse(problem: QuantityProblem): ParsedQuantity {
  return { ok: false, problem }
}
