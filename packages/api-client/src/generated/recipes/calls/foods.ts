// Generated from openapi/ by `pnpm generate`. Do not edit.

import { withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callRecipes } from '../../../transport.ts'
import type { Id, ListReferenceFoodsParams, ReferenceFood, ReferenceFoodList } from '../../types.ts'

/** Lists foods from the shared and the caterer's own nutrient databases */
export async function listReferenceFoods(
  params?: ListReferenceFoodsParams,
  options?: CallOptions,
): Promise<ReferenceFoodList> {
  return callRecipes(withQuery('/food/referenceFoods', params), { ...options, method: 'GET' })
}

/** Reads a reference food with its nutrients and measures */
export async function readReferenceFood(id: Id, options?: CallOptions): Promise<ReferenceFood> {
  return callRecipes(`/food/referenceFoods/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}
