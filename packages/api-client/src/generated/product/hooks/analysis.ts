// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { ListMenuAnalysisItemsParams, MenuAnalysisItemList } from '../../types.ts'
import { listMenuAnalysisItems } from '../calls/analysis.ts'

/** Lists the values that a month's analysis uses instead of the plan */
export function useListMenuAnalysisItems(
  params: ListMenuAnalysisItemsParams,
  options?: ReadOptions<MenuAnalysisItemList>,
) {
  return useRead(
    ['/MenuAnalysisItems/search/findByMenuSummaryId', params],
    () => listMenuAnalysisItems(params),
    options,
  )
}

/** Sends the request of `useListMenuAnalysisItems` early */
export function preloadListMenuAnalysisItems(params: ListMenuAnalysisItemsParams) {
  readEarly(['/MenuAnalysisItems/search/findByMenuSummaryId', params], () => listMenuAnalysisItems(params))
}
