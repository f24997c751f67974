import { type DatedPrice, priceOn } from '../food/prices.ts'
import type { Price } from '../food/model.ts'

/** A vendor's price is a jump if it differs from the one before it by more than this, in percent. */
export const priceJumpPercent = 10

/** A price that differs much from the one before it. */
export interface PriceJump {
  vendorId: number
  vendorItemCode: string | null
  validFrom: string | null
  /** Prices of the new price's quantity, as decimal strings. */
  before: string
  after: string
  /** Whole percent; below 0 = it went down. */
  percent: number
}

type Jump = Pick<PriceJump, 'before' | 'after' | 'percent'>

/** The jump from one price to another; null if it is not a jump, if the units differ, or if a price is 0. */
export function jumpOf(before: Price, after: Price): Jump | null {
  if (before.per.unit !== after.per.unit) return null
  const was = (Number(before.amount) * Number(after.per.amount)) / Number(before.per.amount)
  const is = Number(after.amount)
  if (!(was > 0) || !(is > 0) || !Number.isFinite(was)) return null
  const percent = (is / was - 1) * 100
  // A change of exactly this percentage is not a jump, despite binary fractions.
  if (Math.abs(percent) <= priceJumpPercent + 1e-9) return null
  return { before: String(Number(was.toFixed(6))), after: after.amount, percent: Math.round(percent) }
}

/**
 * The jumps among an ingredient's prices that a save adds or changes: each vendor's price of an item against the one that was in force
 * on its first day. A vendor's first price is not a jump.
 */
export function priceJumps(before: readonly DatedPrice[], after: readonly DatedPrice[]): PriceJump[] {
  const known = new Set(before.map(keyOf))
  return after.flatMap((price) => {
    const { vendorId, vendorItemCode, validFrom } = price
    if (vendorId === null || known.has(keyOf(price))) return []
    const earlier = before.filter((one) => one.vendorId === vendorId && one.vendorItemCode === vendorItemCode)
    const last = priceOn(earlier, validFrom ?? '')
    const jump = last && jumpOf(last, price)
    return jump ? [{ vendorId, vendorItemCode, validFrom, ...jump }] : []
  })
}

const keyOf = ({ vendorId, vendorItemCode, validFrom, amount, per }: DatedPrice) =>
  JSON.stringify([vendorId, vendorItemCode, validFrom, Number(amount), Number(per.amount), per.unit])
