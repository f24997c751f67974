// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { ListSavedViewsParams, SavedViewList } from '../../types.ts'
import { listSavedViews } from '../calls/saved-views.ts'

/** Lists the saved views of a table, the caller's own and those that colleagues share, unpaged. A view belongs to one user. Others can read it only while it is shared, and can never change it. */
export function useListSavedViews(params: ListSavedViewsParams, options?: ReadOptions<SavedViewList>) {
  return useRead(['/savedViews', params], () => listSavedViews(params), options)
}

/** Sends the request of `useListSavedViews` early */
export function preloadListSavedViews(params: ListSavedViewsParams) {
  readEarly(['/savedViews', params], () => listSavedViews(params))
}
