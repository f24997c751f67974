// Generated from openapi/ by `pnpm generate`. Do not edit.

import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { Id, Ingredient, IngredientList, ListIngredientsParams } from '../../types.ts'
import { listIngredients, readIngredient } from '../calls/ingredients.ts'

/** Lists the caterer's ingredients */
export function useListIngredients(params?: ListIngredientsParams, options?: ReadOptions<IngredientList>) {
  return useRead(['/ingredient/ingredients', params], () => listIngredients(params), options)
}

/** Reads an ingredient */
export function useReadIngredient(id: Id, options?: ReadOptions<Ingredient>) {
  return useRead([`/ingredient/ingredients/${encodeURIComponent(id)}`], () => readIngredient(id), options)
}
