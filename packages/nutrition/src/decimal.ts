/** A plain decimal string ("12.5") as a number; null for anything else, an empty string included. */
export function parseDecimal(text: string | null | undefined): number | null {
  return text && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

/** A decimal string above zero as a number; null for anything else. Amounts and prices' quantities are of this kind. */
export function parsePositive(text: string | null | undefined): number | null {
  const value = parseDecimal(text)
  return value !== null && value > 0 ? value : null
}

/** A number as a decimal string of at most six decimals, the precision in which the database keeps quantities. */
export function toDecimal(value: number): string {
  const [whole = '0', decimals = ''] = value.toFixed(6).split('.')
  const kept = decimals.replace(/0+$/, '')
  const text = kept ? `${whole}.${kept}` : whole
  return text === '-0' ? '0' : text
}
