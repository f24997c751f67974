// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type {
  CatererId,
  Id,
  ListSitesParams,
  NewSite,
  ReadSiteParams,
  Saved,
  Site,
  SiteInput,
  SiteList,
} from '../../types.ts'

/** Lists inventory sites with their schools, unpaged */
export async function listSites(params: ListSitesParams, options?: CallOptions): Promise<SiteList> {
  return callProduct(withQuery('/sites', params), { ...options, method: 'GET' })
}

/** Adds a site */
export async function createSite(id: Id, body: NewSite, options?: CallOptions): Promise<Saved> {
  return callProduct(`/createSite/${encodeURIComponent(id)}`, { ...options, method: 'POST', ...jsonBody(body) })
}

/** Saves a site */
export async function updateSite(
  catererId: CatererId,
  siteId: Id,
  body: SiteInput,
  options?: CallOptions,
): Promise<Saved> {
  return callProduct(`/updateSite/${encodeURIComponent(catererId)}/${encodeURIComponent(siteId)}`, {
    ...options,
    method: 'PUT',
    ...jsonBody(body),
  })
}

/** Deletes a site */
export async function deleteSite(catererId: CatererId, siteId: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/deleteSite/${encodeURIComponent(catererId)}/${encodeURIComponent(siteId)}`, {
    ...options,
    method: 'DELETE',
  })
}

/** Reads a site */
export async function readSite(siteId: Id, params: ReadSiteParams, options?: CallOptions): Promise<Site> {
  return callProduct(withQuery(`/bySiteId/${encodeURIComponent(siteId)}`, params), { ...options, method: 'GET' })
}
