import { settle } from '../units/rounding.ts'

/**
 * Purchase units by the Food Buying Guide's column "purchase units for 100 servings". Its tables are rounded, so the
 * result differs slightly from served / yield. Purchasing uses the guide's number.
 */
export function purchaseUnits(unitsPer100Servings: number, portions: number, servingsPerPortion: number): number {
  return (unitsPer100Servings * portions * servingsPerPortion) / 100
}

/** Whole cases that cover the need and keep the par level in stock. */
export function casesToOrder(need: number, available: number, par: number, caseSize: number): number {
  return Math.max(0, Math.ceil(settle((need + par - available) / caseSize)))
}
