// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type {
  Id,
  ListRecipesParams,
  PrintRecipeCardParams,
  Recipe,
  RecipeList,
  RecipeVersionList,
  RetentionFactorList,
} from '../../types.ts'
import {
  printRecipeCard,
  listRetentionFactors,
  listRecipes,
  readRecipe,
  listRecipeVersions,
  readRecipeVersion,
} from '../calls/recipes.ts'

/** Prints a recipe as a kitchen card, as a PDF in the paper size of the caterer's country. Lines are in kitchen measures and purchase units; steps have their critical control points. Scaling saves nothing. */
export function usePrintRecipeCard(id: Id, params?: PrintRecipeCardParams, options?: ReadOptions<File>) {
  return useRead([`/recipe/recipes/${encodeURIComponent(id)}/card`, params], () => printRecipeCard(id, params), options)
}

/** Sends the request of `usePrintRecipeCard` early */
export function preloadPrintRecipeCard(id: Id, params?: PrintRecipeCardParams) {
  readEarly([`/recipe/recipes/${encodeURIComponent(id)}/card`, params], () => printRecipeCard(id, params))
}

/** Lists how much of each nutrient stays in a food, by cooking method. USDA's Table of Nutrient Retention Factors, as the operator loaded it. Empty until it is loaded. */
export function useListRetentionFactors(options?: ReadOptions<RetentionFactorList>) {
  return useRead(['/recipe/retentionFactors'], () => listRetentionFactors(), options)
}

/** Sends the request of `useListRetentionFactors` early */
export function preloadListRetentionFactors() {
  readEarly(['/recipe/retentionFactors'], () => listRetentionFactors())
}

/** Lists the caterer's recipes with their nutrition per portion */
export function useListRecipes(params?: ListRecipesParams, options?: ReadOptions<RecipeList>) {
  return useRead(['/recipe/recipes', params], () => listRecipes(params), options)
}

/** Sends the request of `useListRecipes` early */
export function preloadListRecipes(params?: ListRecipesParams) {
  readEarly(['/recipe/recipes', params], () => listRecipes(params))
}

/** Reads a recipe with everything used to calculate its nutrition */
export function useReadRecipe(id: Id, options?: ReadOptions<Recipe>) {
  return useRead([`/recipe/recipes/${encodeURIComponent(id)}`], () => readRecipe(id), options)
}

/** Sends the request of `useReadRecipe` early */
export function preloadReadRecipe(id: Id) {
  readEarly([`/recipe/recipes/${encodeURIComponent(id)}`], () => readRecipe(id))
}

/** Lists the versions of a recipe, unpaged */
export function useListRecipeVersions(id: Id, options?: ReadOptions<RecipeVersionList>) {
  return useRead([`/recipe/recipes/${encodeURIComponent(id)}/versions`], () => listRecipeVersions(id), options)
}

/** Sends the request of `useListRecipeVersions` early */
export function preloadListRecipeVersions(id: Id) {
  readEarly([`/recipe/recipes/${encodeURIComponent(id)}/versions`], () => listRecipeVersions(id))
}

/** Reads a version of a recipe. An earlier version is calculated with the labels, prices and sub-recipe versions of its last day; the latest version, as in `readRecipe`. */
export function useReadRecipeVersion(id: Id, number: number, options?: ReadOptions<Recipe>) {
  return useRead(
    [`/recipe/recipes/${encodeURIComponent(id)}/versions/${encodeURIComponent(number)}`],
    () => readRecipeVersion(id, number),
    options,
  )
}

/** Sends the request of `useReadRecipeVersion` early */
export function preloadReadRecipeVersion(id: Id, number: number) {
  readEarly([`/recipe/recipes/${encodeURIComponent(id)}/versions/${encodeURIComponent(number)}`], () =>
    readRecipeVersion(id, number),
  )
}
