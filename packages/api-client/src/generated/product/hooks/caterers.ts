// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../../api-error.ts'
import { readCaterer, readCatererLogin } from '../calls/caterers.ts'
import type { CatererId, ReadCatererLoginParams } from '../types.ts'

const getReadCatererLoginKey = (id: CatererId, params: ReadCatererLoginParams) =>
  [`/login/${encodeURIComponent(id)}`, ...(params ? [params] : [])] as const

/**
 * @summary What a caterer may use on a date, and its schools
 */
export const useReadCatererLogin = (
  id: CatererId,
  params: ReadCatererLoginParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof readCatererLogin>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false && id !== null && id !== undefined
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getReadCatererLoginKey(id, params) : null))
  const swrFn = () => readCatererLogin(id, params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getReadCatererKey = (id: CatererId) => [`/caterers/${encodeURIComponent(id)}`] as const

/**
 * @summary The caterer
 */
export const useReadCaterer = (
  id: CatererId,
  options?: SWRConfiguration<Awaited<ReturnType<typeof readCaterer>>, ApiError> & { swrKey?: Key; enabled?: boolean },
) => {
  const isEnabled = options?.enabled !== false && id !== null && id !== undefined
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getReadCatererKey(id) : null))
  const swrFn = () => readCaterer(id)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}
