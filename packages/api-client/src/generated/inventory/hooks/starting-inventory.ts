// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type {
  Id,
  ListStartingInventoriesParams,
  ReadStartingInventoryParams,
  StartingInventory,
  StartingInventoryList,
} from '../../types.ts'
import { listStartingInventories, readStartingInventory } from '../calls/starting-inventory.ts'

/** Lists starting inventories, unpaged */
export function useListStartingInventories(
  params: ListStartingInventoriesParams,
  options?: ReadOptions<StartingInventoryList>,
) {
  return useRead(['/startingInventories', params], () => listStartingInventories(params), options)
}

/** Sends the request of `useListStartingInventories` early */
export function preloadListStartingInventories(params: ListStartingInventoriesParams) {
  readEarly(['/startingInventories', params], () => listStartingInventories(params))
}

/** Reads a starting inventory */
export function useReadStartingInventory(
  id: Id,
  params: ReadStartingInventoryParams,
  options?: ReadOptions<StartingInventory>,
) {
  return useRead(
    [`/startingInventories/${encodeURIComponent(id)}`, params],
    () => readStartingInventory(id, params),
    options,
  )
}

/** Sends the request of `useReadStartingInventory` early */
export function preloadReadStartingInventory(id: Id, params: ReadStartingInventoryParams) {
  readEarly([`/startingInventories/${encodeURIComponent(id)}`, params], () => readStartingInventory(id, params))
}
