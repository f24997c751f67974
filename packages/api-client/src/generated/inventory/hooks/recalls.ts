// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { LotTrace, MealTrace, TraceLotsParams, TraceMealParams } from '../../types.ts'
import { traceLots, traceMeal } from '../calls/recalls.ts'

/** Traces lots from where they came from to where they are now and the meals that contained them. Not in the specification. Requires at least one of `lotCodes`, `ingredientId`, `vendorId` and `itemCode`; a lot must match all that are given. Users who work for some schools get only the sites and meals of those schools. */
export function useTraceLots(params?: TraceLotsParams, options?: ReadOptions<LotTrace>) {
  return useRead(['/stockRecall/lots', params], () => traceLots(params), options)
}

/** Sends the request of `useTraceLots` early */
export function preloadTraceLots(params?: TraceLotsParams) {
  readEarly(['/stockRecall/lots', params], () => traceLots(params))
}

/** Traces a meal back to the lots that it contained. Not in the specification. Lists the lots that its closed record took, then the lots that it may contain, in the same way as `traceLots`, and the foods without a known lot. */
export function useTraceMeal(params: TraceMealParams, options?: ReadOptions<MealTrace>) {
  return useRead(['/stockRecall/meal', params], () => traceMeal(params), options)
}

/** Sends the request of `useTraceMeal` early */
export function preloadTraceMeal(params: TraceMealParams) {
  readEarly(['/stockRecall/meal', params], () => traceMeal(params))
}
