import { useListIngredients, useListRecipes, useListReferenceFoods } from '@commissary/api-client'

import { hasOneOf } from '../../routing/access.ts'
import { useSession } from '../../session/session.tsx'

const firstRow = { page: 0, size: 1 }

export interface Counts {
  /** Unknown without access to the catalog. */
  foods: number | undefined
  ingredients: number
  recipes: number
}

/** How many foods, ingredients and recipes there are; undefined until all are known. */
export function useStepCounts(enabled: boolean): Counts | undefined {
  const session = useSession()
  const hasCatalog = hasOneOf(['catalog'], session)
  const foods = useListReferenceFoods(firstRow, { enabled: enabled && hasCatalog })
  const ingredients = useListIngredients(firstRow, { enabled })
  const recipes = useListRecipes(firstRow, { enabled })

  if (!ingredients.data || !recipes.data || (hasCatalog && !foods.data)) return undefined
  return {
    foods: foods.data?.page.totalElements,
    ingredients: ingredients.data.page.totalElements,
    recipes: recipes.data.page.totalElements,
  }
}
