// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callRecipes } from '../../../transport.ts'
import type { Id, Ingredient, IngredientInput, IngredientList, ListIngredientsParams, Saved } from '../../types.ts'

/** Lists the caterer's ingredients */
export async function listIngredients(params?: ListIngredientsParams, options?: CallOptions): Promise<IngredientList> {
  return callRecipes(withQuery('/ingredient/ingredients', params), { ...options, method: 'GET' })
}

/** Adds an ingredient */
export async function createIngredient(body: IngredientInput, options?: CallOptions): Promise<Saved> {
  return callRecipes('/ingredient/ingredients', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads an ingredient */
export async function readIngredient(id: Id, options?: CallOptions): Promise<Ingredient> {
  return callRecipes(`/ingredient/ingredients/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Saves an ingredient */
export async function updateIngredient(id: Id, body: IngredientInput, options?: CallOptions): Promise<Saved> {
  return callRecipes(`/ingredient/ingredients/${encodeURIComponent(id)}`, {
    ...options,
    method: 'PUT',
    ...jsonBody(body),
  })
}
