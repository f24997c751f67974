import { offerForPack, type OrderedPack, packOffers, priceOfPack } from '@commissary/domain/purchasing'

import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { findPurchasable } from './purchasable.ts'
import { readCatererNow } from './vendors.ts'

type LineInput = Schemas['PurchaseOrderLineInput']
type Offer = Schemas['VendorOffer']
type Pack = OrderedPack & { ingredientId: number }

/** What a vendor asks today for the pack of each line; null where that is unknown. */
export async function readOffers(tx: Tx, vendorId: number, lines: readonly Pack[]): Promise<(Offer | null)[]> {
  if (lines.length === 0) return []
  const { date } = await readCatererNow(tx)
  const foods = await findPurchasable(tx, [...new Set(lines.map(({ ingredientId }) => ingredientId))])
  const offers = new Map(foods.map((food) => [food.id, packOffers(food, date)]))
  return lines.map((line) => {
    const offer = offerForPack(offers.get(line.ingredientId) ?? [], vendorId, line)
    if (offer?.packSize == null) return null
    const { vendorItemCode, packSize, price, breaks } = offer
    return { ingredientId: line.ingredientId, vendorId, vendorItemCode, packSize, price, breaks }
  })
}

/** An order's lines; a line whose price no one typed has the vendor's price for that many packs. */
export async function withOfferPrices(
  tx: Tx,
  vendorId: number,
  lines: readonly LineInput[],
): Promise<Omit<LineInput, 'followsOffer'>[]> {
  const following = lines.filter(({ followsOffer }) => followsOffer)
  const offers = await readOffers(tx, vendorId, following)
  const asked = new Map(following.map((line, index) => [line, offers[index] ?? null]))
  return lines.map((line) => {
    const { followsOffer: _, ...stored } = line
    const offer = asked.get(line)
    return { ...stored, price: (offer && priceOfPack(offer, Number(line.packs))) ?? line.price }
  })
}
