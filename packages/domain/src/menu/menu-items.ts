import type { MenuDay, MenuLine } from './menu-days.ts'
import type { MealCategory } from './model.ts'
import { selectionLimit } from './selections.ts'

/** A key for nutrition: lines with the same recipe or food in the same portion share it. */
export function menuItemKey({
  recipeId,
  ingredientId,
  portion,
}: Pick<MenuLine, 'recipeId' | 'ingredientId' | 'portion'>): string {
  const size = portion ? `${portion.amount} ${portion.unit}` : ''
  if (recipeId) return size ? `recipe-${recipeId}-${size}` : `recipe-${recipeId}`
  return `ingredient-${ingredientId}-${size}`
}

/**
 * Planned servings suggested for an item that is added to a day. Where a student takes one item of the category, it is
 * the meals that the category's other items do not cover; once they cover all, and everywhere else, the item's usual
 * share of the meals. Without a usual share it is an equal part of the meals, or all of them where every student may
 * take the item. Null only while no meals are planned.
 */
export function suggestedServings(
  { plannedMeals, selections, lines }: MenuDay,
  category: MealCategory,
  usualShare: number | null = null,
): number | null {
  if (plannedMeals === null || plannedMeals === 0) return null
  const usual = usualShare === null ? null : Math.round(plannedMeals * usualShare)
  if (selectionLimit(selections, category) !== 1) return usual ?? plannedMeals
  const peers = lines.filter((line) => line.category === category)
  const left = plannedMeals - peers.reduce((sum, line) => sum + (line.plannedServings ?? 0), 0)
  return left > 0 ? left : (usual ?? Math.ceil(plannedMeals / (peers.length + 1)))
}

/** The mean share of the planned meals that an item has on the days that offer it, as a fraction; null without any. */
export function usualShareOf(days: readonly MenuDay[], itemKey: string): number | null {
  const shares = days.flatMap(({ plannedMeals, lines }) => {
    const servings = lines.filter((line) => menuItemKey(line) === itemKey).map((line) => line.plannedServings)
    const known = servings.filter((count) => count !== null)
    if (!plannedMeals || known.length === 0) return []
    return [known.reduce((sum, count) => sum + count, 0) / plannedMeals]
  })
  return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length
}
