// Generated from openapi/ by `pnpm generate`. Do not edit.

import { withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callInventory } from '../../../transport.ts'
import type {
  Added,
  CreateStorageLocationParams,
  DeleteStorageLocationParams,
  Id,
  ListStorageLocationsParams,
  Saved,
  StorageLocationList,
  UpdateStorageLocationParams,
} from '../../types.ts'

/** Lists storage locations, unpaged */
export async function listStorageLocations(
  params: ListStorageLocationsParams,
  options?: CallOptions,
): Promise<StorageLocationList> {
  return callInventory(withQuery('/storageLocations', params), { ...options, method: 'GET' })
}

/** Adds a storage location */
export async function createStorageLocation(
  params: CreateStorageLocationParams,
  options?: CallOptions,
): Promise<Added> {
  return callInventory(withQuery('/storageLocations', params), { ...options, method: 'POST' })
}

/** Renames a storage location */
export async function updateStorageLocation(
  id: Id,
  params: UpdateStorageLocationParams,
  options?: CallOptions,
): Promise<Saved> {
  return callInventory(withQuery(`/storageLocations/${encodeURIComponent(id)}`, params), { ...options, method: 'PUT' })
}

/** Deletes a storage location */
export async function deleteStorageLocation(
  id: Id,
  params: DeleteStorageLocationParams,
  options?: CallOptions,
): Promise<Saved> {
  return callInventory(withQuery(`/storageLocations/${encodeURIComponent(id)}`, params), {
    ...options,
    method: 'DELETE',
  })
}
