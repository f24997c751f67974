import {
  type Allergen,
  allergens,
  type Allergens,
  type DatedPrice,
  type IngredientLabel,
  type NutrientCode,
  nutrientCodes,
  type NutrientNote,
  type Nutrients,
  type Pack,
  priceOn,
  removedAllergens,
} from '@commissary/domain/food'

import { gtinKeyOf, gtinsOfPacks } from './product-matching.ts'
import type { ProductData } from './product-row.ts'

/** The fields of an ingredient that an import can change. */
export interface ProductColumns {
  name: string
  category: string | null
  brand: string | null
  nutrients: Nutrients
  nutrientNotes: Partial<Record<NutrientCode, NutrientNote>>
  /** The printed label that the nutrients come from. */
  label: IngredientLabel | null
  allergens: Allergens
  packs: Pack[]
  prices: DatedPrice[]
}

/** A changed field, as in the history of records. */
export interface ProductChange {
  field: string
  from: string | null
  to: string | null
}

const maxPacks = 10
/** As in `IngredientInput` of the contract. */
const maxPrices = 200

const blank: ProductColumns = {
  name: '',
  category: null,
  brand: null,
  nutrients: {},
  nutrientNotes: {},
  label: null,
  allergens: {},
  packs: [],
  prices: [],
}

/** A new ingredient from a row. */
export const newProduct = (data: ProductData): ProductColumns => afterRow(data, blank)

/** An ingredient after a row. What the row leaves blank stays as it is. */
export function afterRow(data: ProductData, known: ProductColumns): ProductColumns {
  const isChanged = (code: NutrientCode) => code in data.nutrients && data.nutrients[code] !== known.nutrients[code]
  return {
    name: data.name,
    category: data.category ?? known.category,
    brand: data.brand ?? known.brand,
    nutrients: { ...known.nutrients, ...data.nutrients },
    // A note such as "estimated" is about the previous value.
    nutrientNotes: Object.fromEntries(
      Object.entries(known.nutrientNotes).filter(([code]) => !isChanged(code as NutrientCode)),
    ),
    label: nutrientCodes.some(isChanged) ? null : known.label,
    allergens: allergensAfter(data, known.allergens),
    packs: packsAfter(data, known.packs),
    prices: pricesAfter(data, known.prices),
  }
}

/** An allergen that a product contains, or may contain, is only removed by hand, with the reason. */
function allergensAfter({ allergens: stated }: Pick<ProductData, 'allergens'>, known: Allergens): Allergens {
  const kept = removedByRow({ allergens: stated }, known).map((allergen) => [allergen, known[allergen]])
  return { ...known, ...stated, ...Object.fromEntries(kept) }
}

/** The allergens that a product contains, or may contain, and a row denies. */
export const removedByRow = ({ allergens: stated }: Pick<ProductData, 'allergens'>, known: Allergens): Allergen[] =>
  removedAllergens(known, { ...known, ...stated })

/**
 * The row's pack replaces the only pack, and is added to several. A pack with the same text stays as it is: someone may have
 * completed it by hand. A GTIN that the product has elsewhere, such as that of a single unit, stays there, and the row's pack is
 * added: it is another way to buy the same product.
 */
function packsAfter({ pack, gtin }: ProductData, packs: Pack[]): Pack[] {
  const text = pack?.text ?? packs[0]?.text ?? null
  const same = packs.findIndex((known) => known.text === text)
  const isElsewhere = gtin !== null && isGtinElsewhere(gtin, packs, same)
  if (same >= 0 && isElsewhere) return packs
  if (same >= 0) return packs.map((known, index) => (index === same ? withGtin(known, gtin) : known))
  if (!pack && (gtin === null || packs.length > 0)) return packs
  const added = withGtin({ text, ...(pack?.levels ?? { case: null, inner: null, each: null }) }, gtin)
  if (packs.length === 0 || (packs.length === 1 && !isElsewhere)) return [added]
  return packs.length < maxPacks ? [...packs, added] : packs
}

/** Whether a GTIN belongs to anything but the case of the pack at `same`, or of the only pack. */
function isGtinElsewhere(gtin: string, packs: readonly Pack[], same: number): boolean {
  const own = same < 0 && packs.length === 1 ? 0 : same
  const others = packs.map((pack, index) => (index === own ? { ...pack, case: null } : pack))
  return gtinsOfPacks(others).has(gtinKeyOf(gtin) ?? '')
}

const withGtin = (pack: Pack, gtin: string | null): Pack =>
  gtin === null ? pack : { ...pack, case: { content: null, holds: null, ...pack.case, gtin } }

/**
 * The row's price applies from its day on, after the vendor's earlier prices for the product. A price equal to the one in force
 * adds nothing; a different one on the same day replaces it.
 */
function pricesAfter({ vendorId, vendorItem, price }: ProductData, prices: DatedPrice[]): DatedPrice[] {
  if (!price) return prices
  const isOfRow = (known: DatedPrice) =>
    known.vendorId === vendorId && (known.vendorItemCode === vendorItem || known.vendorItemCode === null)
  const inForce = priceOn(prices.filter(isOfRow), price.validFrom)
  const isSame =
    inForce !== null &&
    Number(inForce.amount) === Number(price.amount) &&
    Number(inForce.per.amount) === Number(price.per.amount) &&
    inForce.per.unit === price.per.unit
  if (isSame) return prices
  const added = { vendorId, vendorItemCode: vendorItem, ...price }
  const sameDay = prices.findIndex((known) => isOfRow(known) && known.validFrom === price.validFrom)
  if (sameDay >= 0) return prices.map((known, index) => (index === sameDay ? added : known))
  if (prices.length < maxPrices) return [...prices, added]
  // The oldest makes room.
  const oldest = prices.toSorted((a, b) => (a.validFrom ?? '').localeCompare(b.validFrom ?? ''))[0]
  return [...prices.filter((known) => known !== oldest), added]
}

/** The fields that differ, in the order of the ingredient's form. */
export function changesBetween(before: ProductColumns, after: ProductColumns): ProductChange[] {
  const [from, to] = [textsOf(before), textsOf(after)]
  return Object.keys(to)
    .map((field) => ({ field, from: from[field] ?? null, to: to[field] ?? null }))
    .filter((change) => change.from !== change.to)
}

function textsOf(columns: ProductColumns): Record<string, string | null> {
  const { name, category, brand, packs, nutrients, allergens: stated, prices } = columns
  return {
    name,
    category,
    brand,
    packs: packs.map(({ text, ...levels }) => text ?? JSON.stringify(levels)).join(', ') || null,
    gtin: packs.flatMap((pack) => pack.case?.gtin ?? []).join(', ') || null,
    ...Object.fromEntries(nutrientCodes.map((code) => [`nutrients.${code}`, nutrients[code]?.toString() ?? null])),
    ...Object.fromEntries(allergens.map((allergen) => [`allergens.${allergen}`, stated[allergen] ?? null])),
    prices: prices.map(priceText).join(', ') || null,
  }
}

/** As in the history of an ingredient: "41.85 / 30 lb 2026-11-24". */
const priceText = ({ amount, per, validFrom }: DatedPrice) =>
  [`${Number(amount)} / ${Number(per.amount)} ${per.unit}`, validFrom].filter(Boolean).join(' ')

/** The fields of a new product, as changes. */
export const createdChanges = (code: string, after: ProductColumns): ProductChange[] => [
  { field: 'code', from: null, to: code },
  ...changesBetween(blank, after).map((change) => ({ ...change, from: null })),
]
