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

/** Traces lots from where they came in to where they are and the meals that held them. Not in the specification. At least one of `lotCodes`, `ingredientId`, `vendorId` and `itemCode` is needed; a lot matches all that are given. Of a user who works for some schools, only the sites and meals of these. */
export async function traceLots(params?: TraceLotsParams, options?: CallOptions): Promise<LotTrace> {
  return callInventory(withQuery('/stockRecall/lots', params), { ...options, method: 'GET' })
}

/** Traces a meal back to the lots that it held. Not in the specification. The lots that its closed record took, then those that it may have held, as `traceLots` reads them, and the foods without a known lot. */
export async function traceMeal(params: TraceMealParams, options?: CallOptions): Promise<MealTrace> {
  return callInventory(withQuery('/stockRecall/meal', params), { ...options, method: 'GET' })
}

/** Writes the trace of lots as a letter to print, or as CSV. The letter has the caterer's letterhead and the paper of its country. */
export async function exportLotTrace(body: LotTraceExport, options?: CallOptions): Promise<File> {
  return callInventory('/stockRecall/file', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Takes what is left of lots out of use. Each line is one lot at one place with everything that is left of it there, as it was previewed. If one of them has changed since, nothing is taken. */
export async function withdrawLots(body: LotWithdrawal, options?: CallOptions): Promise<Saved> {
  return callInventory('/stockRecall/withdrawals', { ...options, method: 'POST', ...jsonBody(body) })
}
