// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { Id, ListInventorySitesParams, ReadInventorySiteParams, Site, SiteList } from '../../types.ts'
import { listInventorySites, readInventorySite } from '../calls/sites.ts'

/** Lists inventory sites with their schools, unpaged */
export function useListInventorySites(params: ListInventorySitesParams, options?: ReadOptions<SiteList>) {
  return useRead(['/inventorySites', params], () => listInventorySites(params), options)
}

/** Sends the request of `useListInventorySites` early */
export function preloadListInventorySites(params: ListInventorySitesParams) {
  readEarly(['/inventorySites', params], () => listInventorySites(params))
}

/** Reads a site */
export function useReadInventorySite(siteId: Id, params: ReadInventorySiteParams, options?: ReadOptions<Site>) {
  return useRead(
    [`/inventorySites/${encodeURIComponent(siteId)}`, params],
    () => readInventorySite(siteId, params),
    options,
  )
}

/** Sends the request of `useReadInventorySite` early */
export function preloadReadInventorySite(siteId: Id, params: ReadInventorySiteParams) {
  readEarly([`/inventorySites/${encodeURIComponent(siteId)}`, params], () => readInventorySite(siteId, params))
}
