import { settle } from '../units/rounding.ts'

/** What to buy to have `served` left after trimming or cooking: AP = EP / yield. Null for a yield that gives nothing. */
export function asPurchased(served: number, yieldPct: number): number | null {
  return yieldPct > 0 ? (served * 100) / yieldPct : null
}

/**
 * Purchase units by the Food Buying Guide's column "purchase units for 100 servings". Its tables are rounded, so the
 * result differs a little from `asPurchased`; for buying, the guide's figure counts.
 */
export function purchaseUnits(unitsPer100Servings: number, portions: number, servingsPerPortion: number): number {
  return (unitsPer100Servings * portions * servingsPerPortion) / 100
}

/** Whole cases that cover the need and leave the par level on the shelf. */
export function casesToOrder(need: number, available: number, par: number, caseSize: number): number {
  return Math.max(0, Math.ceil(settle((need + par - available) / caseSize)))
}
