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

/** Reads what the changes of an ingredient that no one has looked at do to recipes, master items and coming weeks. The last change if all were looked at. */
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

/** Notes in the history of an ingredient that the user has looked at its changes */
export async function markChangesSeen(id: Id, body: SeenChanges, options?: CallOptions): Promise<Saved> {
  return callRecipes(`/ingredient/ingredients/${encodeURIComponent(id)}/changeEffects/seen`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Shows what other prices of an ingredient do to the cost of the weeks planned from today on. Nothing is stored. At most 12 weeks are computed, with how many there are. */
export async function previewPriceChange(id: Id, body: PriceChange, options?: CallOptions): Promise<PriceEffects> {
  return callRecipes(`/ingredient/ingredients/${encodeURIComponent(id)}/priceEffects`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Lists the used ingredients with changes that no one has looked at */
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
