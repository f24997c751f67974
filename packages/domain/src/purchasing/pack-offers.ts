import type { Pack } from '../food/packs.ts'
import { packLevels } from '../food/packs.ts'
import type { DatedPrice } from '../food/prices.ts'
import { levelSizes } from '../stock/pack-count.ts'
import { parsePositive, toDecimal } from '../units/decimal.ts'
import type { Unit } from '../units/model.ts'
import { convert, type Convertible } from '../units/units.ts'

/** A price per pack for a minimum number of packs in one order. */
export interface PackBreak {
  packs: number
  /** Decimal string in the caterer's currency. */
  price: string
}

/** What a vendor sells an ingredient in, and for how much. */
export interface PackOffer {
  vendorId: number
  vendorItemCode: string | null
  /** As the distributor writes it; null where it is not written. */
  packText: string | null
  /** What one pack holds in the base unit; null = no pack is known. */
  packSize: string | null
  /** Price of one pack; null where the priced quantity does not convert to the pack. */
  price: string | null
  breaks: PackBreak[]
}

/** What an ingredient can be bought in. */
export interface Purchasable extends Convertible {
  baseUnit: Unit
  packs: readonly Pack[]
  prices: readonly DatedPrice[]
}

/**
 * Vendors' offers on a date, the cheapest per base unit first and those without a price last. For each vendor and item number,
 * the latest price counts. An offer is for the pack that the price is for, else for the first pack with a known size.
 */
export function packOffers(food: Purchasable, date: string): PackOffer[] {
  const latest = new Map<string, DatedPrice>()
  for (const price of food.prices) {
    if (price.vendorId === null || (price.validFrom ?? '') > date) continue
    const key = `${price.vendorId} ${price.vendorItemCode ?? ''}`
    const before = latest.get(key)
    if (!before || (price.validFrom ?? '') > (before.validFrom ?? '')) latest.set(key, price)
  }
  const offers = [...latest.values()].map((price) => offerOf(food, price))
  return offers.toSorted((a, b) => compareCosts(costOfBase(a), costOfBase(b)) || a.vendorId - b.vendorId)
}

/** The largest level of each pack of an ingredient whose size is known in its base unit. */
export function packSizes(
  food: Pick<Purchasable, 'baseUnit' | 'packs'> & Convertible,
): { text: string | null; size: string }[] {
  return food.packs.flatMap((pack) => {
    const sizes = levelSizes(pack, food.baseUnit, food)
    const outer = packLevels.find((level) => pack[level] !== null)
    const size = outer && sizes[outer]
    return size === undefined ? [] : [{ text: pack.text, size }]
  })
}

function offerOf(food: Purchasable, price: DatedPrice): PackOffer {
  const per = parsePositive(price.per.amount)
  const priced = per === null ? null : convert(per, price.per.unit, food.baseUnit, food)
  const sizes = packSizes(food)
  const same = sizes.find(({ size }) => priced !== null && isSame(Number(size), priced))
  const pack = same ?? sizes[0]
  const ofPack = (amount: string) => (pack && priced ? toDecimal((Number(amount) * Number(pack.size)) / priced) : null)
  return {
    vendorId: price.vendorId ?? 0,
    vendorItemCode: price.vendorItemCode,
    packText: pack?.text ?? null,
    packSize: pack?.size ?? null,
    price: ofPack(price.amount),
    breaks: (price.breaks ?? []).flatMap(({ packs, amount }) => {
      const lower = ofPack(amount)
      return lower === null ? [] : [{ packs, price: lower }]
    }),
  }
}

/** Sizes are printed rounded: 907 g is a 2-lb bag. */
const isSame = (a: number, b: number) => Math.abs(a / b - 1) < 0.005

const costOfBase = ({ price, packSize }: PackOffer) =>
  price === null || packSize === null ? null : Number(price) / Number(packSize)

function compareCosts(a: number | null, b: number | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
  return a - b
}
