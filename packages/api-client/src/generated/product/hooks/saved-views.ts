// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { ListSavedViewsParams, SavedViewList } from '../../types.ts'
import { listSavedViews } from '../calls/saved-views.ts'

/** Lists the caller's saved views of a table, unpaged. A view belongs to one user. No one else reads or changes it. */
export function useListSavedViews(params: ListSavedViewsParams, options?: ReadOptions<SavedViewList>) {
  return useRead(['/savedViews', params], () => listSavedViews(params), options)
}

/** Sends the request of `useListSavedViews` early */
export function preloadListSavedViews(params: ListSavedViewsParams) {
  readEarly(['/savedViews', params], () => listSavedViews(params))
}
