import { addDays } from '../dates/index.ts'
import { quantityDigits, toScaled } from '../units/exact.ts'

/** What a day needs, in the base unit. */
export interface DayNeed {
  /** `YYYY-MM-DD`. */
  date: string
  quantity: string
}

/** For how many days from today stock lasts. */
export interface Cover {
  days: number
  /** It lasts at least that long: what comes after is not planned yet. */
  isAtLeast: boolean
}

/**
 * Days of cover by the plan: the days from `from` on whose needs the stock covers, until the first that it does not. Null
 * without a need up to `until`: then nothing says how long it lasts.
 */
export function coverByPlan(onHand: string, needs: readonly DayNeed[], from: string, until: string): Cover | null {
  const wanted = new Map<string, bigint>()
  for (const { date, quantity } of needs) {
    if (date < from || date > until) continue
    wanted.set(date, (wanted.get(date) ?? 0n) + toScaled(quantity, quantityDigits))
  }
  if (![...wanted.values()].some((quantity) => quantity > 0n)) return null
  let left = toScaled(onHand, quantityDigits)
  let days = 0
  for (let date = from; date <= until; date = addDays(date, 1)) {
    left -= wanted.get(date) ?? 0n
    if (left < 0n) return { days, isAtLeast: false }
    days += 1
  }
  return { days, isAtLeast: true }
}

/** Days of cover by what was used in the `days` days before today; null if nothing was used. Whole days, rounded down. */
export function coverByUse(onHand: string, used: string, days: number): Cover | null {
  const perDays = toScaled(used, quantityDigits)
  if (perDays <= 0n) return null
  const has = toScaled(onHand, quantityDigits)
  return { days: has <= 0n ? 0 : Number((has * BigInt(days)) / perDays), isAtLeast: false }
}
