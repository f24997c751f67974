// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../../api-error.ts'
import { listCatererHolidays } from '../calls/holidays.ts'
import type { ListCatererHolidaysParams } from '../types.ts'

const getListCatererHolidaysKey = (params: ListCatererHolidaysParams) =>
  [`/catererHolidays/search/findByCatererIdAndDateBetween`, ...(params ? [params] : [])] as const

/**
 * @summary Holidays of a range
 */
export const useListCatererHolidays = (
  params: ListCatererHolidaysParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof listCatererHolidays>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListCatererHolidaysKey(params) : null))
  const swrFn = () => listCatererHolidays(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}
