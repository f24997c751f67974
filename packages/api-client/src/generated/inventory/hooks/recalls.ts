// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { LotTrace, MealTrace, TraceLotsParams, TraceMealParams } from '../../types.ts'
import { traceLots, traceMeal } from '../calls/recalls.ts'

/** Traces lots from where they came in to where they are and the meals that held them. Not in the specification. At least one of `lotCodes`, `ingredientId`, `vendorId` and `itemCode` is needed; a lot matches all that are given. Of a user who works for some schools, only the sites and meals of these. */
export function useTraceLots(params?: TraceLotsParams, options?: ReadOptions<LotTrace>) {
  return useRead(['/stockRecall/lots', params], () => traceLots(params), options)
}

/** Sends the request of `useTraceLots` early */
export function preloadTraceLots(params?: TraceLotsParams) {
  readEarly(['/stockRecall/lots', params], () => traceLots(params))
}

/** Traces a meal back to the lots that it held. Not in the specification. The lots that its closed record took, then those that it may have held, as `traceLots` reads them, and the foods without a known lot. */
export function useTraceMeal(params: TraceMealParams, options?: ReadOptions<MealTrace>) {
  return useRead(['/stockRecall/meal', params], () => traceMeal(params), options)
}

/** Sends the request of `useTraceMeal` early */
export function preloadTraceMeal(params: TraceMealParams) {
  readEarly(['/stockRecall/meal', params], () => traceMeal(params))
}
