// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { ListStorageLocationsParams, StorageLocationList } from '../../types.ts'
import { listStorageLocations } from '../calls/storage-locations.ts'

/** Lists storage locations, unpaged */
export function useListStorageLocations(
  params: ListStorageLocationsParams,
  options?: ReadOptions<StorageLocationList>,
) {
  return useRead(['/storageLocations', params], () => listStorageLocations(params), options)
}

/** Sends the request of `useListStorageLocations` early */
export function preloadListStorageLocations(params: ListStorageLocationsParams) {
  readEarly(['/storageLocations', params], () => listStorageLocations(params))
}
