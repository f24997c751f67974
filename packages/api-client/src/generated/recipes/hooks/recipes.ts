// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../../api-error.ts'
import { listRecipes, readRecipe } from '../calls/recipes.ts'
import type { ListRecipesParams } from '../types.ts'

const getListRecipesKey = (params?: ListRecipesParams) => [`/recipe/recipes`, ...(params ? [params] : [])] as const

/**
 * @summary The caterer's recipes with the figures of a portion
 */
export const useListRecipes = (
  params?: ListRecipesParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof listRecipes>>, ApiError> & { swrKey?: Key; enabled?: boolean },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListRecipesKey(params) : null))
  const swrFn = () => listRecipes(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getReadRecipeKey = (id: number) => [`/recipe/recipes/${encodeURIComponent(id)}`] as const

/**
 * @summary One recipe with everything that its figures are computed from
 */
export const useReadRecipe = (
  id: number,
  options?: SWRConfiguration<Awaited<ReturnType<typeof readRecipe>>, ApiError> & { swrKey?: Key; enabled?: boolean },
) => {
  const isEnabled = options?.enabled !== false && id !== null && id !== undefined
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getReadRecipeKey(id) : null))
  const swrFn = () => readRecipe(id)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}
