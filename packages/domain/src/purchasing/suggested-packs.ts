import { casesToOrder } from '../stock/purchasing.ts'
import { quantityDigits, toScaled, worth } from '../units/exact.ts'
import type { PackBreak, PackOffer } from './pack-offers.ts'

/** How many packs to order, and why. */
export interface SuggestedPacks {
  packs: number
  /** Price of one pack at that number; null = unknown. */
  price: string | null
  /** How many packs cover the need, where more of them cost less in total. */
  insteadOf: number | null
}

interface Shortfall {
  /** All in the base unit. */
  need: string
  available: string
  par: string
}

/**
 * Whole packs that cover the need and keep the par level: need − available + par, rounded up. Where a price break makes more
 * packs cheaper in total than these, it is those.
 */
export function suggestPacks(
  { need, available, par }: Shortfall,
  { packSize, price, breaks }: Pick<PackOffer, 'price' | 'breaks'> & { packSize: string },
): SuggestedPacks {
  const packs = casesToOrder(Number(need), Number(available), Number(par), Number(packSize))
  if (packs === 0) return { packs, price, insteadOf: null }
  let best = { packs, price: priceOfPack({ price, breaks }, packs) }
  for (const { packs: from } of breaks) {
    if (from <= packs || best.price === null) continue
    const more = { packs: from, price: priceOfPack({ price, breaks }, from) }
    if (more.price !== null && cost(more.packs, more.price) < cost(best.packs, best.price)) best = more
  }
  return { ...best, insteadOf: best.packs === packs ? null : packs }
}

/** The price of one pack when so many are ordered: that of the largest break reached. */
export function priceOfPack({ price, breaks }: { price: string | null; breaks: readonly PackBreak[] }, packs: number) {
  let reached: PackBreak | null = null
  for (const one of breaks) if (one.packs <= packs && one.packs > (reached?.packs ?? 0)) reached = one
  return reached?.price ?? price
}

const cost = (packs: number, price: string): bigint => toScaled(worth(String(packs), price), quantityDigits)
