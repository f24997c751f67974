// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../../api-error.ts'
import { listMealPrograms, listSchools } from '../calls/schools.ts'
import type { ListSchoolsParams } from '../types.ts'

const getListSchoolsKey = (params: ListSchoolsParams) => [`/schools`, ...(params ? [params] : [])] as const

/**
 * @summary The schools that the caller works for on a date
 */
export const useListSchools = (
  params: ListSchoolsParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof listSchools>>, ApiError> & { swrKey?: Key; enabled?: boolean },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListSchoolsKey(params) : null))
  const swrFn = () => listSchools(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getListMealProgramsKey = () => [`/meal-programs`] as const

/**
 * @summary Meal programs of the caterer
 */
export const useListMealPrograms = (
  options?: SWRConfiguration<Awaited<ReturnType<typeof listMealPrograms>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListMealProgramsKey() : null))
  const swrFn = () => listMealPrograms()

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}
