// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { ListRecipes200, ListRecipesParams, Recipe, RecipeInput, Saved } from '../types.ts'
import type { CallOptions } from '../../../send.ts'
import { callRecipes } from '../../../transport.ts'

const getListRecipesUrl = (params?: ListRecipesParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/recipe/recipes?${stringifiedParams}` : `/recipe/recipes`
}

/**
 * @summary The caterer's recipes with the figures of a portion
 */
export const listRecipes = async (params?: ListRecipesParams, options?: CallOptions): Promise<ListRecipes200> => {
  return callRecipes<ListRecipes200>(getListRecipesUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getCreateRecipeUrl = () => {
  return `/recipe/recipes`
}

/**
 * @summary Adds a recipe
 */
export const createRecipe = async (recipeInput: RecipeInput, options?: CallOptions): Promise<Saved> => {
  return callRecipes<Saved>(getCreateRecipeUrl(), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(recipeInput),
  })
}

const getReadRecipeUrl = (id: number) => {
  return `/recipe/recipes/${encodeURIComponent(id)}`
}

/**
 * @summary One recipe with everything that its figures are computed from
 */
export const readRecipe = async (id: number, options?: CallOptions): Promise<Recipe> => {
  return callRecipes<Recipe>(getReadRecipeUrl(id), {
    ...options,
    method: 'GET',
  })
}

const getUpdateRecipeUrl = (id: number) => {
  return `/recipe/recipes/${encodeURIComponent(id)}`
}

/**
 * @summary Replaces a recipe's fields and lines
 */
export const updateRecipe = async (id: number, recipeInput: RecipeInput, options?: CallOptions): Promise<Saved> => {
  return callRecipes<Saved>(getUpdateRecipeUrl(id), {
    ...options,
    method: 'PUT',
    contentType: 'application/json',
    body: JSON.stringify(recipeInput),
  })
}
