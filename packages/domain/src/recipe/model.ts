import { units, type Quantity } from '../units/model.ts'
import type { NutrientCode, MilkKind, Food, Total, AllergenFinding } from '../food/model.ts'
import type { Credit } from '../crediting/model.ts'

/** A sub-recipe can also be taken by its portions or by whole batches. */
export const lineUnits = [...units, 'portion', 'batch'] as const
export type LineUnit = (typeof lineUnits)[number]

export interface RecipeLine {
  /** Exactly one of the two is set. */
  ingredientId?: number | null
  subRecipeId?: number | null
  /** Decimal string; null while a cook has not filled it in: the line's figures are then unknown. */
  amount: string | null
  unit: LineUnit
  /** `AP` as purchased, before trimming; `EP` edible portion. Default EP. */
  form?: 'AP' | 'EP' | null
  /** Which of a bean's two credits the line takes. Default VEGETABLE. */
  creditAs?: 'VEGETABLE' | 'MEAT_ALTERNATE' | null
}

/** A recipe as the arithmetic sees it. */
export interface RecipeSource {
  id: number
  name: string
  /** Portions that one batch gives, as a decimal string above 0. */
  portions: string
  /** What one batch yields by weight or volume; needed where another recipe takes "2 cups" of this one. */
  yield?: Quantity | null
  lines: RecipeLine[]
}

/** What a recipe is computed from. A missing id makes the figures unknown, never zero. */
export interface Pantry {
  food: (id: number) => Food | undefined
  recipe: (id: number) => RecipeSource | undefined
}

/** Everything that is known of one portion. */
export interface PortionNutrition {
  /** Weight of one portion in grams, from its lines. */
  grams: Total
  nutrients: Record<NutrientCode, Total>
  credits: Credit[]
  /** Beans credited as meat alternate: cups that count toward the weekly subgroup only. */
  beansAsMeatAlternateCups: number
  /** The part of the saturated fat that comes from milk served as a drink. */
  fluidMilkSaturatedFat: Total
  milk: MilkKind | null
  allergens: AllergenFinding[]
  /** In the caterer's currency, exact; rounded only where it is shown. */
  cost: Total
}
