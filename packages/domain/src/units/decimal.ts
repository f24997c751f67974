/** A plain decimal string ("12.5") as a number; null for anything else, an empty string included. */
export function parseDecimal(text: string | null | undefined): number | null {
  return text && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

/**
 * A decimal string above zero as a number; null for anything else. Quantities are stored with six decimals, so 0.333333
 * is read as one third: otherwise three thirds would credit less than one.
 */
export function parsePositive(text: string | null | undefined): number | null {
  const value = parseDecimal(text)
  if (value === null || value <= 0) return null
  return /\.(333333|666667)$/.test(text ?? '') ? Math.round(value * 3) / 3 : value
}

/** A number as a decimal string with at most six decimals, the precision of quantities in the database. */
export function toDecimal(value: number): string {
  const [whole = '0', decimals = ''] = value.toFixed(6).split('.')
  const kept = decimals.replace(/0+$/, '')
  const text = kept ? `${whole}.${kept}` : whole
  return text === '-0' ? '0' : text
}
