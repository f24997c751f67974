// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { CatererHolidayList, ListCatererHolidaysParams } from '../../types.ts'
import { listCatererHolidays } from '../calls/holidays.ts'

/** Lists the holidays in a date range */
export function useListCatererHolidays(params: ListCatererHolidaysParams, options?: ReadOptions<CatererHolidayList>) {
  return useRead(
    ['/catererHolidays/search/findByCatererIdAndDateBetween', params],
    () => listCatererHolidays(params),
    options,
  )
}

/** Sends the request of `useListCatererHolidays` early */
export function preloadListCatererHolidays(params: ListCatererHolidaysParams) {
  readEarly(['/catererHolidays/search/findByCatererIdAndDateBetween', params], () => listCatererHolidays(params))
}
