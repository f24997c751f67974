// Generated from openapi/ by `pnpm generate`. Do not edit.

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
} from '../types.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'

const getListSitesUrl = (params: ListSitesParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/sites?${stringifiedParams}` : `/sites`
}

/**
 * @summary Inventory sites with their schools, whole
 */
export const listSites = async (params: ListSitesParams, options?: CallOptions): Promise<SiteList> => {
  return callProduct<SiteList>(getListSitesUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getCreateSiteUrl = (id: Id) => {
  return `/createSite/${encodeURIComponent(id)}`
}

/**
 * @summary Adds a site
 */
export const createSite = async (id: Id, newSite: NewSite, options?: CallOptions): Promise<Saved> => {
  return callProduct<Saved>(getCreateSiteUrl(id), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(newSite),
  })
}

const getUpdateSiteUrl = (catererId: CatererId, siteId: Id) => {
  return `/updateSite/${encodeURIComponent(catererId)}/${encodeURIComponent(siteId)}`
}

/**
 * @summary Saves a site
 */
export const updateSite = async (
  catererId: CatererId,
  siteId: Id,
  siteInput: SiteInput,
  options?: CallOptions,
): Promise<Saved> => {
  return callProduct<Saved>(getUpdateSiteUrl(catererId, siteId), {
    ...options,
    method: 'PUT',
    contentType: 'application/json',
    body: JSON.stringify(siteInput),
  })
}

const getDeleteSiteUrl = (catererId: CatererId, siteId: Id) => {
  return `/deleteSite/${encodeURIComponent(catererId)}/${encodeURIComponent(siteId)}`
}

/**
 * @summary Deletes a site
 */
export const deleteSite = async (catererId: CatererId, siteId: Id, options?: CallOptions): Promise<Saved> => {
  return callProduct<Saved>(getDeleteSiteUrl(catererId, siteId), {
    ...options,
    method: 'DELETE',
  })
}

const getReadSiteUrl = (siteId: Id, params: ReadSiteParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/bySiteId/${encodeURIComponent(siteId)}?${stringifiedParams}`
    : `/bySiteId/${encodeURIComponent(siteId)}`
}

/**
 * @summary One site
 */
export const readSite = async (siteId: Id, params: ReadSiteParams, options?: CallOptions): Promise<Site> => {
  return callProduct<Site>(getReadSiteUrl(siteId, params), {
    ...options,
    method: 'GET',
  })
}
