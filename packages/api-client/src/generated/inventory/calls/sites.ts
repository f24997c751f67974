// Generated from openapi/ by `pnpm generate`. Do not edit.

import type {
  CreateInventorySiteParams,
  DeleteInventorySiteParams,
  Id,
  ListInventorySitesParams,
  NewSite,
  ReadInventorySiteParams,
  Saved,
  Site,
  SiteInput,
  SiteList,
  UpdateInventorySiteParams,
} from '../types.ts'
import type { CallOptions } from '../../../send.ts'
import { callInventory } from '../../../transport.ts'

const getListInventorySitesUrl = (params: ListInventorySitesParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/inventorySites?${stringifiedParams}` : `/inventorySites`
}

/**
 * @summary Inventory sites with their schools, whole
 */
export const listInventorySites = async (
  params: ListInventorySitesParams,
  options?: CallOptions,
): Promise<SiteList> => {
  return callInventory<SiteList>(getListInventorySitesUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getCreateInventorySiteUrl = (params: CreateInventorySiteParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/inventorySites?${stringifiedParams}` : `/inventorySites`
}

/**
 * @summary Adds a site
 */
export const createInventorySite = async (
  newSite: NewSite,
  params: CreateInventorySiteParams,
  options?: CallOptions,
): Promise<Saved> => {
  return callInventory<Saved>(getCreateInventorySiteUrl(params), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(newSite),
  })
}

const getReadInventorySiteUrl = (siteId: Id, params: ReadInventorySiteParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/inventorySites/${encodeURIComponent(siteId)}?${stringifiedParams}`
    : `/inventorySites/${encodeURIComponent(siteId)}`
}

/**
 * @summary One site
 */
export const readInventorySite = async (
  siteId: Id,
  params: ReadInventorySiteParams,
  options?: CallOptions,
): Promise<Site> => {
  return callInventory<Site>(getReadInventorySiteUrl(siteId, params), {
    ...options,
    method: 'GET',
  })
}

const getUpdateInventorySiteUrl = (siteId: Id, params: UpdateInventorySiteParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/inventorySites/${encodeURIComponent(siteId)}?${stringifiedParams}`
    : `/inventorySites/${encodeURIComponent(siteId)}`
}

/**
 * @summary Saves a site
 */
export const updateInventorySite = async (
  siteId: Id,
  siteInput: SiteInput,
  params: UpdateInventorySiteParams,
  options?: CallOptions,
): Promise<Saved> => {
  return callInventory<Saved>(getUpdateInventorySiteUrl(siteId, params), {
    ...options,
    method: 'PUT',
    contentType: 'application/json',
    body: JSON.stringify(siteInput),
  })
}

const getDeleteInventorySiteUrl = (siteId: Id, params: DeleteInventorySiteParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/inventorySites/${encodeURIComponent(siteId)}?${stringifiedParams}`
    : `/inventorySites/${encodeURIComponent(siteId)}`
}

/**
 * @summary Deletes a site
 */
export const deleteInventorySite = async (
  siteId: Id,
  params: DeleteInventorySiteParams,
  options?: CallOptions,
): Promise<Saved> => {
  return callInventory<Saved>(getDeleteInventorySiteUrl(siteId, params), {
    ...options,
    method: 'DELETE',
  })
}
