// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../../api-error.ts'
import { readSchoolCalendar } from '../calls/calendars.ts'
import type { ReadSchoolCalendarParams } from '../types.ts'

const getReadSchoolCalendarKey = (schoolId: number, params: ReadSchoolCalendarParams) =>
  [`/school/${encodeURIComponent(schoolId)}/calendar`, ...(params ? [params] : [])] as const

/**
 * @summary The days that a school serves in a range, master and differences put together
 */
export const useReadSchoolCalendar = (
  schoolId: number,
  params: ReadSchoolCalendarParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof readSchoolCalendar>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false && schoolId !== null && schoolId !== undefined
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getReadSchoolCalendarKey(schoolId, params) : null))
  const swrFn = () => readSchoolCalendar(schoolId, params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}
