import type { Unit, Quantity } from '../units/model.ts'
import type { CreditRule, CreditEvidence } from '../crediting/model.ts'

/** Nutrients of the specification, section 3, by its own names; then two that the federal rules need and it lacks. */
export const nutrientCodes = [
  'calories',
  'protein',
  'calcium',
  'potassium',
  'cholestral',
  'saturatedFat',
  'totalFat',
  'totalCarbohydrate',
  'iron',
  'sugars',
  'phosphorous',
  'sodium',
  'dietaryFiber',
  'vitaminA',
  'vitaminB6',
  'vitaminB12',
  'vitaminC',
  'vitaminD',
  'vitaminE',
  'vitaminK',
  'pantothenicAcid',
  'folate',
  'manganese',
  'thiamin',
  'niacin',
  'copper',
  'magnesium',
  'riboFlavin',
  'selenium',
  'zinc',
  'addedSugars',
  'transFat',
] as const
export type NutrientCode = (typeof nutrientCodes)[number]

/** Amounts per 100 g of edible food. An absent nutrient is unknown, never zero. */
export type Nutrients = Partial<Record<NutrientCode, number>>

/** Why a value is what it is, where that is not plain measurement: "Nothing sweet is added." */
export interface NutrientNote {
  status: 'known' | 'estimated'
  reason: string
}

/** Meal categories of the specification, section 3, in the order of a menu. */
export const mealCategories = ['Entree', 'Fruit', 'Vegetables', 'Side', 'Milk', 'A La Carte', 'Miscellaneous'] as const
export type MealCategory = (typeof mealCategories)[number]

/** Allergens of the specification, section 3, without its locale doubles (B.15 of the domain notes maps them). */
export const allergens = [
  'Milk',
  'Wheat',
  'Eggs',
  'Soy',
  'Fish',
  'Shellfish',
  'Peanuts',
  'Sesame',
  'TreeNuts',
  'Gluten',
  'Lactose',
  'Celery',
  'Mustard',
  'Lupins',
  'SnailsShellfish',
  'SulfurDioxideSulfates',
] as const
export type Allergen = (typeof allergens)[number]

/** From certain to excluded. An allergen that a food does not list is unknown. */
export const allergenLevels = ['contains', 'mayContain', 'madeInFacility', 'free'] as const
export type AllergenLevel = (typeof allergenLevels)[number]

export type Allergens = Partial<Record<Allergen, AllergenLevel>>

export const milkFats = ['skim', 'lowFat', 'reducedFat', 'whole'] as const
export type MilkFat = (typeof milkFats)[number]

/** Facts of a fluid milk that the rules ask for (7 CFR 210.10(d)). */
export interface MilkKind {
  fat: MilkFat
  isFlavored: boolean
}

/** A household measure: `amount` of `measure` weighs `grams` ("1 cup" = 244). `unit` where it is one of ours. */
export interface Measure {
  amount: number
  measure: string
  unit?: Unit | null
  grams: number
}

export interface Price {
  /** Money for `per`, as a decimal string in the caterer's currency. */
  amount: string
  per: Quantity
}

/** An ingredient as the arithmetic sees it. */
export interface Food {
  id: number
  name: string
  nutrients: Nutrients
  measures: Measure[]
  /** Grams of one millilitre. */
  densityGml?: number | null
  /** Grams of one piece. */
  eachWeightG?: number | null
  /** Edible share of the purchased weight, in percent: AP x ediblePct / 100 = EP. Default 100. */
  ediblePct?: number | null
  price?: Price | null
  allergens: Allergens
  /**
   * A food may credit to several components at once (breaded chicken: meat and grain). Beans hold a vegetable rule with
   * the subgroup BEANS_AND_PEAS and a meat alternate rule; the line elects one of the two (7 CFR 210.10(c)(2)(ii)(C)).
   */
  crediting: CreditRule[]
  creditEvidence?: CreditEvidence | null
  /** Present when the food is a fluid milk. */
  milk?: MilkKind | null
}

/** A sum with its gaps: `known` is the part that is known, `missing` names what has no value. */
export interface Total {
  known: number
  /** Names of the foods without a value, each once, in the order met. Empty = complete. */
  missing: string[]
}

export interface AllergenFinding {
  allergen: Allergen
  /** `unknown` when no food contains it and at least one says nothing about it. */
  level: AllergenLevel | 'unknown'
  /** The foods that say so, with the recipe in between: "Meat sauce > Parmesan". */
  reasons: string[]
}
