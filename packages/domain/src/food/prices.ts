import type { Quantity } from '../units/model.ts'
import type { Price } from './model.ts'

/** A price of an ingredient from a day on. */
export interface DatedPrice {
  /** Null = a planning price without a vendor. */
  vendorId: number | null
  /** The vendor's number of the product. */
  vendorItemCode: string | null
  /** Price of `per`, as a decimal string in the caterer's currency. */
  amount: string
  per: Quantity
  /** `YYYY-MM-DD`; null = from the beginning. */
  validFrom: string | null
}

/**
 * The price in force on a date: the one with the latest `validFrom` that is not after it. Of several from that day, the first
 * of the list. Null if none is in force yet.
 */
export function priceOn(prices: readonly DatedPrice[], date: string): Price | null {
  let found: DatedPrice | null = null
  for (const price of prices) {
    if ((price.validFrom ?? '') > date) continue
    if (!found || (price.validFrom ?? '') > (found.validFrom ?? '')) found = price
  }
  return found && { amount: found.amount, per: found.per }
}
