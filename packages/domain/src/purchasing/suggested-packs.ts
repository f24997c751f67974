import { casesToOrder } from '../stock/purchasing.ts'
import { compareDecimals, quantityDigits, toScaled, worth } from '../units/exact.ts'
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

/** What a vendor asks for a pack, and for each of more packs. */
export type PackPrices = Pick<PackOffer, 'price' | 'breaks'>

/** The largest price break that this many packs reach; null = none. */
export function reachedBreak(breaks: readonly PackBreak[], packs: number): PackBreak | null {
  let reached: PackBreak | null = null
  for (const one of breaks) if (one.packs <= packs && one.packs > (reached?.packs ?? 0)) reached = one
  return reached
}

/** The smallest price break that this many packs do not reach; null = none. */
export function nextBreak(breaks: readonly PackBreak[], packs: number): PackBreak | null {
  let next: PackBreak | null = null
  for (const one of breaks) if (one.packs > packs && one.packs < (next?.packs ?? Infinity)) next = one
  return next
}

/** The price of one pack when this many are ordered: that of the largest break reached. */
export const priceOfPack = ({ price, breaks }: PackPrices, packs: number): string | null =>
  reachedBreak(breaks, packs)?.price ?? price

/** Whether a price is what the vendor asks at this number of packs. One that someone typed differs, and stays whatever the packs. */
export function isOfferPrice(prices: PackPrices, packs: number, price: string | null): boolean {
  const asked = priceOfPack(prices, packs)
  return price !== null && asked !== null && compareDecimals(price, asked) === 0
}

/** The goods of an order line that an offer can be for. */
export interface OrderedPack {
  vendorItemCode: string | null
  packSize: string
}

/** A vendor's offer for the exact pack of a line; null where there is none. */
export function offerForPack<Offer extends Pick<PackOffer, 'vendorId' | 'vendorItemCode' | 'packSize'>>(
  offers: readonly Offer[],
  vendorId: number,
  { vendorItemCode, packSize }: OrderedPack,
): Offer | null {
  return (
    offers.find(
      (offer) =>
        offer.vendorId === vendorId &&
        (offer.vendorItemCode ?? '') === (vendorItemCode ?? '').trim() &&
        offer.packSize !== null &&
        Number(offer.packSize) === Number(packSize),
    ) ?? null
  )
}

const cost = (packs: number, price: string): bigint => toScaled(worth(String(packs), price), quantityDigits)
