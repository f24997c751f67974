// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../../api-error.ts'
import { listStorageLocations } from '../calls/storage-locations.ts'
import type { ListStorageLocationsParams } from '../types.ts'

const getListStorageLocationsKey = (params: ListStorageLocationsParams) =>
  [`/storageLocations`, ...(params ? [params] : [])] as const

/**
 * @summary Storage locations, whole
 */
export const useListStorageLocations = (
  params: ListStorageLocationsParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof listStorageLocations>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListStorageLocationsKey(params) : null))
  const swrFn = () => listStorageLocations(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}
