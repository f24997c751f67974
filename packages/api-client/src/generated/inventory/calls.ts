// Generated from openapi/ by `pnpm generate`. Do not edit.

import type {
  CatererId,
  CreateInventorySiteParams,
  CreateStorageLocationParams,
  DeleteInventorySiteParams,
  DeleteStorageLocationParams,
  Id,
  ListInventorySitesParams,
  ListStorageLocationsParams,
  NewSite,
  ReadInventorySiteParams,
  Saved,
  Site,
  SiteInput,
  SiteList,
  StorageLocationList,
  UpdateInventorySiteParams,
  UpdateStorageLocationParams,
  VendorInput,
  VendorList,
} from './types.ts'
import type { CallOptions } from '../../send.ts'
import { callInventory } from '../../transport.ts'

const getListVendorsUrl = (catererId: CatererId) => {
  return `/vendor/all/${encodeURIComponent(catererId)}`
}

/**
 * @summary Own and shared vendors, whole
 */
export const listVendors = async (catererId: CatererId, options?: CallOptions): Promise<VendorList> => {
  return callInventory<VendorList>(getListVendorsUrl(catererId), {
    ...options,
    method: 'GET',
  })
}

const getCreateVendorUrl = (id: Id) => {
  return `/vendor/${encodeURIComponent(id)}`
}

/**
 * @summary Adds a vendor
 */
export const createVendor = async (id: Id, vendorInput: VendorInput, options?: CallOptions): Promise<Saved> => {
  return callInventory<Saved>(getCreateVendorUrl(id), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(vendorInput),
  })
}

const getUpdateVendorUrl = (id: Id) => {
  return `/vendor/${encodeURIComponent(id)}`
}

/**
 * A shared vendor answers 403.
 * @summary Saves a vendor
 */
export const updateVendor = async (id: Id, vendorInput: VendorInput, options?: CallOptions): Promise<Saved> => {
  return callInventory<Saved>(getUpdateVendorUrl(id), {
    ...options,
    method: 'PUT',
    contentType: 'application/json',
    body: JSON.stringify(vendorInput),
  })
}

const getDeleteVendorUrl = (id: Id) => {
  return `/vendor/${encodeURIComponent(id)}`
}

/**
 * Nothing that points to it breaks. A shared vendor answers 403.
 * @summary Puts a vendor away
 */
export const deleteVendor = async (id: Id, options?: CallOptions): Promise<Saved> => {
  return callInventory<Saved>(getDeleteVendorUrl(id), {
    ...options,
    method: 'DELETE',
  })
}

const getRestoreVendorUrl = (id: number) => {
  return `/vendor/${encodeURIComponent(id)}/restore`
}

/**
 * @summary Brings back a vendor that was put away
 */
export const restoreVendor = async (id: number, options?: CallOptions): Promise<Saved> => {
  return callInventory<Saved>(getRestoreVendorUrl(id), {
    ...options,
    method: 'POST',
  })
}

const getListStorageLocationsUrl = (params: ListStorageLocationsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/storageLocations?${stringifiedParams}` : `/storageLocations`
}

/**
 * @summary Storage locations, whole
 */
export const listStorageLocations = async (
  params: ListStorageLocationsParams,
  options?: CallOptions,
): Promise<StorageLocationList> => {
  return callInventory<StorageLocationList>(getListStorageLocationsUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getCreateStorageLocationUrl = (params: CreateStorageLocationParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/storageLocations?${stringifiedParams}` : `/storageLocations`
}

/**
 * @summary Adds a storage location
 */
export const createStorageLocation = async (
  params: CreateStorageLocationParams,
  options?: CallOptions,
): Promise<Saved> => {
  return callInventory<Saved>(getCreateStorageLocationUrl(params), {
    ...options,
    method: 'POST',
  })
}

const getUpdateStorageLocationUrl = (id: number, params: UpdateStorageLocationParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/storageLocations/${encodeURIComponent(id)}?${stringifiedParams}`
    : `/storageLocations/${encodeURIComponent(id)}`
}

/**
 * @summary Renames a storage location
 */
export const updateStorageLocation = async (
  id: number,
  params: UpdateStorageLocationParams,
  options?: CallOptions,
): Promise<Saved> => {
  return callInventory<Saved>(getUpdateStorageLocationUrl(id, params), {
    ...options,
    method: 'PUT',
  })
}

const getDeleteStorageLocationUrl = (id: number, params: DeleteStorageLocationParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/storageLocations/${encodeURIComponent(id)}?${stringifiedParams}`
    : `/storageLocations/${encodeURIComponent(id)}`
}

/**
 * @summary Deletes a storage location
 */
export const deleteStorageLocation = async (
  id: number,
  params: DeleteStorageLocationParams,
  options?: CallOptions,
): Promise<Saved> => {
  return callInventory<Saved>(getDeleteStorageLocationUrl(id, params), {
    ...options,
    method: 'DELETE',
  })
}

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
