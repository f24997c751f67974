import { nutrientCodes, type NutrientCode, type NutrientNote, type Nutrients } from '@commissary/domain/food'
import type { Pack } from '@commissary/domain/food'

import type { ProductData } from './product-row.ts'

/** What an import can change of an ingredient. */
export interface ProductColumns {
  name: string
  category: string | null
  brand: string | null
  nutrients: Nutrients
  nutrientNotes: Partial<Record<NutrientCode, NutrientNote>>
  packs: Pack[]
}

/** A changed field, as in the history of records. */
export interface ProductChange {
  field: string
  from: string | null
  to: string | null
}

const maxPacks = 10

/** A new ingredient from a row. */
export const newProduct = (data: ProductData): ProductColumns =>
  afterRow(data, { name: '', category: null, brand: null, nutrients: {}, nutrientNotes: {}, packs: [] })

/** An ingredient after a row. What the row leaves blank stays as it is. */
export function afterRow(data: ProductData, known: ProductColumns): ProductColumns {
  const isChanged = (code: NutrientCode) => code in data.nutrients && data.nutrients[code] !== known.nutrients[code]
  return {
    name: data.name,
    category: data.category ?? known.category,
    brand: data.brand ?? known.brand,
    nutrients: { ...known.nutrients, ...data.nutrients },
    // A note such as "estimated" is about the value before.
    nutrientNotes: Object.fromEntries(
      Object.entries(known.nutrientNotes).filter(([code]) => !isChanged(code as NutrientCode)),
    ),
    packs: packsAfter(data, known.packs),
  }
}

/**
 * The row's pack replaces the only pack, and is added to several. One with the same text stays as it is: someone may have
 * completed it by hand.
 */
function packsAfter({ pack, gtin }: ProductData, packs: Pack[]): Pack[] {
  const text = pack?.text ?? packs[0]?.text ?? null
  const same = packs.findIndex((known) => known.text === text)
  if (same >= 0) return packs.map((known, index) => (index === same ? withGtin(known, gtin) : known))
  if (!pack && (gtin === null || packs.length > 0)) return packs
  const added = withGtin({ text, ...(pack?.levels ?? { case: null, inner: null, each: null }) }, gtin)
  if (packs.length <= 1) return [added]
  return packs.length < maxPacks ? [...packs, added] : packs
}

const withGtin = (pack: Pack, gtin: string | null): Pack =>
  gtin === null ? pack : { ...pack, case: { content: null, holds: null, ...pack.case, gtin } }

/** The fields that differ, in the order of the ingredient's form. */
export function changesBetween(before: ProductColumns, after: ProductColumns): ProductChange[] {
  const [from, to] = [textsOf(before), textsOf(after)]
  return Object.keys(to)
    .map((field) => ({ field, from: from[field] ?? null, to: to[field] ?? null }))
    .filter((change) => change.from !== change.to)
}

function textsOf({ name, category, brand, packs, nutrients }: ProductColumns): Record<string, string | null> {
  return {
    name,
    category,
    brand,
    packs: packs.map(({ text, ...levels }) => text ?? JSON.stringify(levels)).join(', ') || null,
    gtin: packs.flatMap((pack) => pack.case?.gtin ?? []).join(', ') || null,
    ...Object.fromEntries(nutrientCodes.map((code) => [`nutrients.${code}`, nutrients[code]?.toString() ?? null])),
  }
}
