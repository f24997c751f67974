import { limits, type PurchaseOrder, type PurchaseOrderInput } from '@commissary/api-client'
import { isOfferPrice } from '@commissary/domain/purchasing'
import type { Translate } from '@commissary/messages'
import type { FormErrors } from '@commissary/ui/form'

import { blankOrMatcherOf, matcherOf } from '../../forms/pattern.ts'
import { followsOffer, type PricedLine, priceNow } from './line-price.ts'
import type { OrderUnit } from './order-words.ts'

/** An ingredient as the form needs it; its unit arrives with what the server suggests or stores. */
export interface OrderFood {
  id: number
  name: string
}

export interface OrderLineValues extends PricedLine {
  food: OrderFood | null
  unit: OrderUnit | ''
  packText: string
  reason: NonNullable<PurchaseOrderInput['lines'][number]['reason']> | null
}

/** Form values of a draft; '' for a blank field. */
export interface OrderValues {
  vendorId: string
  siteId: string
  deliveryDate: string
  note: string
  lines: OrderLineValues[]
}

export const newLine = (): OrderLineValues => ({
  food: null,
  unit: '',
  vendorItemCode: '',
  packText: '',
  packSize: '',
  packs: '1',
  price: '',
  isPriceTyped: true,
  offer: null,
  reason: null,
})

export const toValues = (order: PurchaseOrder | null): OrderValues => ({
  vendorId: order ? String(order.vendorId) : '',
  siteId: order ? String(order.siteId) : '',
  deliveryDate: order?.deliveryDate ?? '',
  note: order?.note ?? '',
  lines: (order?.lines ?? []).map((line) => ({
    food: { id: line.ingredientId, name: line.name },
    unit: line.unit,
    vendorItemCode: line.vendorItemCode ?? '',
    packText: line.packText ?? '',
    packSize: line.packSize,
    packs: line.packs,
    price: line.price ?? '',
    isPriceTyped: line.offer === null || !isOfferPrice(line.offer, Number(line.packs), line.price),
    offer: line.offer,
    reason: line.reason,
  })),
})

const textOrNull = (text: string) => text.trim() || null

/** The request body. Call it only for values without errors. */
export const toInput = ({ vendorId, siteId, deliveryDate, note, lines }: OrderValues): PurchaseOrderInput => ({
  vendorId: Number(vendorId),
  siteId: Number(siteId),
  deliveryDate: textOrNull(deliveryDate),
  note: textOrNull(note),
  lines: lines.map((line) => ({
    ingredientId: line.food?.id ?? 0,
    vendorItemCode: textOrNull(line.vendorItemCode),
    packText: textOrNull(line.packText),
    packSize: line.packSize.trim(),
    packs: line.packs.trim(),
    price: textOrNull(priceNow(line, vendorId)),
    followsOffer: followsOffer(line, vendorId),
    reason: line.reason,
  })),
})

const isPacks = matcherOf(limits.PurchaseOrderLineInput.packs)
const isPackSize = matcherOf(limits.PurchaseOrderLineInput.packSize)
const isPrice = blankOrMatcherOf(limits.PurchaseOrderLineInput.price)

/** Errors by field. */
export function orderErrors({ vendorId, siteId, lines }: OrderValues, t: Translate): FormErrors<OrderValues> {
  return {
    vendorId: vendorId === '' ? t('purchaseOrders.errors.vendor') : undefined,
    siteId: siteId === '' ? t('purchaseOrders.errors.site') : undefined,
    lines: lines.map(({ food, packs, packSize, price }) => ({
      food: food === null ? t('purchaseOrders.errors.ingredient') : undefined,
      packs: isPacks(packs) ? undefined : t('purchaseOrders.errors.packs'),
      packSize: isPackSize(packSize) ? undefined : t('purchaseOrders.errors.packSize'),
      price: isPrice(price) ? undefined : t('purchaseOrders.errors.price'),
    })),
  }
}
