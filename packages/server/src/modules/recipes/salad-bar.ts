import type { MenuLine } from '@commissary/domain/menu'

import type { WholePantry } from './pantry.ts'

/** What students take from a salad bar: a recipe or an ingredient. */
export interface BarContent {
  name: string
  recipeId: number | null
  ingredientId: number | null
}

/** What a salad bar's line offers on the day, in the order of its recipe; null for any other line. */
export function contentsOf({ recipeId }: Pick<MenuLine, 'recipeId'>, dated: WholePantry): BarContent[] | null {
  const bar = typeof recipeId === 'number' ? dated.recipe(recipeId) : undefined
  if (bar?.type !== 'saladBar') return null
  const contents = bar.lines.flatMap(({ subRecipeId = null, ingredientId = null }): BarContent[] => {
    const food = subRecipeId === null ? dated.food(ingredientId ?? 0) : dated.recipe(subRecipeId)
    return food ? [{ name: food.name, recipeId: subRecipeId, ingredientId }] : []
  })
  // The same food in two measures is one thing to take.
  return [...new Map(contents.map((one) => [one.name, one])).values()]
}

/** Only the names, as in the contract: absent for any other line. */
export function contentNames(line: Pick<MenuLine, 'recipeId'>, dated: WholePantry): { contents?: string[] } {
  const contents = contentsOf(line, dated)
  return contents ? { contents: contents.map(({ name }) => name) } : {}
}
