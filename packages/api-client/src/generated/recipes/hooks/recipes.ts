// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { Id, ListRecipesParams, PrintRecipeCardParams, Recipe, RecipeList } from '../../types.ts'
import { printRecipeCard, listRecipes, readRecipe } from '../calls/recipes.ts'

/** Prints a recipe as a kitchen card, a PDF in the paper size of the caterer's country. Lines are in kitchen measures and purchase units, steps have their critical control points. Nothing is saved by scaling. */
export function usePrintRecipeCard(id: Id, params?: PrintRecipeCardParams, options?: ReadOptions<File>) {
  return useRead([`/recipe/recipes/${encodeURIComponent(id)}/card`, params], () => printRecipeCard(id, params), options)
}

/** Sends the request of `usePrintRecipeCard` early */
export function preloadPrintRecipeCard(id: Id, params?: PrintRecipeCardParams) {
  readEarly([`/recipe/recipes/${encodeURIComponent(id)}/card`, params], () => printRecipeCard(id, params))
}

/** Lists the caterer's recipes with their nutrition per portion */
export function useListRecipes(params?: ListRecipesParams, options?: ReadOptions<RecipeList>) {
  return useRead(['/recipe/recipes', params], () => listRecipes(params), options)
}

/** Sends the request of `useListRecipes` early */
export function preloadListRecipes(params?: ListRecipesParams) {
  readEarly(['/recipe/recipes', params], () => listRecipes(params))
}

/** Reads a recipe with everything that its nutrition is calculated from */
export function useReadRecipe(id: Id, options?: ReadOptions<Recipe>) {
  return useRead([`/recipe/recipes/${encodeURIComponent(id)}`], () => readRecipe(id), options)
}

/** Sends the request of `useReadRecipe` early */
export function preloadReadRecipe(id: Id) {
  readEarly([`/recipe/recipes/${encodeURIComponent(id)}`], () => readRecipe(id))
}
