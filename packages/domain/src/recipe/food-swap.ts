import { convert } from '../units/units.ts'
import { parsePositive } from '../units/decimal.ts'
import { isUnit, lineQuantity } from './line-quantity.ts'
import type { Pantry, RecipeLine, RecipeSource } from './model.ts'
import { canServe } from './serving.ts'

/** An ingredient or a recipe, and the one of the same kind that takes its place. */
export interface FoodSwap {
  kind: 'ingredient' | 'recipe'
  id: number
  byId: number
}

/** A line of a recipe or of a menu. */
interface Line {
  ingredientId?: number | null
  recipeId?: number | null
  subRecipeId?: number | null
}

/** Whether a line has the food that is replaced. */
export const hasSwapped = ({ ingredientId, recipeId, subRecipeId }: Line, { kind, id }: FoodSwap): boolean =>
  kind === 'ingredient' ? ingredientId === id : recipeId === id || subRecipeId === id

/** The line with the new food; amount and unit stay. Other lines are returned as they are. */
export function swapLine<Own extends Line>(line: Own, swap: FoodSwap): Own {
  if (!hasSwapped(line, swap)) return line
  if (swap.kind === 'ingredient') return { ...line, ingredientId: swap.byId }
  return 'subRecipeId' in line && line.subRecipeId === swap.id
    ? { ...line, subRecipeId: swap.byId }
    : { ...line, recipeId: swap.byId }
}

/** A pantry whose recipes have the new food. */
export const swapInPantry = (pantry: Pantry, swap: FoodSwap): Pantry => ({
  food: pantry.food,
  recipe: (id) => {
    const recipe = pantry.recipe(id)
    return recipe && swapInRecipe(recipe, swap)
  },
})

export const swapInRecipe = <Own extends RecipeSource>(recipe: Own, swap: FoodSwap): Own => ({
  ...recipe,
  lines: recipe.lines.map((line) => swapLine(line, swap)),
})

/**
 * Whether a line's amount can be converted for the food or recipe that it names. A line without an amount is unknown anyway,
 * so it can.
 */
export function canConvert(line: Omit<RecipeLine, 'form' | 'creditAs'>, { food, recipe }: Pantry): boolean {
  if (parsePositive(line.amount) === null) return true
  if (typeof line.subRecipeId === 'number') {
    const source = recipe(line.subRecipeId)
    if (line.unit === 'portion' || line.unit === 'batch') return true
    return source !== undefined && isUnit(line.unit) && canServe(source, { unit: line.unit })
  }
  const found = typeof line.ingredientId === 'number' ? food(line.ingredientId) : undefined
  if (!found) return false
  const { amount, unit, food: measured } = lineQuantity(line, found)
  return amount !== null && convert(amount, unit, 'g', measured) !== null
}
