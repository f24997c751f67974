import type { RecipeSource } from '@commissary/domain/recipe'

import type { FoodKey } from '../foods/demo-foods.ts'
import { coldEntrees } from './cold-entrees.ts'
import type { DemoRecipe } from './demo-recipe.ts'
import { hotEntrees } from './hot-entrees.ts'
import { otherSides } from './other-sides.ts'
import { subRecipes } from './sub-recipes.ts'
import { vegetableSides } from './vegetable-sides.ts'

const recipes = { ...subRecipes, ...hotEntrees, ...coldEntrees, ...vegetableSides, ...otherSides }
export type RecipeKey = keyof typeof recipes

/** The demo caterer's recipes by the keys that other recipes and the menus use. */
export const demoRecipes: Record<RecipeKey, DemoRecipe> = recipes
export const recipeKeys = Object.keys(recipes) as RecipeKey[]

/** Ids of the rows that recipe lines refer to. Throws for an unknown key. */
export interface DemoIds {
  food: (key: FoodKey) => number
  recipe: (key: string) => number
}

/** The recipe as `packages/domain` takes it. */
export function toRecipeSource(id: number, recipe: DemoRecipe, ids: DemoIds): RecipeSource {
  const { name, portions, lines } = recipe
  return {
    id,
    name,
    portions,
    yield: recipe.yield ?? null,
    lines: lines.map((entry) => ({
      ingredientId: 'food' in entry ? ids.food(entry.food) : null,
      subRecipeId: 'recipe' in entry ? ids.recipe(entry.recipe) : null,
      amount: entry.amount,
      unit: entry.unit,
      form: entry.form ?? null,
      creditAs: entry.creditAs ?? null,
    })),
  }
}
