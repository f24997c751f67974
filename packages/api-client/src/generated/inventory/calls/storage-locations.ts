// Generated from openapi/ by `pnpm generate`. Do not edit.

import type {
  CreateStorageLocationParams,
  DeleteStorageLocationParams,
  ListStorageLocationsParams,
  Saved,
  StorageLocationList,
  UpdateStorageLocationParams,
} from '../types.ts'
import type { CallOptions } from '../../../send.ts'
import { callInventory } from '../../../transport.ts'

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
