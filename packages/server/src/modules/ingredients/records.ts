import { foodFigures } from '@commissary/domain/recipe'
import { type Food, type Measure } from '@commissary/domain/food'

import type { RecipeComponents } from '../../contract/operations.ts'
import type { ingredient, ingredientMeasure } from '../../db/schema/ingredient.ts'
import { toAmount } from '../../shared/lists.ts'

export type Ingredient = RecipeComponents['schemas']['Ingredient']
export type IngredientInput = RecipeComponents['schemas']['IngredientInput']
type FoodSource = NonNullable<Ingredient['source']>

type Row = typeof ingredient.$inferSelect
type MeasureRow = typeof ingredientMeasure.$inferSelect

/** A stored ingredient as the contract shows it, with the figures of its serving. */
export function toIngredient(row: Row, measureRows: readonly MeasureRow[]): Ingredient {
  const { id, code, name, category, brand, densityGml, eachWeightG, ediblePct, nutrients, nutrientNotes } = row
  const { allergens, crediting, creditEvidence, milk, mealCategory, version, updatedAt } = row
  const measures = measureRows.map(toMeasure)
  const price = toPrice(row)
  const serving = toServing(row)
  const record = {
    id,
    code,
    name,
    category,
    brand,
    referenceFoodId: row.sharedReferenceFoodId ?? row.ownReferenceFoodId,
    source: toSource(row.source),
    densityGml,
    eachWeightG,
    ediblePct,
    measures,
    nutrients,
    nutrientNotes,
    allergens,
    crediting,
    creditEvidence,
    milk,
    price,
    serving,
    mealCategory,
    version,
    updatedAt,
  }
  return { ...record, servingFigures: serving ? foodFigures(record satisfies Food, serving) : null }
}

function toMeasure({ amount, measure, unit, grams }: MeasureRow): Measure {
  return { amount, measure, unit, grams }
}

function toPrice({ priceAmount, pricePerAmount, pricePerUnit }: Row): Ingredient['price'] {
  if (priceAmount === null || pricePerAmount === null || pricePerUnit === null) return null
  return { amount: toAmount(priceAmount), per: { amount: toAmount(pricePerAmount), unit: pricePerUnit } }
}

function toServing({ servingAmount, servingUnit }: Row): Ingredient['serving'] {
  return servingAmount === null || servingUnit === null ? null : { amount: toAmount(servingAmount), unit: servingUnit }
}

function toSource(source: Row['source']): Ingredient['source'] {
  if (!source) return null
  return { kind: source.kind as FoodSource['kind'], id: source.sourceId ?? null, release: source.release ?? null }
}

/** The columns of what a writer sent. Links to reference foods and the code are looked up by the store. */
export function toColumns(input: IngredientInput) {
  const { name, category, brand, source, densityGml, eachWeightG, ediblePct, price, serving } = input
  return {
    name: name.trim(),
    category: emptyToNull(category),
    brand: emptyToNull(brand),
    source: source ? { kind: source.kind, sourceId: source.id, release: source.release } : null,
    densityGml: densityGml ?? null,
    eachWeightG: eachWeightG ?? null,
    ediblePct: ediblePct ?? null,
    priceAmount: price?.amount ?? null,
    pricePerAmount: price?.per.amount ?? null,
    pricePerUnit: price?.per.unit ?? null,
    servingAmount: serving?.amount ?? null,
    servingUnit: serving?.unit ?? null,
    mealCategory: input.mealCategory ?? null,
    nutrients: input.nutrients ?? {},
    nutrientNotes: input.nutrientNotes ?? {},
    allergens: input.allergens ?? {},
    crediting: input.crediting ?? [],
    creditEvidence: input.creditEvidence ?? null,
    milk: input.milk ?? null,
  }
}

export function emptyToNull(text: string | null | undefined): string | null {
  return text?.trim() || null
}
