// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callInventory } from '../../../transport.ts'
import type {
  Added,
  CreateStartingInventoryParams,
  DeleteStartingInventoryParams,
  Id,
  ListStartingInventoriesParams,
  PostStartingInventoryParams,
  ReadStartingInventoryParams,
  Saved,
  StartingInventory,
  StartingInventoryInput,
  StartingInventoryList,
  UpdateStartingInventoryParams,
} from '../../types.ts'

/** Lists starting inventories, unpaged */
export async function listStartingInventories(
  params: ListStartingInventoriesParams,
  options?: CallOptions,
): Promise<StartingInventoryList> {
  return callInventory(withQuery('/startingInventories', params), { ...options, method: 'GET' })
}

/** Starts the starting inventory of a place. Once per site and storage location. */
export async function createStartingInventory(
  body: StartingInventoryInput,
  params: CreateStartingInventoryParams,
  options?: CallOptions,
): Promise<Added> {
  return callInventory(withQuery('/startingInventories', params), { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads a starting inventory */
export async function readStartingInventory(
  id: Id,
  params: ReadStartingInventoryParams,
  options?: CallOptions,
): Promise<StartingInventory> {
  return callInventory(withQuery(`/startingInventories/${encodeURIComponent(id)}`, params), {
    ...options,
    method: 'GET',
  })
}

/** Saves the draft of a starting inventory */
export async function updateStartingInventory(
  id: Id,
  body: StartingInventoryInput,
  params: UpdateStartingInventoryParams,
  options?: CallOptions,
): Promise<Saved> {
  return callInventory(withQuery(`/startingInventories/${encodeURIComponent(id)}`, params), {
    ...options,
    method: 'PUT',
    ...jsonBody(body),
  })
}

/** Deletes the draft of a starting inventory */
export async function deleteStartingInventory(
  id: Id,
  params: DeleteStartingInventoryParams,
  options?: CallOptions,
): Promise<Saved> {
  return callInventory(withQuery(`/startingInventories/${encodeURIComponent(id)}`, params), {
    ...options,
    method: 'DELETE',
  })
}

/** Posts a starting inventory to the ledger. Locks it. Later corrections are adjustments. */
export async function postStartingInventory(
  id: Id,
  params: PostStartingInventoryParams,
  options?: CallOptions,
): Promise<Saved> {
  return callInventory(withQuery(`/startingInventories/${encodeURIComponent(id)}/post`, params), {
    ...options,
    method: 'POST',
  })
}
