import type { Food, NutrientCode, NutrientNote, Nutrients } from '@commissary/domain/food'

import { beans } from './beans.ts'
import { beansComposition } from './composition/beans.ts'
import { nutrientsOf } from './composition/composition.ts'
import { dairyComposition } from './composition/dairy.ts'
import { fruitsComposition } from './composition/fruits.ts'
import { grainsComposition } from './composition/grains.ts'
import { meatsComposition } from './composition/meats.ts'
import { pantryComposition } from './composition/pantry.ts'
import { vegetablesComposition } from './composition/vegetables.ts'
import { dairy } from './dairy.ts'
import type { DemoFood } from './demo-food.ts'
import { fruits } from './fruits.ts'
import { grains } from './grains.ts'
import { meats } from './meats.ts'
import { pantry } from './pantry.ts'
import { vegetables } from './vegetables.ts'

const composition = {
  ...dairyComposition,
  ...meatsComposition,
  ...beansComposition,
  ...grainsComposition,
  ...vegetablesComposition,
  ...fruitsComposition,
  ...pantryComposition,
}

const foods = { ...dairy, ...meats, ...beans, ...grains, ...vegetables, ...fruits, ...pantry }
export type FoodKey = keyof typeof foods

/** The demo caterer's foods by the keys that its recipes and menus use. */
export const demoFoods: Record<FoodKey, DemoFood> = foods
export const foodKeys = Object.keys(foods) as FoodKey[]

/** Nutrients per 100 g: USDA's, plus added sugars where known. */
export function demoNutrients(food: DemoFood): Nutrients {
  const nutrients = nutrientsOf(composition, food.ndb)
  return food.addedSugars ? { ...nutrients, addedSugars: food.addedSugars.grams } : nutrients
}

/** Where the added sugars come from. */
export function demoNutrientNotes({ addedSugars }: DemoFood): Partial<Record<NutrientCode, NutrientNote>> {
  return addedSugars ? { addedSugars: { status: addedSugars.status, reason: addedSugars.reason } } : {}
}

/** The food as `packages/domain` takes it. */
export function toFood(id: number, food: DemoFood): Food {
  const { ndb: _ndb, category: _category, addedSugars: _added, serving: _serving, mealCategory: _meal, ...rest } = food
  return { ...rest, id, nutrients: demoNutrients(food) }
}
