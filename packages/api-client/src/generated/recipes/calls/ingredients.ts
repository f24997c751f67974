// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callRecipes } from '../../../transport.ts'
import type {
  Added,
  Id,
  Ingredient,
  IngredientIds,
  IngredientInput,
  IngredientList,
  ListIngredientsParams,
  ListUnassessedIngredientsParams,
  MarkedIngredients,
  Saved,
  UnassessedIngredientList,
} from '../../types.ts'

/** Lists the caterer's ingredients */
export async function listIngredients(params?: ListIngredientsParams, options?: CallOptions): Promise<IngredientList> {
  return callRecipes(withQuery('/ingredient/ingredients', params), { ...options, method: 'GET' })
}

/** Adds an ingredient */
export async function createIngredient(body: IngredientInput, options?: CallOptions): Promise<Added> {
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

/** Lists the ingredients whose crediting is not assessed, starting with those that make the most menu weeks unknown */
export async function listUnassessedIngredients(
  params?: ListUnassessedIngredientsParams,
  options?: CallOptions,
): Promise<UnassessedIngredientList> {
  return callRecipes(withQuery('/ingredient/unassessedIngredients', params), { ...options, method: 'GET' })
}

/** Records that ingredients do not credit. Only for ingredients whose crediting is not assessed. The others are left as they are, so an outdated list overwrites nothing. */
export async function markAsNonCreditable(body: IngredientIds, options?: CallOptions): Promise<MarkedIngredients> {
  return callRecipes('/ingredient/unassessedIngredients/doesNotCredit', {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}
