import type { CreditEvidence, CreditRule } from '../crediting/model.ts'
import type { Measure, Quantity } from '../units/model.ts'

export type { Measure } from '../units/model.ts'

/** Nutrients of the specification, section 3, with its names, plus two that the federal rules need. */
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

/** Why a value is not a plain measurement: "No added sugars." */
export interface NutrientNote {
  status: 'known' | 'estimated'
  reason: string
}

/** Meal categories of the specification, section 3, in its order. */
export const mealCategories = ['Entree', 'Fruit', 'Vegetables', 'Side', 'A La Carte', 'Milk', 'Miscellaneous'] as const
export type MealCategory = (typeof mealCategories)[number]

/** Allergens of the specification, section 3, without its locale synonyms. */
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

/** From certain to excluded. Allergens that a food does not list are unknown. */
export const allergenLevels = ['contains', 'mayContain', 'madeInFacility', 'free'] as const
export type AllergenLevel = (typeof allergenLevels)[number]

export type Allergens = Partial<Record<Allergen, AllergenLevel>>

export const milkFats = ['skim', 'lowFat', 'reducedFat', 'whole'] as const
export type MilkFat = (typeof milkFats)[number]

/** Whether a milk is whole or reduced-fat (2%), which the rules do not allow everywhere. */
export const isAboveLowFat = ({ fat }: Pick<MilkKind, 'fat'>): boolean => fat === 'reducedFat' || fat === 'whole'

/** The facts about a fluid milk that the rules need (7 CFR 210.10(d)). */
export interface MilkKind {
  fat: MilkFat
  isFlavored: boolean
}

export interface Price {
  /** Price of `per`, as a decimal string in the caterer's currency. */
  amount: string
  per: Quantity
}

/** The parts of an ingredient that values are computed from. */
export interface Food {
  id: number
  name: string
  nutrients: Nutrients
  /** Which of the nutrients no one stated, and what they were estimated from. */
  nutrientNotes?: Partial<Record<NutrientCode, NutrientNote>>
  measures: Measure[]
  /** Grams per milliliter. */
  densityGml?: number | null
  /** Grams of one piece. */
  eachWeightG?: number | null
  /** Edible share of the purchased weight, in percent: AP x ediblePct / 100 = EP. Default 100. */
  ediblePct?: number | null
  price?: Price | null
  allergens: Allergens
  /**
   * A food may credit to several components at once (breaded chicken: meat and grain). Beans have a vegetable rule with
   * the subgroup BEANS_AND_PEAS and a meat alternate rule; the line selects one of them (7 CFR 210.10(c)(2)(ii)(C)).
   * Without rules it does not credit; null = not assessed yet, so it may credit to any component.
   */
  crediting: CreditRule[] | null
  creditEvidence?: CreditEvidence | null
  /** Present when the food is a fluid milk. */
  milk?: MilkKind | null
}

/** A sum with its gaps: `known` is the known part, `missing` names the foods without a value. */
export interface Total {
  known: number
  /** Names of the foods without a value, each once. Empty = complete. */
  missing: string[]
  /** Names of the foods whose part of `known` is an estimate; absent = none. */
  estimated?: string[]
}

export interface AllergenFinding {
  allergen: Allergen
  /** `unknown` if no food contains it and at least one does not state it. */
  level: AllergenLevel | 'unknown'
  /** The foods it is from, with their sub-recipes: "Meat sauce > Parmesan". */
  reasons: string[]
}
