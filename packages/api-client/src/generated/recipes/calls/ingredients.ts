// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Ingredient, IngredientInput, ListIngredients200, ListIngredientsParams, Saved } from '../types.ts'
import type { CallOptions } from '../../../send.ts'
import { callRecipes } from '../../../transport.ts'

const getListIngredientsUrl = (params?: ListIngredientsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/ingredient/ingredients?${stringifiedParams}` : `/ingredient/ingredients`
}

/**
 * @summary The caterer's ingredients
 */
export const listIngredients = async (
  params?: ListIngredientsParams,
  options?: CallOptions,
): Promise<ListIngredients200> => {
  return callRecipes<ListIngredients200>(getListIngredientsUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getCreateIngredientUrl = () => {
  return `/ingredient/ingredients`
}

/**
 * @summary Adds an ingredient
 */
export const createIngredient = async (ingredientInput: IngredientInput, options?: CallOptions): Promise<Saved> => {
  return callRecipes<Saved>(getCreateIngredientUrl(), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(ingredientInput),
  })
}

const getReadIngredientUrl = (id: number) => {
  return `/ingredient/ingredients/${encodeURIComponent(id)}`
}

/**
 * @summary One ingredient, whole
 */
export const readIngredient = async (id: number, options?: CallOptions): Promise<Ingredient> => {
  return callRecipes<Ingredient>(getReadIngredientUrl(id), {
    ...options,
    method: 'GET',
  })
}

const getUpdateIngredientUrl = (id: number) => {
  return `/ingredient/ingredients/${encodeURIComponent(id)}`
}

/**
 * @summary Replaces an ingredient's fields
 */
export const updateIngredient = async (
  id: number,
  ingredientInput: IngredientInput,
  options?: CallOptions,
): Promise<Saved> => {
  return callRecipes<Saved>(getUpdateIngredientUrl(id), {
    ...options,
    method: 'PUT',
    contentType: 'application/json',
    body: JSON.stringify(ingredientInput),
  })
}
