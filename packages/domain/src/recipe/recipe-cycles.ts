import type { Pantry, RecipeSource } from './model.ts'

/** A recipe that contains itself. `chain` has the names along the cycle: "Sauce", "Base", "Sauce". */
export class RecipeCycleError extends Error {
  override name = 'RecipeCycleError'
  readonly chain: string[]

  constructor(chain: string[]) {
    super(`A recipe contains itself: ${chain.join(' > ')}`)
    this.chain = chain
  }
}

/**
 * The names along the first cycle that is reachable from `recipeId`; null without one. The first and the last name are
 * the same recipe.
 */
export function findCycle(recipeId: number, pantry: Pick<Pantry, 'recipe'>): string[] | null {
  const done = new Set<number>()
  const path: RecipeSource[] = []

  function visit(id: number): string[] | null {
    const recipe = pantry.recipe(id)
    if (!recipe || done.has(id)) return null
    const chain = cycleChain(path, recipe)
    if (chain) return chain

    path.push(recipe)
    for (const { subRecipeId } of recipe.lines) {
      const found = isId(subRecipeId) ? visit(subRecipeId) : null
      if (found) return found
    }
    path.pop()
    done.add(id)
    return null
  }

  return visit(recipeId)
}

/** The names on the path from `recipe` back to itself; null if it is not on the path. */
export function cycleChain(path: readonly RecipeSource[], recipe: RecipeSource): string[] | null {
  const start = path.findIndex(({ id }) => id === recipe.id)
  return start < 0 ? null : [...path.slice(start), recipe].map(({ name }) => name)
}

export function isId(id: number | null | undefined): id is number {
  return id !== null && id !== undefined
}
