// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callRecipes } from '../../../transport.ts'
import type {
  Id,
  ListRecipesParams,
  PrintRecipeCardParams,
  Recipe,
  RecipeInput,
  RecipeList,
  Saved,
} from '../../types.ts'

/** Prints a recipe as a kitchen card, a PDF in the paper size of the caterer's country. Lines are in kitchen measures and purchase units, steps have their critical control points. Nothing is saved by scaling. */
export async function printRecipeCard(id: Id, params?: PrintRecipeCardParams, options?: CallOptions): Promise<File> {
  return callRecipes(withQuery(`/recipe/recipes/${encodeURIComponent(id)}/card`, params), { ...options, method: 'GET' })
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
