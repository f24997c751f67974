import type { PortionNutrition } from '../recipe/model.ts'
import { lineNutrition } from './line-nutrition.ts'
import type { MenuDay, MenuLine } from './menu-days.ts'
import type { MealCategory } from './model.ts'
import { selectionLimit } from './selections.ts'

/** A key for nutrition: lines with the same recipe, or the same food in the same portion, share it. */
export function menuItemKey({
  recipeId,
  ingredientId,
  portion,
}: Pick<MenuLine, 'recipeId' | 'ingredientId' | 'portion'>): string {
  if (recipeId) return `recipe-${recipeId}`
  return `ingredient-${ingredientId}-${portion ? `${portion.amount} ${portion.unit}` : ''}`
}

/**
 * Planned servings suggested for an item that is added to a day. Where a student takes one item of the category, it is
 * the meals not covered by the category's other items, otherwise all planned meals. Null = nothing to suggest: no meals
 * are planned, or all are covered.
 */
export function suggestedServings({ plannedMeals, selections, lines }: MenuDay, category: MealCategory): number | null {
  if (plannedMeals === null || plannedMeals === 0) return null
  if (selectionLimit(selections, category) !== 1) return plannedMeals
  const planned = lines
    .filter((line) => line.category === category)
    .reduce((sum, line) => sum + (line.plannedServings ?? 0), 0)
  return plannedMeals > planned ? plannedMeals - planned : null
}

/** Nutrition of an item that is not loaded: every value is unknown, with `name` as missing. */
export function unknownNutrition(name: string): PortionNutrition {
  const nutrition = lineNutrition({}, { food: () => undefined, recipe: () => undefined })
  const named = <Total extends { missing: string[] }>(total: Total): Total => ({ ...total, missing: [name] })
  return {
    ...nutrition,
    grams: named(nutrition.grams),
    cost: named(nutrition.cost),
    nutrients: Object.fromEntries(
      Object.entries(nutrition.nutrients).map(([code, total]) => [code, named(total)]),
    ) as PortionNutrition['nutrients'],
    credits: nutrition.credits.map(named),
  }
}
