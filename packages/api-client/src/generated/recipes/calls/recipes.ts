// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callRecipes } from '../../../transport.ts'
import type {
  Added,
  Id,
  ListRecipesParams,
  PrintRecipeCardParams,
  Recipe,
  RecipeInput,
  RecipeList,
  RecipePatch,
  RecipeVersionList,
  RecipeVersionMove,
  RecipeVersionStart,
  RetentionFactorList,
  Saved,
} from '../../types.ts'

/** Prints a recipe as a kitchen card, as a PDF in the paper size of the caterer's country. Lines are in kitchen measures and purchase units; steps have their critical control points. Scaling saves nothing. */
export async function printRecipeCard(id: Id, params?: PrintRecipeCardParams, options?: CallOptions): Promise<File> {
  return callRecipes(withQuery(`/recipe/recipes/${encodeURIComponent(id)}/card`, params), { ...options, method: 'GET' })
}

/** Lists how much of each nutrient stays in a food, by cooking method. USDA's Table of Nutrient Retention Factors, as the operator loaded it. Empty until it is loaded. */
export async function listRetentionFactors(options?: CallOptions): Promise<RetentionFactorList> {
  return callRecipes('/recipe/retentionFactors', { ...options, method: 'GET' })
}

/** Lists the caterer's recipes with their nutrition per portion */
export async function listRecipes(params?: ListRecipesParams, options?: CallOptions): Promise<RecipeList> {
  return callRecipes(withQuery('/recipe/recipes', params), { ...options, method: 'GET' })
}

/** Adds a recipe */
export async function createRecipe(body: RecipeInput, options?: CallOptions): Promise<Added> {
  return callRecipes('/recipe/recipes', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads a recipe with everything used to calculate its nutrition */
export async function readRecipe(id: Id, options?: CallOptions): Promise<Recipe> {
  return callRecipes(`/recipe/recipes/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Saves a recipe */
export async function updateRecipe(id: Id, body: RecipeInput, options?: CallOptions): Promise<Saved> {
  return callRecipes(`/recipe/recipes/${encodeURIComponent(id)}`, { ...options, method: 'PUT', ...jsonBody(body) })
}

/** Changes the type, the category or the status of a recipe. A recipe goes from draft to tested to approved, and from tested or approved back to draft. Only a recipe whose portion can be calculated can be approved. An approved recipe that goes back to draft becomes a new version starting today. Changing the type or category creates no version. */
export async function patchRecipe(id: Id, body: RecipePatch, options?: CallOptions): Promise<Saved> {
  return callRecipes(`/recipe/recipes/${encodeURIComponent(id)}`, { ...options, method: 'PATCH', ...jsonBody(body) })
}

/** Archives a recipe. Rejected while another recipe, a master item or a menu today or later uses it; the response names them. Past menus keep it. */
export async function deleteRecipe(id: Id, options?: CallOptions): Promise<Saved> {
  return callRecipes(`/recipe/recipes/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' })
}

/** Restores an archived recipe */
export async function restoreRecipe(id: Id, options?: CallOptions): Promise<Saved> {
  return callRecipes(`/recipe/recipes/${encodeURIComponent(id)}/restore`, { ...options, method: 'POST' })
}

/** Lists the versions of a recipe, unpaged */
export async function listRecipeVersions(id: Id, options?: CallOptions): Promise<RecipeVersionList> {
  return callRecipes(`/recipe/recipes/${encodeURIComponent(id)}/versions`, { ...options, method: 'GET' })
}

/** Reads a version of a recipe. An earlier version is calculated with the labels, prices and sub-recipe versions of its last day; the latest version, as in `readRecipe`. */
export async function readRecipeVersion(id: Id, number: number, options?: CallOptions): Promise<Recipe> {
  return callRecipes(`/recipe/recipes/${encodeURIComponent(id)}/versions/${encodeURIComponent(number)}`, {
    ...options,
    method: 'GET',
  })
}

/** Moves the first day of a version of a recipe. The version before it ends accordingly. The day must be between the first days of the neighboring versions, and no menu of a past day may change as a result. */
export async function moveRecipeVersion(
  id: Id,
  number: number,
  body: RecipeVersionMove,
  options?: CallOptions,
): Promise<Saved> {
  return callRecipes(`/recipe/recipes/${encodeURIComponent(id)}/versions/${encodeURIComponent(number)}`, {
    ...options,
    method: 'PATCH',
    ...jsonBody(body),
  })
}

/** Makes a new version from an earlier one. The previous version is kept for the days before. The new version is a draft. */
export async function restoreRecipeVersion(
  id: Id,
  number: number,
  body: RecipeVersionStart,
  options?: CallOptions,
): Promise<Saved> {
  return callRecipes(`/recipe/recipes/${encodeURIComponent(id)}/versions/${encodeURIComponent(number)}/restore`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}
