import { units, type Quantity } from '../units/model.ts'
import type { BeanCredit, Credit } from '../crediting/model.ts'
import type { Cooking } from './cooking.ts'
import type { SweetenedFood } from '../crediting/sweetened-foods.ts'
import type { AllergenFinding, Food, MilkKind, NutrientCode, Total } from '../food/model.ts'

/**
 * Units of a recipe line: sub-recipes are also measured in portions and batches, and a food in its own measures, which the
 * line names.
 */
export const lineUnits = [...units, 'portion', 'batch', 'measure'] as const
export type LineUnit = (typeof lineUnits)[number]

/** How much of each nutrient cooking retains, in percent; all of an absent one. */
export type RetentionFactors = Partial<Record<NutrientCode, number>>

/** An amount in a line's unit. */
export interface LineAmount {
  /** Decimal string; null = not filled in yet, so the line's values are unknown. */
  amount: string | null
  unit: LineUnit
  /** With the unit `measure`: the name of one of the food's measures, "cup, shredded". */
  measure?: string | null
}

export interface RecipeLine extends LineAmount {
  /** Exactly one of the two is set. */
  ingredientId?: number | null
  subRecipeId?: number | null
  /** How the food is prepared; it can say which of the food's measures is meant: "chopped". */
  prepNote?: string | null
  /** A second amount, added to the first: "1 qt + 8 oz". Without a weight for both, the line's values are unknown. */
  plus?: LineAmount | null
  /** Edible share of the purchased weight on this line, in percent, in place of the food's own `ediblePct`. */
  yieldPct?: number | null
  /** The row of USDA's Table of Nutrient Retention Factors that describes how the food is cooked: "0805". */
  retentionCode?: string | null
  /** Its factors; null while the table is not loaded, so that nothing is taken off. */
  retention?: RetentionFactors | null
  /** `AP` as purchased, before trimming; `EP` edible portion. Default EP. */
  form?: 'AP' | 'EP' | null
  /** Which of a bean's two credits the line uses. Default VEGETABLE. */
  creditAs?: BeanCredit | null
}

/** The fields of a recipe needed to compute its nutrition. */
export interface RecipeSource {
  id: number
  name: string
  /** Portions per batch, as a decimal string above 0. */
  portions: string
  /** Weight or volume of one batch; needed if another recipe uses "2 cups" of this one. */
  yield?: Quantity | null
  /** What cooking changes; without it, values are those of the ingredients. */
  cooking?: Cooking | null
  lines: RecipeLine[]
}

/** Looks up foods and recipes by id. An id that is missing makes values unknown, never zero. */
export interface Pantry {
  food: (id: number) => Food | undefined
  recipe: (id: number) => RecipeSource | undefined
}

/** Nutrition, credits, allergens and cost of one portion. */
export interface PortionNutrition {
  /** Weight in grams, from the lines. */
  grams: Total
  nutrients: Record<NutrientCode, Total>
  credits: Credit[]
  /** Beans credited as meat alternate: cups that count toward the weekly subgroup only. */
  beansAsMeatAlternateCups: number
  /** The part of the saturated fat that is from milk served as a drink. */
  fluidMilkSaturatedFat: Total
  milk: MilkKind | null
  /** Foods with a limit on added sugars, and those that may have one. */
  sweetenedFoods: SweetenedFood[]
  allergens: AllergenFinding[]
  /** In the caterer's currency, unrounded. */
  cost: Total
}
