import type { MealComponent } from '../crediting/model.ts'
import { nutrientCodes, type NutrientCode } from '../food/model.ts'
import type { Pantry, PortionNutrition, RecipeLine, RecipeSource } from './model.ts'
import { portionNutrition } from './recipe.ts'

/** What one line gives to a portion. */
export interface LineShare {
  /** The line's position in the recipe. */
  index: number
  /** Name of its ingredient or sub-recipe. */
  name: string
  nutrition: PortionNutrition
}

/**
 * The contribution of each line to one portion, in the order of the recipe. Each is computed alone, so credits are exact before they
 * are rounded, and before the recipe's cooking, which changes the batch as a whole. Throws `RecipeCycleError` like `portionNutrition`.
 */
export function lineShares(recipe: RecipeSource, pantry: Pantry): LineShare[] {
  return recipe.lines.map((line, index) => ({
    index,
    name: nameOf(line, pantry),
    nutrition: portionNutrition({ ...recipe, cooking: null, lines: [line] }, pantry),
  }))
}

function nameOf({ ingredientId, subRecipeId }: RecipeLine, pantry: Pantry): string {
  const record = subRecipeId ? pantry.recipe(subRecipeId) : ingredientId ? pantry.food(ingredientId) : undefined
  return record?.name ?? `#${subRecipeId ?? ingredientId ?? ''}`
}

/** A value of a portion that may have gaps. */
export type PortionValue = NutrientCode | MealComponent | 'grams' | 'cost'

/** A food with gaps. */
export interface MissingFood {
  name: string
  /** The values that lack it; `settles` if the value lacks nothing else, so that filling it in completes the value. */
  values: { value: PortionValue; settles: boolean }[]
}

/** The foods that a portion's values lack; first, those that would complete the most values. */
export function missingFoods(nutrition: PortionNutrition): MissingFood[] {
  const lists: [PortionValue, readonly string[]][] = [
    ['grams', nutrition.grams.missing],
    ...nutrientCodes.map((code): [PortionValue, string[]] => [code, nutrition.nutrients[code].missing]),
    ...nutrition.credits.map(({ component, missing }): [PortionValue, string[]] => [component, missing]),
    ['cost', nutrition.cost.missing],
  ]
  const foods = new Map<string, MissingFood['values']>()
  for (const [value, missing] of lists) {
    for (const name of missing) {
      const values = foods.get(name) ?? []
      values.push({ value, settles: missing.length === 1 })
      foods.set(name, values)
    }
  }
  const settled = ({ values }: MissingFood) => values.filter(({ settles }) => settles).length
  return [...foods].map(([name, values]) => ({ name, values })).toSorted((a, b) => settled(b) - settled(a))
}
