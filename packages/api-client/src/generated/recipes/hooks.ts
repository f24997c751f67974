// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../api-error.ts'
import {
  listImportProblems,
  listIngredients,
  listRecipes,
  listReferenceFoods,
  readImport,
  readIngredient,
  readRecipe,
  readReferenceFood,
} from './calls.ts'
import type {
  ListImportProblemsParams,
  ListIngredientsParams,
  ListRecipesParams,
  ListReferenceFoodsParams,
} from './types.ts'

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

const getReadImportKey = (id: number) => [`/food/imports/${encodeURIComponent(id)}`] as const

/**
 * @summary An import with its progress, preview and counts
 */
export const useReadImport = (
  id: number,
  options?: SWRConfiguration<Awaited<ReturnType<typeof readImport>>, ApiError> & { swrKey?: Key; enabled?: boolean },
) => {
  const isEnabled = options?.enabled !== false && id !== null && id !== undefined
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getReadImportKey(id) : null))
  const swrFn = () => readImport(id)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getListImportProblemsKey = (id: number, params?: ListImportProblemsParams) =>
  [`/food/imports/${encodeURIComponent(id)}/problems`, ...(params ? [params] : [])] as const

/**
 * @summary The rows that cannot be loaded, with column and fix
 */
export const useListImportProblems = (
  id: number,
  params?: ListImportProblemsParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof listImportProblems>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false && id !== null && id !== undefined
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListImportProblemsKey(id, params) : null))
  const swrFn = () => listImportProblems(id, params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

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
