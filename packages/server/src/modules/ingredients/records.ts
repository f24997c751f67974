import { type CreditEvidence, creditEvidences } from '@commissary/domain/crediting'
import { foodNutrition } from '@commissary/domain/recipe'
import {
  allergensOf,
  knownOf,
  priceOn,
  type DatedPrice,
  type DietTag,
  type Food,
  type LabelFacts,
  type Measure,
  type PastLabel,
} from '@commissary/domain/food'

import type { Schemas } from '../../contract/operations.ts'
import type { ingredient, ingredientMeasure } from '../../db/schema/ingredient.ts'
import { columns, notStored, type FieldsOf } from '../../records/record.ts'
import { toAmount } from '../../shared/lists.ts'
import { emptyToNull } from '../../shared/texts.ts'
import { noDocuments } from '../documents/document-record.ts'

export type Ingredient = Schemas['Ingredient']
export type IngredientInput = Schemas['IngredientInput']
type FoodSource = NonNullable<Ingredient['source']>

type Row = typeof ingredient.$inferSelect
type MeasureRow = typeof ingredientMeasure.$inferSelect

/** An ingredient's data from other tables. */
export interface IngredientParts {
  measures: readonly MeasureRow[]
  prices: DatedPrice[]
  pastLabels: readonly PastLabel[]
  documents?: typeof noDocuments | undefined
  /** The name of the ingredient to use instead of a discontinued one. */
  replacementName?: string | null
  /** The caterer's date, for the price in force. */
  today: string
}

/** A stored ingredient in the contract's form, with the nutrition of its serving. */
export function toIngredient(
  row: Row,
  {
    measures: measureRows,
    prices,
    pastLabels,
    documents = noDocuments,
    replacementName = null,
    today,
  }: IngredientParts,
): Ingredient {
  const { id, code, name, category, brand, densityGml, eachWeightG, ediblePct, nutrients, nutrientNotes } = row
  const { label, allergens, crediting, creditEvidence, milk, dietTags, packs, mealCategory, version, updatedAt } = row
  const measures = measureRows.map(toMeasure)
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
    label,
    allergens,
    crediting,
    creditEvidence: provenBy(documents, crediting) ?? creditEvidence,
    milk,
    dietTags,
    packs,
    prices,
    price: priceOn(prices, today),
    serving,
    mealCategory,
    isDiscontinued: row.discontinuedOn !== null && row.discontinuedOn <= today,
    discontinuedOn: row.discontinuedOn,
    replacementId: row.replacementId,
    replacementName,
    labelChanges: pastLabels.map(({ until }) => until),
    ...documents,
    version,
    updatedAt,
  }
  return { ...record, servingNutrition: serving ? foodNutrition(record satisfies Food, serving) : null }
}

/** The kind of evidence in the attached document that proves a food's crediting; null without such a document. */
export function provenBy(
  { creditDocument }: Pick<typeof noDocuments, 'creditDocument'>,
  crediting: Ingredient['crediting'],
): CreditEvidence | null {
  if (!crediting || crediting.length === 0) return null
  return creditEvidences.find((evidence) => evidence === creditDocument?.kind) ?? null
}

export function toMeasure({ amount, measure, unit, grams }: MeasureRow): Measure {
  return { amount, measure, unit, grams }
}

function toServing({ servingAmount, servingUnit }: Row): Ingredient['serving'] {
  return servingAmount === null || servingUnit === null ? null : { amount: toAmount(servingAmount), unit: servingUnit }
}

function toSource(source: Row['source']): Ingredient['source'] {
  if (!source) return null
  return { kind: source.kind as FoodSource['kind'], id: source.sourceId ?? null, release: source.release ?? null }
}

/** The facts of an ingredient that belong to its label. */
export const labelFactsOf = (food: Ingredient): LabelFacts => ({
  nutrients: food.nutrients,
  nutrientNotes: food.nutrientNotes,
  allergens: food.allergens,
  dietTags: food.dietTags,
  crediting: food.crediting,
  creditEvidence: food.creditEvidence,
  milk: food.milk,
  measures: food.measures,
  densityGml: food.densityGml,
  eachWeightG: food.eachWeightG,
  ediblePct: food.ediblePct,
})

/** How the fields of an input are stored. The store assigns the code and links the reference food. */
export const ingredientFields = {
  code: notStored,
  name: columns((name: string) => ({ name: name.trim() })),
  category: columns((category: IngredientInput['category']) => ({ category: emptyToNull(category) })),
  brand: columns((brand: IngredientInput['brand']) => ({ brand: emptyToNull(brand) })),
  referenceFoodId: notStored,
  source: columns((source: IngredientInput['source']) => ({
    source: source ? { kind: source.kind, sourceId: source.id, release: source.release } : null,
  })),
  densityGml: columns((densityGml: number | null = null) => ({ densityGml })),
  eachWeightG: columns((eachWeightG: number | null = null) => ({ eachWeightG })),
  ediblePct: columns((ediblePct: number | null = null) => ({ ediblePct })),
  measures: notStored,
  nutrients: columns((nutrients: IngredientInput['nutrients'] = {}) => ({ nutrients: knownOf(nutrients) })),
  nutrientNotes: columns((nutrientNotes: IngredientInput['nutrientNotes'] = {}) => ({ nutrientNotes })),
  label: columns((label: IngredientInput['label'] = null) => ({ label })),
  allergens: columns((answers: IngredientInput['allergens'] = {}) => ({ allergens: allergensOf(answers).allergens })),
  crediting: columns((crediting: IngredientInput['crediting'] = null) => ({ crediting })),
  creditEvidence: columns((creditEvidence: IngredientInput['creditEvidence'] = null) => ({ creditEvidence })),
  milk: columns((milk: IngredientInput['milk'] = null) => ({ milk })),
  dietTags: columns((tags: DietTag[] = []) => ({ dietTags: [...new Set(tags)] })),
  packs: columns((packs: IngredientInput['packs'] = []) => ({ packs })),
  prices: notStored,
  discontinuedOn: columns((day: IngredientInput['discontinuedOn'] = null) => ({
    discontinuedOn: day,
    isDiscontinued: day !== null,
  })),
  replacementId: columns((id: IngredientInput['replacementId'] = null) => ({ replacementId: id })),
  labelFrom: notStored,
  allergenReason: notStored,
  serving: columns((serving: IngredientInput['serving']) => ({
    servingAmount: serving?.amount ?? null,
    servingUnit: serving?.unit ?? null,
  })),
  mealCategory: columns((mealCategory: IngredientInput['mealCategory'] = null) => ({ mealCategory })),
} satisfies FieldsOf<IngredientInput, typeof ingredient>
