// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { Id, ListSitesParams, ReadSiteParams, Site, SiteList } from '../../types.ts'
import { listSites, readSite } from '../calls/sites.ts'

/** Lists inventory sites with their schools, unpaged */
export function useListSites(params: ListSitesParams, options?: ReadOptions<SiteList>) {
  return useRead(['/sites', params], () => listSites(params), options)
}

/** Sends the request of `useListSites` early */
export function preloadListSites(params: ListSitesParams) {
  readEarly(['/sites', params], () => listSites(params))
}

/** Reads a site */
export function useReadSite(siteId: Id, params: ReadSiteParams, options?: ReadOptions<Site>) {
  return useRead([`/bySiteId/${encodeURIComponent(siteId)}`, params], () => readSite(siteId, params), options)
}

/** Sends the request of `useReadSite` early */
export function preloadReadSite(siteId: Id, params: ReadSiteParams) {
  readEarly([`/bySiteId/${encodeURIComponent(siteId)}`, params], () => readSite(siteId, params))
}
