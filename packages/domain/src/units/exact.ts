/**
 * Exact arithmetic on decimal strings, for quantities in stock and their cost: sums of thousands of moves must equal what is
 * shown to the last digit, which sums of doubles do not. A number is a bigint in units of its last digit.
 */

/** Decimals of a stored quantity, and of the cost of one unit: a gram of a $31.50 case needs more than six. */
export const quantityDigits = 6
export const unitCostDigits = 12

/** A decimal string as a bigint with `digits` decimals; further ones are rounded half away from zero. Throws for other text. */
export function toScaled(text: string, digits: number): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) throw new Error(`Not a decimal: ${text}`)
  const [, sign = '', whole = '0', decimals = ''] = match
  const kept = BigInt(whole + decimals.slice(0, digits).padEnd(digits, '0'))
  const size = (decimals[digits] ?? '0') >= '5' ? kept + 1n : kept
  return sign === '' ? size : -size
}

/** The decimal string of a bigint with `digits` decimals, without trailing zeros. */
export function fromScaled(value: bigint, digits: number): string {
  const text = String(value < 0n ? -value : value).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  const decimals = text.slice(text.length - digits).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}`
}

/** Rounds to fewer decimals, half away from zero. */
export function rescaled(value: bigint, from: number, to: number): bigint {
  if (to >= from) return value * 10n ** BigInt(to - from)
  return roundedQuotient(value, 10n ** BigInt(from - to))
}

/** A quotient rounded to a whole number, half away from zero. */
export function roundedQuotient(value: bigint, by: bigint): bigint {
  const isNegative = value < 0n !== by < 0n
  const [size, divisor] = [value < 0n ? -value : value, by < 0n ? -by : by]
  const quotient = (size * 2n + divisor) / (divisor * 2n)
  return isNegative ? -quotient : quotient
}

/** The exact sum of decimal strings with at most six decimals. */
export function sumOf(quantities: readonly string[]): string {
  return fromScaled(
    quantities.reduce((total, one) => total + toScaled(one, quantityDigits), 0n),
    quantityDigits,
  )
}

/** `a` − `b`, exactly, with at most six decimals. */
export const difference = (a: string, b: string): string => sumOf([a, negated(b)])

/** The opposite of a decimal string. */
export function negated(text: string): string {
  if (/^-?0*(\.0*)?$/.test(text)) return '0'
  return text.startsWith('-') ? text.slice(1) : `-${text}`
}

/** −1, 0 or 1: how two decimal strings of at most six decimals compare. */
export function compareDecimals(a: string, b: string): number {
  const order = toScaled(a, quantityDigits) - toScaled(b, quantityDigits)
  if (order === 0n) return 0
  return order < 0n ? -1 : 1
}

/** What a quantity at a unit cost is worth, to six decimals. */
export function worth(quantity: string, unitCost: string): string {
  const exact = toScaled(quantity, quantityDigits) * toScaled(unitCost, unitCostDigits)
  return fromScaled(rescaled(exact, quantityDigits + unitCostDigits, quantityDigits), quantityDigits)
}

/** The cost of one unit of a quantity that cost `total`, to twelve decimals; null for a quantity of 0 or less. */
export function costOfOne(total: string, quantity: string): string | null {
  const units = toScaled(quantity, quantityDigits)
  if (units <= 0n) return null
  const numerator = toScaled(total, unitCostDigits) * 10n ** BigInt(quantityDigits)
  return fromScaled(roundedQuotient(numerator, units), unitCostDigits)
}
