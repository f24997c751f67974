import type { Quantity } from '../units/model.ts'
import type { Price } from './model.ts'

/** A lower price for a minimum number of packs in one order. */
export interface PriceBreak {
  packs: number
  /** Price of the same quantity, as a decimal string. */
  amount: string
}

/** An ingredient's price, starting on a day. */
export interface DatedPrice {
  /** Null = a planning price without a vendor. */
  vendorId: number | null
  /** The vendor's product number. */
  vendorItemCode: string | null
  /** Price of `per`, as a decimal string in the caterer's currency. */
  amount: string
  per: Quantity
  /** `YYYY-MM-DD`; null = from the beginning. */
  validFrom: string | null
  /** Lower prices for orders of more packs. Costs of recipes and menus do not use them. */
  breaks?: PriceBreak[]
}

/**
 * The price in force on a date: the one with the latest `validFrom` that is not after it. If several start on that day, the
 * first in the list. Null if none is in force yet.
 */
export function priceOn(prices: readonly DatedPrice[], date: string): Price | null {
  let found: DatedPrice | null = null
  for (const price of prices) {
    if ((price.validFrom ?? '') > date) continue
    if (!found || (price.validFrom ?? '') > (found.validFrom ?? '')) found = price
  }
  return found && { amount: found.amount, per: found.per }
}

/**
 * The first date on or after `from` (`YYYY-MM-DD`) on which a different price is in force, by amount and unit; null if none.
 * `5.0` and `5` are the same amount.
 */
export function firstPriceDifference(
  before: readonly DatedPrice[],
  after: readonly DatedPrice[],
  from: string,
): string | null {
  const starts = [...before, ...after].flatMap(({ validFrom }) =>
    validFrom !== null && validFrom > from ? validFrom : [],
  )
  const dates = [from, ...starts.sort()]
  return dates.find((date) => !isSamePrice(priceOn(before, date), priceOn(after, date))) ?? null
}

function isSamePrice(a: Price | null, b: Price | null): boolean {
  if (!a || !b) return a === b
  return (
    Number(a.amount) === Number(b.amount) && Number(a.per.amount) === Number(b.per.amount) && a.per.unit === b.per.unit
  )
}
