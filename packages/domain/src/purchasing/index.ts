export { buyAmericanCap, buyAmericanShare } from './buy-american.ts'
export type { BuyAmericanShare, FoodCosts } from './buy-american.ts'
export {
  canReceive,
  isOnOrder,
  nextStatuses,
  type PurchaseOrderStatus,
  purchaseOrderStatuses,
  statusAfterReceipts,
} from './order-status.ts'
export {
  canDeliver,
  deliversOn,
  type Delivery,
  lastOrderDay,
  type LocalMoment,
  nextDeliveries,
  orderBy,
  type OrderingTerms,
} from './order-window.ts'
export { jumpOf, priceJumpPercent, type PriceJump, priceJumps } from './price-jumps.ts'
export { packOffers, packSizes, type PackBreak, type PackOffer, type Purchasable } from './pack-offers.ts'
export { lineReceived, type LineReceived, priceDifference, type ReceivedPacks } from './received.ts'
export { type ReceivedState, receivingLimits, temperatureProblem } from './receiving-temperature.ts'
export {
  isOfferPrice,
  nextBreak,
  offerForPack,
  type OrderedPack,
  type PackPrices,
  priceOfPack,
  reachedBreak,
  type SuggestedPacks,
  suggestPacks,
} from './suggested-packs.ts'
