// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../../api-error.ts'
import { listSites, readSite } from '../calls/sites.ts'
import type { Id, ListSitesParams, ReadSiteParams } from '../types.ts'

const getListSitesKey = (params: ListSitesParams) => [`/sites`, ...(params ? [params] : [])] as const

/**
 * @summary Inventory sites with their schools, whole
 */
export const useListSites = (
  params: ListSitesParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof listSites>>, ApiError> & { swrKey?: Key; enabled?: boolean },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListSitesKey(params) : null))
  const swrFn = () => listSites(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getReadSiteKey = (siteId: Id, params: ReadSiteParams) =>
  [`/bySiteId/${encodeURIComponent(siteId)}`, ...(params ? [params] : [])] as const

/**
 * @summary One site
 */
export const useReadSite = (
  siteId: Id,
  params: ReadSiteParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof readSite>>, ApiError> & { swrKey?: Key; enabled?: boolean },
) => {
  const isEnabled = options?.enabled !== false && siteId !== null && siteId !== undefined
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getReadSiteKey(siteId, params) : null))
  const swrFn = () => readSite(siteId, params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}
