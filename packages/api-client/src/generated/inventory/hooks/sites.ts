// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../../api-error.ts'
import { listInventorySites, readInventorySite } from '../calls/sites.ts'
import type { Id, ListInventorySitesParams, ReadInventorySiteParams } from '../types.ts'

const getListInventorySitesKey = (params: ListInventorySitesParams) =>
  [`/inventorySites`, ...(params ? [params] : [])] as const

/**
 * @summary Inventory sites with their schools, whole
 */
export const useListInventorySites = (
  params: ListInventorySitesParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof listInventorySites>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListInventorySitesKey(params) : null))
  const swrFn = () => listInventorySites(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getReadInventorySiteKey = (siteId: Id, params: ReadInventorySiteParams) =>
  [`/inventorySites/${encodeURIComponent(siteId)}`, ...(params ? [params] : [])] as const

/**
 * @summary One site
 */
export const useReadInventorySite = (
  siteId: Id,
  params: ReadInventorySiteParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof readInventorySite>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false && siteId !== null && siteId !== undefined
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getReadInventorySiteKey(siteId, params) : null))
  const swrFn = () => readInventorySite(siteId, params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}
