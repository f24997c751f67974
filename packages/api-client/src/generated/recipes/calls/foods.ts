// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { ListReferenceFoods200, ListReferenceFoodsParams, ReferenceFood } from '../types.ts'
import type { CallOptions } from '../../../send.ts'
import { callRecipes } from '../../../transport.ts'

const getListReferenceFoodsUrl = (params?: ListReferenceFoodsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/food/referenceFoods?${stringifiedParams}` : `/food/referenceFoods`
}

/**
 * @summary Foods of the shared and the caterer's own composition tables
 */
export const listReferenceFoods = async (
  params?: ListReferenceFoodsParams,
  options?: CallOptions,
): Promise<ListReferenceFoods200> => {
  return callRecipes<ListReferenceFoods200>(getListReferenceFoodsUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getReadReferenceFoodUrl = (id: number) => {
  return `/food/referenceFoods/${encodeURIComponent(id)}`
}

/**
 * @summary One reference food with its nutrients and measures
 */
export const readReferenceFood = async (id: number, options?: CallOptions): Promise<ReferenceFood> => {
  return callRecipes<ReferenceFood>(getReadReferenceFoodUrl(id), {
    ...options,
    method: 'GET',
  })
}
