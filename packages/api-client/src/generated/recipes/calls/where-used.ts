// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callRecipes } from '../../../transport.ts'
import type {
  ChangeEffects,
  ChangedSpecs,
  Id,
  PriceChange,
  PriceEffects,
  ReadChangeEffectsParams,
  ReadIngredientUsesParams,
  ReadRecipeUsesParams,
  Saved,
  SeenChanges,
  Uses,
} from '../../types.ts'

/** Reads where an ingredient is used, through any depth of recipes */
export async function readIngredientUses(
  id: Id,
  params?: ReadIngredientUsesParams,
  options?: CallOptions,
): Promise<Uses> {
  return callRecipes(withQuery(`/ingredient/ingredients/${encodeURIComponent(id)}/uses`, params), {
    ...options,
    method: 'GET',
  })
}

/** Reads how an ingredient's changes that no one has reviewed affect recipes, master items and coming weeks. If all were reviewed, the last change. */
export async function readChangeEffects(
  id: Id,
  params?: ReadChangeEffectsParams,
  options?: CallOptions,
): Promise<ChangeEffects> {
  return callRecipes(withQuery(`/ingredient/ingredients/${encodeURIComponent(id)}/changeEffects`, params), {
    ...options,
    method: 'GET',
  })
}

/** Records in an ingredient's history that the user has reviewed its changes */
export async function markChangesSeen(id: Id, body: SeenChanges, options?: CallOptions): Promise<Saved> {
  return callRecipes(`/ingredient/ingredients/${encodeURIComponent(id)}/changeEffects/seen`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Shows how other prices of an ingredient affect the cost of the weeks planned, starting today. Nothing is stored. Computes at most 12 weeks, with the total number. */
export async function previewPriceChange(id: Id, body: PriceChange, options?: CallOptions): Promise<PriceEffects> {
  return callRecipes(`/ingredient/ingredients/${encodeURIComponent(id)}/priceEffects`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Lists the ingredients in use with changes that no one has reviewed */
export async function listChangedSpecs(options?: CallOptions): Promise<ChangedSpecs> {
  return callRecipes('/ingredient/changedSpecs', { ...options, method: 'GET' })
}

/** Reads where a recipe is used, through any depth of recipes */
export async function readRecipeUses(id: Id, params?: ReadRecipeUsesParams, options?: CallOptions): Promise<Uses> {
  return callRecipes(withQuery(`/recipe/recipes/${encodeURIComponent(id)}/uses`, params), { ...options, method: 'GET' })
}

/** Reads the menus that a master item is on */
export async function readMenuItemUses(id: Id, options?: CallOptions): Promise<Uses> {
  return callRecipes(`/recipe/menuItems/${encodeURIComponent(id)}/uses`, { ...options, method: 'GET' })
}
