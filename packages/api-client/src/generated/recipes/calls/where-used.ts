// Generated from openapi/ by `pnpm generate`. Do not edit.

import { withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callRecipes } from '../../../transport.ts'
import type { ChangeEffects, Id, ReadChangeEffectsParams, Uses } from '../../types.ts'

/** Reads where an ingredient is used, through any depth of recipes */
export async function readIngredientUses(id: Id, options?: CallOptions): Promise<Uses> {
  return callRecipes(`/ingredient/ingredients/${encodeURIComponent(id)}/uses`, { ...options, method: 'GET' })
}

/** Reads what the last change of an ingredient does to recipes, master items and coming weeks */
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

/** Reads where a recipe is used, through any depth of recipes */
export async function readRecipeUses(id: Id, options?: CallOptions): Promise<Uses> {
  return callRecipes(`/recipe/recipes/${encodeURIComponent(id)}/uses`, { ...options, method: 'GET' })
}

/** Reads the menus that a master item is on */
export async function readMenuItemUses(id: Id, options?: CallOptions): Promise<Uses> {
  return callRecipes(`/recipe/menuItems/${encodeURIComponent(id)}/uses`, { ...options, method: 'GET' })
}
