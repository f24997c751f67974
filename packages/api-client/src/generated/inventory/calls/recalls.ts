// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callInventory } from '../../../transport.ts'
import type {
  LotTrace,
  LotTraceExport,
  LotWithdrawal,
  MealTrace,
  Saved,
  TraceLotsParams,
  TraceMealParams,
} from '../../types.ts'

/** Traces lots from where they came from to where they are now and the meals that contained them. Not in the specification. Requires at least one of `lotCodes`, `ingredientId`, `vendorId` and `itemCode`; a lot must match all that are given. Users who work for some schools get only the sites and meals of those schools. */
export async function traceLots(params?: TraceLotsParams, options?: CallOptions): Promise<LotTrace> {
  return callInventory(withQuery('/stockRecall/lots', params), { ...options, method: 'GET' })
}

/** Traces a meal back to the lots that it contained. Not in the specification. Lists the lots that its closed record took, then the lots that it may contain, in the same way as `traceLots`, and the foods without a known lot. */
export async function traceMeal(params: TraceMealParams, options?: CallOptions): Promise<MealTrace> {
  return callInventory(withQuery('/stockRecall/meal', params), { ...options, method: 'GET' })
}

/** Exports the trace of lots as a printable letter, or as CSV. The letter has the caterer's letterhead and the paper size of its country. */
export async function exportLotTrace(body: LotTraceExport, options?: CallOptions): Promise<File> {
  return callInventory('/stockRecall/file', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Takes the remaining goods of lots out of use. Each line is one lot at one place, with everything that is left of it there, as previewed. If any of them has changed since, nothing is taken out of use. */
export async function withdrawLots(body: LotWithdrawal, options?: CallOptions): Promise<Saved> {
  return callInventory('/stockRecall/withdrawals', { ...options, method: 'POST', ...jsonBody(body) })
}
