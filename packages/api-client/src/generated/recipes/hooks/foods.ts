// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../../api-error.ts'
import { listReferenceFoods, readReferenceFood } from '../calls/foods.ts'
import type { ListReferenceFoodsParams } from '../types.ts'

const getListReferenceFoodsKey = (params?: ListReferenceFoodsParams) =>
  [`/food/referenceFoods`, ...(params ? [params] : [])] as const

/**
 * @summary Foods of the shared and the caterer's own composition tables
 */
export const useListReferenceFoods = (
  params?: ListReferenceFoodsParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof listReferenceFoods>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListReferenceFoodsKey(params) : null))
  const swrFn = () => listReferenceFoods(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getReadReferenceFoodKey = (id: number) => [`/food/referenceFoods/${encodeURIComponent(id)}`] as const

/**
 * @summary One reference food with its nutrients and measures
 */
export const useReadReferenceFood = (
  id: number,
  options?: SWRConfiguration<Awaited<ReturnType<typeof readReferenceFood>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false && id !== null && id !== undefined
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getReadReferenceFoodKey(id) : null))
  const swrFn = () => readReferenceFood(id)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}
