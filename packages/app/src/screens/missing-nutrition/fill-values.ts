import type { Ingredient, MissingNutritionRow } from '@commissary/api-client'
import {
  type Allergen,
  type AllergenLevel,
  answersFor,
  type IngredientRecord,
  type NutrientCode,
  toIngredientInput,
  toIngredientValues,
} from '@commissary/domain/food'
import { parseDecimal } from '@commissary/domain/units'

/** What the user fills in; blank values stay unknown. */
export interface FillValues {
  /** As typed, per 100 g. */
  nutrients: Partial<Record<NutrientCode, string>>
  /** Nutrients that are accepted as 0, for one reason. */
  zeros: readonly NutrientCode[]
  zeroReason: string
  allergens: Partial<Record<Allergen, AllergenLevel>>
  doesNotCredit: boolean
}

export const nothingFilled: FillValues = {
  nutrients: {},
  zeros: [],
  zeroReason: '',
  allergens: {},
  doesNotCredit: false,
}

/** Gaps of a row that the ingredient still has: someone else may have filled in some since the report was read. */
export function gapsOf(row: MissingNutritionRow, stored: Ingredient) {
  return {
    nutrients: row.nutrients.filter((code) => stored.nutrients[code] === undefined),
    allergens: row.allergens.filter((allergen) => stored.allergens[allergen] === undefined),
    isNotAssessed: row.isNotAssessed && stored.crediting === null,
    hasNoDocument: row.hasNoDocument && stored.creditEvidence === null,
  }
}
export type Gaps = ReturnType<typeof gapsOf>

/** The values that fill gaps. */
export function filledOf({ nutrients, allergens, isNotAssessed }: Gaps, values: FillValues): FillValues {
  const zeros = nutrients.filter((code) => values.zeros.includes(code))
  const typed = nutrients.flatMap((code) => {
    if (zeros.includes(code)) return []
    const text = values.nutrients[code]?.trim() ?? ''
    return text === '' ? [] : [[code, text]]
  })
  const stated = allergens.flatMap((allergen) => {
    const level = values.allergens[allergen]
    return level ? [[allergen, level]] : []
  })
  return {
    nutrients: Object.fromEntries(typed),
    zeros,
    zeroReason: values.zeroReason.trim(),
    allergens: Object.fromEntries(stated),
    doesNotCredit: isNotAssessed && values.doesNotCredit,
  }
}

export const isNothing = ({ nutrients, zeros, allergens, doesNotCredit }: FillValues) =>
  Object.keys(nutrients).length + zeros.length + Object.keys(allergens).length === 0 && !doesNotCredit

/** Everything that an ingredient states, to be saved unchanged. */
export function inputOf(stored: Ingredient, noAddedSugarsReason: string): IngredientRecord {
  const food = toIngredientInput(toIngredientValues(stored, { isStored: true }), stored, noAddedSugarsReason)
  return {
    ...food,
    // A required nutrient without a value stays unknown by choice.
    nutrients: answersFor(food.nutrients) as IngredientRecord['nutrients'],
    // The document that proves the crediting says what documents it.
    ...(stored.creditDocument && { creditEvidence: null }),
  }
}

/** The ingredient with the gaps filled in. A filled-in value is stated, not estimated; one accepted as 0 keeps the reason. */
export function fill(stored: Ingredient, filled: FillValues, noAddedSugarsReason: string): IngredientRecord {
  const input = inputOf(stored, noAddedSugarsReason)
  const numbers = [
    ...Object.entries(filled.nutrients).map(([code, text]) => [code, parseDecimal(text)]),
    ...filled.zeros.map((code) => [code, 0]),
  ]
  const reasons = filled.zeros.map((code) => [code, { status: 'known', reason: filled.zeroReason }])
  return {
    ...input,
    nutrientNotes: {
      ...input.nutrientNotes,
      ...(Object.fromEntries(reasons) as IngredientRecord['nutrientNotes']),
    },
    nutrients: { ...input.nutrients, ...(Object.fromEntries(numbers) as IngredientRecord['nutrients']) },
    allergens: { ...input.allergens, ...filled.allergens },
    ...(filled.doesNotCredit && { crediting: [] }),
  }
}
