// Generated from openapi/ by `pnpm generate`. Do not edit.

import type {
  CalendarDayInput,
  Date,
  ReadSchoolCalendarParams,
  ReplaceSchoolCalendarDay200,
  ReplaceSchoolCalendarDayParams,
  SchoolCalendar,
} from '../types.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'

const getReadSchoolCalendarUrl = (schoolId: number, params: ReadSchoolCalendarParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/school/${encodeURIComponent(schoolId)}/calendar?${stringifiedParams}`
    : `/school/${encodeURIComponent(schoolId)}/calendar`
}

/**
 * @summary The days that a school serves in a range, master and differences put together
 */
export const readSchoolCalendar = async (
  schoolId: number,
  params: ReadSchoolCalendarParams,
  options?: CallOptions,
): Promise<SchoolCalendar> => {
  return callProduct<SchoolCalendar>(getReadSchoolCalendarUrl(schoolId, params), {
    ...options,
    method: 'GET',
  })
}

const getReplaceSchoolCalendarDayUrl = (schoolId: number, date: Date, params: ReplaceSchoolCalendarDayParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/school/${encodeURIComponent(schoolId)}/calendar/${encodeURIComponent(date)}?${stringifiedParams}`
    : `/school/${encodeURIComponent(schoolId)}/calendar/${encodeURIComponent(date)}`
}

/**
 * The day is sent whole; what is kept are its differences from the master.
 * @summary Replaces one day of a school's menu
 */
export const replaceSchoolCalendarDay = async (
  schoolId: number,
  date: Date,
  calendarDayInput: CalendarDayInput,
  params: ReplaceSchoolCalendarDayParams,
  options?: CallOptions,
): Promise<ReplaceSchoolCalendarDay200> => {
  return callProduct<ReplaceSchoolCalendarDay200>(getReplaceSchoolCalendarDayUrl(schoolId, date, params), {
    ...options,
    method: 'PUT',
    contentType: 'application/json',
    body: JSON.stringify(calendarDayInput),
  })
}
