// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callRecipes } from '../../../transport.ts'
import type { Id, ListRecipesParams, Recipe, RecipeInput, RecipeList, RetentionFactorList, Saved } from '../../types.ts'

/** Lists how much of each nutrient stays in a food, by how it is cooked. USDA's Table of Nutrient Retention Factors, as the operator loaded it. Empty until then. */
export async function listRetentionFactors(options?: CallOptions): Promise<RetentionFactorList> {
  return callRecipes('/recipe/retentionFactors', { ...options, method: 'GET' })
}

/** Lists the caterer's recipes with their nutrition per portion */
export async function listRecipes(params?: ListRecipesParams, options?: CallOptions): Promise<RecipeList> {
  return callRecipes(withQuery('/recipe/recipes', params), { ...options, method: 'GET' })
}

/** Adds a recipe */
export async function createRecipe(body: RecipeInput, options?: CallOptions): Promise<Saved> {
  return callRecipes('/recipe/recipes', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads a recipe with everything that its nutrition is calculated from */
export async function readRecipe(id: Id, options?: CallOptions): Promise<Recipe> {
  return callRecipes(`/recipe/recipes/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Saves a recipe */
export async function updateRecipe(id: Id, body: RecipeInput, options?: CallOptions): Promise<Saved> {
  return callRecipes(`/recipe/recipes/${encodeURIComponent(id)}`, { ...options, method: 'PUT', ...jsonBody(body) })
}
