import type { Selections } from '@commissary/domain/menu'

import type { FoodKey } from '../foods/demo-foods.ts'
import type { RecipeKey } from '../recipes/demo-recipes.ts'

/** A menu item: a recipe's portion, or a food that has a serving. */
export type MenuItem = RecipeKey | FoodKey

/** Items in the order of the menu, and how many of 100 students are planned to take each. */
export type Offers = Partial<Record<MenuItem, number>>

/** The items of a day, except milk. */
export interface DemoDay {
  entrees: Offers
  vegetables: Offers
  fruits: Offers
  /** Condiments, in packets or spoons. They have no meal-pattern credit but count in the nutrient analysis. */
  extras?: Offers
  selections?: Selections
}

/** Five days from Monday. */
export type DemoWeek = readonly [DemoDay, DemoDay, DemoDay, DemoDay, DemoDay]
