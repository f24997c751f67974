import type { KitchenContent, LineUnit, RecipeLine } from '@commissary/domain/recipe'
import type { MealCategory } from '@commissary/domain/menu'
import type { Quantity } from '@commissary/domain/units'

import type { FoodKey } from '../foods/demo-foods.ts'

/** A line names a food or another recipe by its demo key; the database assigns ids. */
export type DemoLine = Omit<RecipeLine, 'ingredientId' | 'subRecipeId' | 'amount'> & {
  amount: string
  prepNote?: string
} & ({ food: FoodKey } | { recipe: string })

export interface DemoRecipe {
  /** The recipe number. */
  number: string
  name: string
  type: 'myRecipe' | 'usda' | 'subRecipe'
  category: MealCategory | null
  portions: string
  portionLabel: string
  yield?: Quantity
  /** Each sentence is a step. */
  directions: string
  kitchen?: Partial<KitchenContent>
  lines: DemoLine[]
}

type Extras = Pick<DemoLine, 'form' | 'creditAs' | 'prepNote'>

export const line = (food: FoodKey, amount: string, unit: LineUnit, extras: Extras = {}): DemoLine => ({
  food,
  amount,
  unit,
  ...extras,
})

export const subRecipe = (recipe: string, amount: string, unit: LineUnit): DemoLine => ({ recipe, amount, unit })

/** Purchased with skin, stem or core, which the kitchen trims. */
export const asPurchased = (prepNote: string): Extras => ({ form: 'AP', prepNote })
export const prepared = (prepNote: string): Extras => ({ prepNote })
/** Credits the line's beans as meat alternate. */
export const asMeatAlternate: Extras = { creditAs: 'MEAT_ALTERNATE' }

/** What the kitchen needs besides the lines: each sentence of the directions as a step, and the recipe's own kitchen fields. */
export const kitchenOf = ({ directions, kitchen }: DemoRecipe): Partial<KitchenContent> => ({
  steps: directions.split(/(?<=\.) (?=[A-Z])/).map((text) => ({ text, ccp: null })),
  ...kitchen,
})
