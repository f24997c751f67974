import type { RecipeSource } from '../recipe/model.ts'
import type { MenuLine } from './menu-days.ts'

/** A food to stop using on a day, and what to use instead. */
export interface DiscontinuedFood {
  ingredientId: number
  name: string
  /** The first day (YYYY-MM-DD). */
  from: string
  replacementName: string | null
}

interface Foods {
  food: (
    id: number,
  ) => { id: number; name: string; discontinuedOn?: string | null; replacementName?: string | null } | undefined
  recipe: (id: number) => Pick<RecipeSource, 'lines'> | undefined
}

/** The foods of a menu line that are discontinued on some day, at any depth of its recipe, each once. */
export function discontinuedIn(
  { recipeId, ingredientId }: Pick<MenuLine, 'recipeId' | 'ingredientId'>,
  { food, recipe }: Foods,
): DiscontinuedFood[] {
  const found = new Map<number, DiscontinuedFood>()
  const seen = new Set<number>()
  function look(line: { ingredientId?: number | null; subRecipeId?: number | null }) {
    const one = typeof line.ingredientId === 'number' ? food(line.ingredientId) : undefined
    if (one?.discontinuedOn) {
      const { id, name, discontinuedOn, replacementName = null } = one
      found.set(id, { ingredientId: id, name, from: discontinuedOn, replacementName })
    }
    if (typeof line.subRecipeId !== 'number' || seen.has(line.subRecipeId)) return
    seen.add(line.subRecipeId)
    for (const inner of recipe(line.subRecipeId)?.lines ?? []) look(inner)
  }
  look(typeof recipeId === 'number' ? { subRecipeId: recipeId } : { ingredientId: ingredientId ?? null })
  return [...found.values()]
}

/** The foods that are discontinued on a date. */
export const discontinuedOn = (foods: readonly DiscontinuedFood[], date: string): DiscontinuedFood[] =>
  foods.filter(({ from }) => from <= date)
