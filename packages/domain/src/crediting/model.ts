import type { Quantity } from '../units/model.ts'

export const mealComponents = ['FRUIT', 'VEGETABLE', 'GRAIN', 'MEAT_ALTERNATE', 'MILK'] as const
export type MealComponent = (typeof mealComponents)[number]

export const vegetableSubgroups = ['DARK_GREEN', 'RED_OR_ORANGE', 'BEANS_AND_PEAS', 'STARCHY', 'OTHERS'] as const
export type VegetableSubgroup = (typeof vegetableSubgroups)[number]

/**
 * One way in which a food credits toward the meal pattern: `credit` oz eq (grain, meat/meat alternate) or cups (the
 * rest) for every `per` of the food as it is served. "28 g = 1 oz eq" of Exhibit A, "1 cup leafy = 1/2 cup", "1 patty
 * = 2 oz eq" are all of this form.
 */
export interface CreditRule {
  component: MealComponent
  /** Vegetables only. */
  subgroup?: VegetableSubgroup | null
  credit: number
  per: Quantity
  /** Served weight per 100 of the weight on the line, where cooking changes it (raw ground beef 74). Default 100. */
  cookedYieldPct?: number | null
  isWholeGrainRich?: boolean
  isGrainDessert?: boolean
  isJuice?: boolean
}

/** Where the credit is documented; without it the credit is shown as unproven. */
export type CreditEvidence = 'FOOD_BUYING_GUIDE' | 'CN_LABEL' | 'PRODUCT_FORMULATION_STATEMENT' | 'USDA_FOODS'

/** What a portion credits to one component, before and after rounding down. */
export interface Credit {
  component: MealComponent
  /** oz eq or cups, unrounded. */
  exact: number
  /** Rounded down to 0.25 oz eq or 1/8 cup (milk: to 1/4 cup). */
  credited: number
  /** Vegetables: credited cups per subgroup. The part of `credited` that no subgroup holds is "additional". */
  subgroups: Partial<Record<VegetableSubgroup, number>>
  /** The share of `credited` that is whole grain-rich (grain), juice (fruit, vegetable), grain dessert (grain). */
  wholeGrainRich: number
  juice: number
  grainDessert: number
  /** Foods whose amount could not be converted for crediting: the credit is then a lower bound. */
  missing: string[]
  /** Foods whose credit has no evidence document. */
  unproven: string[]
}
