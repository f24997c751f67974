// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type {
  Id,
  Ingredient,
  IngredientList,
  ListIngredientsParams,
  ListUnassessedIngredientsParams,
  UnassessedIngredientList,
} from '../../types.ts'
import { listIngredients, readIngredient, listUnassessedIngredients } from '../calls/ingredients.ts'

/** Lists the caterer's ingredients */
export function useListIngredients(params?: ListIngredientsParams, options?: ReadOptions<IngredientList>) {
  return useRead(['/ingredient/ingredients', params], () => listIngredients(params), options)
}

/** Sends the request of `useListIngredients` early */
export function preloadListIngredients(params?: ListIngredientsParams) {
  readEarly(['/ingredient/ingredients', params], () => listIngredients(params))
}

/** Reads an ingredient */
export function useReadIngredient(id: Id, options?: ReadOptions<Ingredient>) {
  return useRead([`/ingredient/ingredients/${encodeURIComponent(id)}`], () => readIngredient(id), options)
}

/** Sends the request of `useReadIngredient` early */
export function preloadReadIngredient(id: Id) {
  readEarly([`/ingredient/ingredients/${encodeURIComponent(id)}`], () => readIngredient(id))
}

/** Lists the ingredients whose crediting is not assessed, starting with those that make the most menu weeks unknown */
export function useListUnassessedIngredients(
  params?: ListUnassessedIngredientsParams,
  options?: ReadOptions<UnassessedIngredientList>,
) {
  return useRead(['/ingredient/unassessedIngredients', params], () => listUnassessedIngredients(params), options)
}

/** Sends the request of `useListUnassessedIngredients` early */
export function preloadListUnassessedIngredients(params?: ListUnassessedIngredientsParams) {
  readEarly(['/ingredient/unassessedIngredients', params], () => listUnassessedIngredients(params))
}
