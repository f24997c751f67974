import { compareDecimals, sumOf } from '../units/exact.ts'

/**
 * Caps on the share of non-domestic food in the cost of commercial food, in percent, by the first day of the school year (7 CFR
 * 210.21(d), as amended by 89 FR 31962). Before the first there is none.
 */
const caps = [
  { from: '2031-07-01', percent: 5 },
  { from: '2028-07-01', percent: 8 },
  { from: '2025-07-01', percent: 10 },
]

/** The cap in percent on a date; null before there was one. */
export const buyAmericanCap = (date: string): number | null => caps.find(({ from }) => date >= from)?.percent ?? null

/** The cost of commercial food by origin. Decimal strings in the caterer's currency. */
export interface FoodCosts {
  domestic: string
  nonDomestic: string
  /** Of no stated origin: never counted as domestic. */
  unknown: string
}

export interface BuyAmericanShare {
  /** Percent of the whole cost that is non-domestic for certain, and if all of the unknown is; null without any cost. */
  least: number | null
  most: number | null
  /** Percent; null where no cap applies. */
  cap: number | null
  /** `unknown` where unstated origins decide, or the cost of something is unknown. */
  status: 'within' | 'over' | 'unknown' | 'none'
}

/** The share of non-domestic food against the cap on the last day of a period. */
export function buyAmericanShare(costs: FoodCosts, until: string, hasUnknownCosts: boolean): BuyAmericanShare {
  const cap = buyAmericanCap(until)
  const whole = sumOf([costs.domestic, costs.nonDomestic, costs.unknown])
  if (compareDecimals(whole, '0') <= 0) {
    return { least: null, most: null, cap, status: hasUnknownCosts && cap !== null ? 'unknown' : 'none' }
  }
  const percent = (part: string) => (Number(part) / Number(whole)) * 100
  const least = percent(costs.nonDomestic)
  const most = percent(sumOf([costs.nonDomestic, costs.unknown]))
  if (cap === null) return { least, most, cap, status: 'none' }
  // A share at the cap is within it; sums are exact, so only the division can be off.
  if (hasUnknownCosts) return { least, most, cap, status: 'unknown' }
  if (least > cap + 1e-9) return { least, most, cap, status: 'over' }
  return { least, most, cap, status: most > cap + 1e-9 ? 'unknown' : 'within' }
}
