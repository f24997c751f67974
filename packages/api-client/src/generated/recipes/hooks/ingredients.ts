// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../../api-error.ts'
import { listIngredients, readIngredient } from '../calls/ingredients.ts'
import type { ListIngredientsParams } from '../types.ts'

const getListIngredientsKey = (params?: ListIngredientsParams) =>
  [`/ingredient/ingredients`, ...(params ? [params] : [])] as const

/**
 * @summary The caterer's ingredients
 */
export const useListIngredients = (
  params?: ListIngredientsParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof listIngredients>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListIngredientsKey(params) : null))
  const swrFn = () => listIngredients(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getReadIngredientKey = (id: number) => [`/ingredient/ingredients/${encodeURIComponent(id)}`] as const

/**
 * @summary One ingredient, whole
 */
export const useReadIngredient = (
  id: number,
  options?: SWRConfiguration<Awaited<ReturnType<typeof readIngredient>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false && id !== null && id !== undefined
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getReadIngredientKey(id) : null))
  const swrFn = () => readIngredient(id)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}
