import type { Food } from '../food/model.ts'
import { gramsOf, gramsPerUnit } from '../units/units.ts'
import type { CreditProduct, CreditRule, MealComponent } from './model.ts'

/** Products with a limit on their added sugars (7 CFR 210.10(c) and (d), 220.8(c) and (d)). */
export const sweetenedProducts = ['flavoredMilk', 'yogurt', 'cereal'] as const
export type SweetenedProduct = (typeof sweetenedProducts)[number]

/**
 * A food in a portion that is a product with a limit on added sugars, or may be one. Amounts are grams in 8 fl oz of
 * flavored milk, in an ounce of yogurt, or in an ounce of dry cereal.
 */
export interface SweetenedFood {
  foodName: string
  product: SweetenedProduct
  /** Null where `gap` says what is missing. */
  addedSugars: number | null
  /** Upper bound of the added sugars; null = none is known. */
  addedSugarsAtMost: number | null
  /** No value, nobody has stated whether the food is such a product, or its crediting was never assessed. */
  gap: 'unknown' | 'notStated' | 'notAssessed' | null
}

type Gap = SweetenedFood['gap']

/**
 * The products with a limit on added sugars that a food is or may be. Its milk kind says whether it is flavored milk. A
 * food is a yogurt or a cereal if a credit rule says so; without a statement it may be one if it credits only to that
 * product's component (meat alternate, grain). Unknown added sugars are at most the total sugars, or the carbohydrates.
 */
export function sweetenedFoods(food: Food): SweetenedFood[] {
  const { milk, crediting } = food
  const all = (gap: Gap) => [flavoredMilk(food, gap), yogurt(food, gap), cereal(food, gap)]
  if (milk) return milk.isFlavored ? [flavoredMilk(food, null)] : []
  if (crediting === null) return all('notAssessed').filter(canBeSweet)
  const found = [
    ...statement(crediting, 'MEAT_ALTERNATE', 'YOGURT').map((gap) => yogurt(food, gap)),
    ...statement(crediting, 'GRAIN', 'CEREAL').map((gap) => cereal(food, gap)),
  ]
  return found.filter(canBeSweet)
}

/** A food that no longer exists: it may be any of the products. */
export const unknownSweetenedFoods = (foodName: string): SweetenedFood[] =>
  sweetenedProducts.map((product) => ({
    foodName,
    product,
    addedSugars: null,
    addedSugarsAtMost: null,
    gap: 'unknown',
  }))

/** Whether the rules say that the food is a product: an empty list = it is not, else what is unknown about it (null = nothing). */
function statement(rules: readonly CreditRule[], component: MealComponent, product: CreditProduct): Gap[] {
  if (rules.some((rule) => rule.product === product)) return [null]
  const isAlone = rules.length > 0 && rules.every((rule) => rule.component === component && !rule.isGrainDessert)
  return isAlone && rules.some((rule) => !rule.product) ? ['notStated'] : []
}

const flavoredMilk = (food: Food, gap: Gap) => sweetened(food, 'flavoredMilk', gramsOf(8, 'floz', food), gap)
const yogurt = (food: Food, gap: Gap) => sweetened(food, 'yogurt', gramsPerUnit.oz ?? null, gap)
const cereal = (food: Food, gap: Gap) => sweetened(food, 'cereal', gramsPerUnit.oz ?? null, gap)

/** `grams` is the weight of the reference amount; null = unknown. */
function sweetened(
  { name, nutrients }: Food,
  product: SweetenedProduct,
  grams: number | null,
  gap: Gap,
): SweetenedFood {
  const known = amountOf(nutrients.addedSugars, grams)
  const atMost = amountOf(nutrients.addedSugars ?? nutrients.sugars ?? nutrients.totalCarbohydrate, grams)
  const isCertain = gap === null && known !== null
  return {
    foodName: name,
    product,
    addedSugars: isCertain ? known : null,
    addedSugarsAtMost: atMost,
    gap: isCertain ? null : (gap ?? 'unknown'),
  }
}

/** Zero per 100 g is zero at any weight. */
function amountOf(per100g: number | undefined, grams: number | null): number | null {
  if (per100g === 0) return 0
  return per100g === undefined || grams === null ? null : (grams * per100g) / 100
}

/** A food that only might be a product is within every limit if it has no added sugars. */
const canBeSweet = ({ gap, addedSugarsAtMost }: SweetenedFood) =>
  gap === null || gap === 'unknown' || addedSugarsAtMost !== 0
