import type { DatedPrice } from '@commissary/domain/food'
import { asc, inArray, isNull, and } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import { ingredientPrice } from '../../db/schema/ingredient.ts'
import { vendor } from '../../db/schema/vendor.ts'
import type { Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'
import { message, type FieldMessages } from '../../shared/messages.ts'
import { emptyToNull } from '../../shared/texts.ts'
import type { IngredientInput } from './records.ts'

type PriceInput = NonNullable<IngredientInput['prices']>[number]

/** The prices of ingredients, in form order. */
export async function readPrices(tx: Tx, ingredientIds: readonly number[]): Promise<Map<number, DatedPrice[]>> {
  const rows = await tx
    .select()
    .from(ingredientPrice)
    .where(inArray(ingredientPrice.ingredientId, [...ingredientIds]))
    .orderBy(asc(ingredientPrice.ingredientId), asc(ingredientPrice.seq))
  const prices = new Map<number, DatedPrice[]>()
  for (const row of rows) {
    const own = prices.get(row.ingredientId) ?? []
    prices.set(row.ingredientId, [...own, toDatedPrice(row)])
  }
  return prices
}

const toDatedPrice = (row: typeof ingredientPrice.$inferSelect): DatedPrice => ({
  vendorId: row.ownVendorId ?? row.sharedVendorId,
  vendorItemCode: row.vendorItemCode,
  amount: toAmount(row.amount),
  per: { amount: toAmount(row.perAmount), unit: row.perUnit },
  validFrom: row.validFrom,
  ...(row.breaks.length > 0 && { breaks: row.breaks }),
})

/**
 * Throws a 422 for an unknown vendor, a vendor's price of 0, and two prices of one vendor from the same day.
 *
 * @returns the caterer of each vendor that the prices name: 0 for a shared one
 */
export async function checkPrices(tx: Tx, prices: readonly PriceInput[]): Promise<Map<number, number>> {
  const vendors = await findVendors(tx, prices)
  const fields: FieldMessages = {}
  const taken = new Set<string>()
  for (const [index, { vendorId, vendorItemCode, amount, validFrom, breaks = [] }] of prices.entries()) {
    const key = JSON.stringify([vendorId, emptyToNull(vendorItemCode), validFrom])
    if (vendorId !== null && !vendors.has(vendorId)) {
      fields[`prices.${index}.vendorId`] = message('ingredients.unknownVendor')
    } else if (vendorId !== null && Number(amount) === 0) {
      fields[`prices.${index}.amount`] = message('ingredients.priceOfZero')
    } else if (taken.has(key)) {
      fields[`prices.${index}.validFrom`] = message('ingredients.samePriceDate')
    }
    taken.add(key)
    for (const [at, { packs }] of breaks.entries()) {
      if (breaks.slice(0, at).some((one) => one.packs === packs)) {
        fields[`prices.${index}.breaks.${at}.packs`] = message('ingredients.samePriceBreak')
      }
    }
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
  return vendors
}

/** The prices of a form as they are stored. */
export const pricesOf = ({ prices = [] }: Pick<IngredientInput, 'prices'>): DatedPrice[] =>
  prices.map((price) => ({ ...price, vendorItemCode: emptyToNull(price.vendorItemCode) }))

/** Inserts an ingredient's prices. Throws what `checkPrices` throws. */
export async function insertPrices(tx: Tx, ingredientId: number, prices: readonly PriceInput[]): Promise<void> {
  if (prices.length === 0) return
  const vendors = await checkPrices(tx, prices)
  await tx.insert(ingredientPrice).values(
    prices.map(({ vendorId, vendorItemCode, amount, per, validFrom, breaks = [] }, index) => ({
      ingredientId,
      seq: index + 1,
      ...(vendors.get(vendorId ?? 0) === 0 ? { sharedVendorId: vendorId } : { ownVendorId: vendorId }),
      vendorItemCode: emptyToNull(vendorItemCode),
      amount,
      perAmount: per.amount,
      perUnit: per.unit,
      validFrom,
      breaks: breaks.toSorted((a, b) => a.packs - b.packs),
    })),
  )
}

/** The caterer of each vendor that the prices name: 0 for a shared one. An archived vendor keeps its prices. */
async function findVendors(tx: Tx, prices: readonly PriceInput[]): Promise<Map<number, number>> {
  const ids = [...new Set(prices.flatMap(({ vendorId }) => vendorId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: vendor.id, catererId: vendor.catererId })
    .from(vendor)
    .where(and(inArray(vendor.id, ids), isNull(vendor.archivedAt)))
  return new Map(rows.map(({ id, catererId }) => [id, catererId]))
}
