// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type {
  Added,
  CatererHolidayInput,
  CatererHolidayList,
  Id,
  ListCatererHolidaysParams,
  Saved,
} from '../../types.ts'

/** Lists the holidays in a date range */
export async function listCatererHolidays(
  params: ListCatererHolidaysParams,
  options?: CallOptions,
): Promise<CatererHolidayList> {
  return callProduct(withQuery('/catererHolidays/search/findByCatererIdAndDateBetween', params), {
    ...options,
    method: 'GET',
  })
}

/** Adds a holiday to one day. A day has one holiday. If the day already has one, a 409 returns it. */
export async function createCatererHoliday(body: CatererHolidayInput, options?: CallOptions): Promise<Added> {
  return callProduct('/catererHolidays', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Deletes a holiday */
export async function deleteCatererHoliday(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/catererHolidays/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' })
}
