import { fromMinor, percentOf, toMinor } from './money.ts'

export interface PricedLine {
  quantity: number
  unitPrice: string
  /** Percent; null = none. */
  discountPct?: string | null
  /** Percent of what is left after the discount. */
  taxPct?: string
}

export interface LineAmounts {
  gross: string
  discount: string
  tax: string
  /** Gross − discount + tax. */
  total: string
}

/** The amounts of a line of an order. Discount and tax are rounded to the minor unit for each line. */
export function lineAmounts({ quantity, unitPrice, discountPct = null, taxPct = '0' }: PricedLine): LineAmounts {
  const gross = toMinor(unitPrice) * BigInt(quantity)
  const discount = percentOf(gross, discountPct ?? '0')
  const tax = percentOf(gross - discount, taxPct)
  return {
    gross: fromMinor(gross),
    discount: fromMinor(discount),
    tax: fromMinor(tax),
    total: fromMinor(gross - discount + tax),
  }
}
