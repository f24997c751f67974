import { settle } from '../units/rounding.ts'

/** Whole cases that cover the need and keep the par level in stock. */
export function casesToOrder(need: number, available: number, par: number, caseSize: number): number {
  return Math.max(0, Math.ceil(settle((need + par - available) / caseSize)))
}
