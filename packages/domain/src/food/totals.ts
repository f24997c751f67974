import type { Total } from './model.ts'

/** A running sum, with the names of foods without a value. */
export interface Sum {
  known: number
  missing: Set<string>
  /** Names of the foods with an estimated value; absent = none. */
  estimated?: Set<string>
}

export function emptySum(): Sum {
  return { known: 0, missing: new Set() }
}

/** Adds an amount, or the name of a food without one. */
export function addTo(sum: Sum, amount: number | null | undefined, name: string): void {
  if (amount === null || amount === undefined) sum.missing.add(name)
  else sum.known += amount
}

/** Marks a food's part of the sum as an estimate. */
export function markEstimated(sum: Sum, name: string): void {
  sum.estimated ??= new Set()
  sum.estimated.add(name)
}

/** Adds another sum `factor` times. */
export function addSum(
  sum: Sum,
  other: { known: number; missing: Iterable<string>; estimated?: Iterable<string> },
  factor: number,
): void {
  sum.known += other.known * factor
  for (const name of other.missing) sum.missing.add(name)
  if (other.estimated) for (const name of other.estimated) markEstimated(sum, name)
}

/** The sum times `factor`, as plain data. */
export function toTotal({ known, missing, estimated }: Sum, factor = 1): Total {
  return { known: known * factor, missing: [...missing], ...(estimated && { estimated: [...estimated] }) }
}
