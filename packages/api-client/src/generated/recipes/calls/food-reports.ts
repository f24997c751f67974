// Generated from openapi/ by `pnpm generate`. Do not edit.

import { withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callRecipes } from '../../../transport.ts'
import type {
  CheckedWeeks,
  DiscontinuedItemList,
  FoodParts,
  Id,
  ListDiscontinuedItemsParams,
  ListMissingNutritionParams,
  MissingNutritionList,
  ReadFoodCompositionParams,
  ReadWeeksOfIngredientParams,
} from '../../types.ts'

/** Reads what the ingredients of a recipe contribute to its nutrition, through any depth of recipes */
export async function readFoodComposition(
  id: Id,
  params?: ReadFoodCompositionParams,
  options?: CallOptions,
): Promise<FoodParts> {
  return callRecipes(withQuery(`/food/composition/${encodeURIComponent(id)}`, params), { ...options, method: 'GET' })
}

/** Lists the ingredients without a value, credit, allergen or document that the menus need, starting with those that the most weeks need */
export async function listMissingNutrition(
  params?: ListMissingNutritionParams,
  options?: CallOptions,
): Promise<MissingNutritionList> {
  return callRecipes(withQuery('/food/missingNutrition', params), { ...options, method: 'GET' })
}

/** Checks the weeks that have an ingredient, starting today or within a period */
export async function readWeeksOfIngredient(
  id: Id,
  params?: ReadWeeksOfIngredientParams,
  options?: CallOptions,
): Promise<CheckedWeeks> {
  return callRecipes(withQuery(`/food/missingNutrition/${encodeURIComponent(id)}/weeks`, params), {
    ...options,
    method: 'GET',
  })
}

/** Lists what is discontinued but still in recipes, master items, menus, stock or orders. An ingredient starting on the day it is discontinued, an archived recipe, and the item of a vendor that is not active. */
export async function listDiscontinuedItems(
  params?: ListDiscontinuedItemsParams,
  options?: CallOptions,
): Promise<DiscontinuedItemList> {
  return callRecipes(withQuery('/food/discontinuedItems', params), { ...options, method: 'GET' })
}
