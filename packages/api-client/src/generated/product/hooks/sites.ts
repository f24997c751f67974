// Generated from openapi/ by `pnpm generate`. Do not edit.

import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { Id, ListSitesParams, ReadSiteParams, Site, SiteList } from '../../types.ts'
import { listSites, readSite } from '../calls/sites.ts'

/** Lists inventory sites with their schools, unpaged */
export function useListSites(params: ListSitesParams, options?: ReadOptions<SiteList>) {
  return useRead(['/sites', params], () => listSites(params), options)
}

/** Reads a site */
export function useReadSite(siteId: Id, params: ReadSiteParams, options?: ReadOptions<Site>) {
  return useRead([`/bySiteId/${encodeURIComponent(siteId)}`, params], () => readSite(siteId, params), options)
}
