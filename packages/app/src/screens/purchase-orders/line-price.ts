import type { VendorSuggestion } from '@commissary/api-client'
import { nextBreak, offerForPack, priceOfPack, reachedBreak } from '@commissary/domain/purchasing'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'

type Offer = VendorSuggestion['lines'][number]['offer']

/** What the price of a line in the form depends on. */
export interface PricedLine {
  food: { id: number } | null
  vendorItemCode: string
  packSize: string
  packs: string
  /** As saved or typed. */
  price: string
  /** It is not the vendor's, so it stays when the packs change. */
  isPriceTyped: boolean
  offer: Offer | null
}

const isCount = (text: string) => Number(text) > 0

/** The vendor's offer for the line as it is now; null once its vendor, ingredient, item number or pack differs. */
export function offerOf({ offer, food, ...line }: PricedLine, vendorId: string): Offer | null {
  return offer && offer.ingredientId === food?.id ? offerForPack([offer], Number(vendorId), line) : null
}

/** Whether the price of a line changes with its packs: the vendor's price is known, and no one typed another. */
export const followsOffer = (line: PricedLine, vendorId: string): boolean =>
  !line.isPriceTyped && offerOf(line, vendorId)?.price != null

/** The price of a line for its current packs; '' = unknown. */
export function priceNow(line: PricedLine, vendorId: string): string {
  const offer = offerOf(line, vendorId)
  if (!offer || !followsOffer(line, vendorId) || !isCount(line.packs)) return line.price
  return priceOfPack(offer, Number(line.packs)) ?? line.price
}

/** Why a price is what it is: "Price break: $20.00 from 4 packs". '' if the vendor has only one price, or none is known. */
export function priceReason(
  t: Translate,
  formats: Pick<Formats, 'money'>,
  { offer, packs, price }: { offer: Offer; packs: string; price: string },
): string {
  const words = (one: { packs: number; price: string }) => ({
    price: formats.money(Number(one.price)),
    count: one.packs,
  })
  const asked = priceOfPack(offer, Number(packs))
  if (asked !== null && Number(price) !== Number(asked)) {
    return t('purchaseOrders.editor.otherPrice', { price: formats.money(Number(asked)) })
  }
  const reached = reachedBreak(offer.breaks, Number(packs))
  if (reached) return t('purchaseOrders.editor.priceBreak', words(reached))
  const next = nextBreak(offer.breaks, Number(packs))
  return next ? t('purchaseOrders.editor.nextBreak', words(next)) : ''
}
