// Generated from openapi/ by `pnpm generate`. Do not edit.

import { withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callRecipes } from '../../../transport.ts'
import type {
  CheckedWeeks,
  DiscontinuedItemList,
  FoodComposition,
  FoodParts,
  Id,
  ListDiscontinuedItemsParams,
  ListFoodCompositionParams,
  ListMissingNutritionParams,
  MissingNutritionList,
  ReadFoodCompositionParams,
} from '../../types.ts'

/** Lists the nutrition of the ingredients, recipes or master items per portion or per 100 g */
export async function listFoodComposition(
  params: ListFoodCompositionParams,
  options?: CallOptions,
): Promise<FoodComposition> {
  return callRecipes(withQuery('/food/composition', params), { ...options, method: 'GET' })
}

/** Reads what the ingredients of a recipe give to its nutrition, through any depth of recipes */
export async function readFoodComposition(
  id: Id,
  params?: ReadFoodCompositionParams,
  options?: CallOptions,
): Promise<FoodParts> {
  return callRecipes(withQuery(`/food/composition/${encodeURIComponent(id)}`, params), { ...options, method: 'GET' })
}

/** Lists the ingredients without a value, credit, allergen or document that the menus need, those that most weeks need first */
export async function listMissingNutrition(
  params?: ListMissingNutritionParams,
  options?: CallOptions,
): Promise<MissingNutritionList> {
  return callRecipes(withQuery('/food/missingNutrition', params), { ...options, method: 'GET' })
}

/** Checks the weeks from today on that have an ingredient */
export async function readWeeksOfIngredient(id: Id, options?: CallOptions): Promise<CheckedWeeks> {
  return callRecipes(`/food/missingNutrition/${encodeURIComponent(id)}/weeks`, { ...options, method: 'GET' })
}

/** Lists what is discontinued and still in recipes, master items, menus, stock or orders. An ingredient from its day on, an archived recipe, and the item of a vendor that is not active. */
export async function listDiscontinuedItems(
  params?: ListDiscontinuedItemsParams,
  options?: CallOptions,
): Promise<DiscontinuedItemList> {
  return callRecipes(withQuery('/food/discontinuedItems', params), { ...options, method: 'GET' })
}
