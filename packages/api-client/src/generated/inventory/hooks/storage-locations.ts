// Generated from openapi/ by `pnpm generate`. Do not edit.

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
