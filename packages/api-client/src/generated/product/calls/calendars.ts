// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type {
  CalendarDayInput,
  Date,
  Id,
  ReadSchoolCalendarParams,
  ReplaceSchoolCalendarDayParams,
  SavedCalendarDay,
  SchoolCalendar,
} from '../../types.ts'

/** Reads a school's menus in a date range: what was published, with the school's changes applied */
export async function readSchoolCalendar(
  schoolId: Id,
  params: ReadSchoolCalendarParams,
  options?: CallOptions,
): Promise<SchoolCalendar> {
  return callProduct(withQuery(`/school/${encodeURIComponent(schoolId)}/calendar`, params), {
    ...options,
    method: 'GET',
  })
}

/** Saves one day of a school's menu. Send the whole day. Only its differences from what was published are stored. A served day is rejected. */
export async function replaceSchoolCalendarDay(
  schoolId: Id,
  date: Date,
  body: CalendarDayInput,
  params: ReplaceSchoolCalendarDayParams,
  options?: CallOptions,
): Promise<SavedCalendarDay> {
  return callProduct(
    withQuery(`/school/${encodeURIComponent(schoolId)}/calendar/${encodeURIComponent(date)}`, params),
    { ...options, method: 'PUT', ...jsonBody(body) },
  )
}
