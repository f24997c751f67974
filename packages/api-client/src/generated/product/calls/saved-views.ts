// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type { Added, Id, ListSavedViewsParams, Saved, SavedViewInput, SavedViewList } from '../../types.ts'

/** Lists the saved views of a table, the caller's own and those that colleagues share, unpaged. A view belongs to one user. Others can read it only while it is shared, and can never change it. */
export async function listSavedViews(params: ListSavedViewsParams, options?: CallOptions): Promise<SavedViewList> {
  return callProduct(withQuery('/savedViews', params), { ...options, method: 'GET' })
}

/** Saves a view of a table under a new name. A user has at most 50 views of a table. To replace a view, update it. */
export async function createSavedView(body: SavedViewInput, options?: CallOptions): Promise<Added> {
  return callProduct('/savedViews', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Renames a view, or replaces what it shows */
export async function updateSavedView(id: Id, body: SavedViewInput, options?: CallOptions): Promise<Saved> {
  return callProduct(`/savedViews/${encodeURIComponent(id)}`, { ...options, method: 'PUT', ...jsonBody(body) })
}

/** Deletes a view */
export async function deleteSavedView(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/savedViews/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' })
}
