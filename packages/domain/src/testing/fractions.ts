/** Exact fractions for tests: a whole number over a whole number above zero, never rounded. */
export interface Fraction {
  over: bigint
  under: bigint
}

/** "12.5" as 25/2; a number by its shortest decimal text. Below zero too: -0.5 is -5/10. */
export function fraction(decimal: string | number): Fraction {
  const [whole = '0', decimals = ''] = String(decimal).split('.')
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) }
}

export const zero = fraction(0)
export const plus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
})
export const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under })
export const divided = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.under, under: a.under * b.over })

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { over: -b.over, under: b.under })
export const smaller = (a: Fraction, b: Fraction): Fraction => (a.over * b.under < b.over * a.under ? a : b)

/** The largest whole number that is not above a fraction of zero or more. */
export const floor = ({ over, under }: Fraction): bigint => over / under

/** A fraction of zero or more with `digits` decimals, half up: 2/3 with 2 is "0.67". */
export function toText({ over, under }: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits)
  const rounded = (2n * over * scale + under) / (2n * under)
  return `${rounded / scale}.${String(rounded % scale).padStart(digits, '0')}`
}
