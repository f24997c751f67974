import type { Quantity } from '../units/model.ts'

export const mealComponents = ['FRUIT', 'VEGETABLE', 'GRAIN', 'MEAT_ALTERNATE', 'MILK'] as const
export type MealComponent = (typeof mealComponents)[number]

/** Breakfast counts grains and meats/meat alternates as one component (7 CFR 220.8(c)). */
export type AnalysisComponent = MealComponent | 'GRAIN_OR_MEAT_ALTERNATE'

/** The unit each component credits in (7 CFR 210.10(c)). */
export const componentUnits = {
  FRUIT: 'cup',
  VEGETABLE: 'cup',
  GRAIN: 'ozEq',
  MEAT_ALTERNATE: 'ozEq',
  GRAIN_OR_MEAT_ALTERNATE: 'ozEq',
  MILK: 'cup',
} as const satisfies Record<AnalysisComponent, 'cup' | 'ozEq'>

export const vegetableSubgroups = ['DARK_GREEN', 'RED_OR_ORANGE', 'BEANS_AND_PEAS', 'STARCHY', 'OTHERS'] as const
export type VegetableSubgroup = (typeof vegetableSubgroups)[number]

/**
 * One way a food credits toward the meal pattern: `credit` oz eq (grain, meat/meat alternate) or cups (the rest) for
 * every `per` of the food as served. Covers "28 g = 1 oz eq" of Exhibit A, "1 cup leafy = 1/2 cup" and "1 patty = 2 oz
 * eq".
 */
export interface CreditRule {
  component: MealComponent
  /** Vegetables only. */
  subgroup?: VegetableSubgroup | null
  credit: number
  per: Quantity
  /** Weight as served as a percentage of the weight before cooking (raw ground beef 74). Default 100. */
  cookedYieldPct?: number | null
  /** What that yield is a percentage of: `AP` as purchased, so it includes trimming, or the `EP` edible portion. Default EP. */
  yieldFrom?: 'AP' | 'EP' | null
  /**
   * As the Food Buying Guide prints it: one purchase unit `per`, as purchased, gives this many portions of `credit` each.
   * It includes trimming and cooking.
   */
  portionsPerPurchaseUnit?: number | null
  isWholeGrainRich?: boolean
  isGrainDessert?: boolean
  isJuice?: boolean
  /** Which product with an added sugars limit the food is, if any; null = no one has stated it. */
  product?: CreditProduct | null
}

/** What a food with a grain or meat alternate credit can be, for the rules about products. */
export const creditProducts = ['CEREAL', 'YOGURT', 'OTHER'] as const
export type CreditProduct = (typeof creditProducts)[number]

/** The documentation of the credit. Without it, the credit is shown as unproven. */
export const creditEvidences = ['FOOD_BUYING_GUIDE', 'CN_LABEL', 'PRODUCT_FORMULATION_STATEMENT', 'USDA_FOODS'] as const
export type CreditEvidence = (typeof creditEvidences)[number]

/** A portion's credit to one component, before and after rounding down. */
export interface Credit {
  component: MealComponent
  /** oz eq or cups, unrounded. */
  exact: number
  /** Rounded down to 0.25 oz eq or 1/8 cup (milk: to 1/4 cup). */
  credited: number
  /** Vegetables: credited cups per subgroup. The rest of `credited` is "additional". */
  subgroups: Partial<Record<VegetableSubgroup, number>>
  /** The share of `credited` that is whole grain-rich (grain), juice (fruit, vegetable), grain dessert (grain). */
  wholeGrainRich: number
  juice: number
  grainDessert: number
  /** Foods whose credit is unknown: not assessed, or with an amount that cannot be converted. The credit is then a lower bound. */
  missing: string[]
  /** Those of `missing` whose crediting was never assessed. */
  notAssessed: string[]
  /** Foods whose credit has no evidence document. */
  unproven: string[]
}

/** Whether a recipe's leftover 1/8 cup, too small for any subgroup, counts as additional vegetables. */
export type VegetableRemainder = 'additional' | 'lost'

/** Which of a bean's two credits a recipe line uses. */
export type BeanCredit = 'VEGETABLE' | 'MEAT_ALTERNATE'
