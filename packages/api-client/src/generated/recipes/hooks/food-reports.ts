// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
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
import {
  readFoodComposition,
  listMissingNutrition,
  readWeeksOfIngredient,
  listDiscontinuedItems,
} from '../calls/food-reports.ts'

/** Reads what the ingredients of a recipe contribute to its nutrition, through any depth of recipes */
export function useReadFoodComposition(id: Id, params?: ReadFoodCompositionParams, options?: ReadOptions<FoodParts>) {
  return useRead(
    [`/food/composition/${encodeURIComponent(id)}`, params],
    () => readFoodComposition(id, params),
    options,
  )
}

/** Sends the request of `useReadFoodComposition` early */
export function preloadReadFoodComposition(id: Id, params?: ReadFoodCompositionParams) {
  readEarly([`/food/composition/${encodeURIComponent(id)}`, params], () => readFoodComposition(id, params))
}

/** Lists the ingredients without a value, credit, allergen or document that the menus need, starting with those that the most weeks need */
export function useListMissingNutrition(
  params?: ListMissingNutritionParams,
  options?: ReadOptions<MissingNutritionList>,
) {
  return useRead(['/food/missingNutrition', params], () => listMissingNutrition(params), options)
}

/** Sends the request of `useListMissingNutrition` early */
export function preloadListMissingNutrition(params?: ListMissingNutritionParams) {
  readEarly(['/food/missingNutrition', params], () => listMissingNutrition(params))
}

/** Checks the weeks that have an ingredient, starting today or within a period */
export function useReadWeeksOfIngredient(
  id: Id,
  params?: ReadWeeksOfIngredientParams,
  options?: ReadOptions<CheckedWeeks>,
) {
  return useRead(
    [`/food/missingNutrition/${encodeURIComponent(id)}/weeks`, params],
    () => readWeeksOfIngredient(id, params),
    options,
  )
}

/** Sends the request of `useReadWeeksOfIngredient` early */
export function preloadReadWeeksOfIngredient(id: Id, params?: ReadWeeksOfIngredientParams) {
  readEarly([`/food/missingNutrition/${encodeURIComponent(id)}/weeks`, params], () => readWeeksOfIngredient(id, params))
}

/** Lists what is discontinued but still in recipes, master items, menus, stock or orders. An ingredient starting on the day it is discontinued, an archived recipe, and the item of a vendor that is not active. */
export function useListDiscontinuedItems(
  params?: ListDiscontinuedItemsParams,
  options?: ReadOptions<DiscontinuedItemList>,
) {
  return useRead(['/food/discontinuedItems', params], () => listDiscontinuedItems(params), options)
}

/** Sends the request of `useListDiscontinuedItems` early */
export function preloadListDiscontinuedItems(params?: ListDiscontinuedItemsParams) {
  readEarly(['/food/discontinuedItems', params], () => listDiscontinuedItems(params))
}
