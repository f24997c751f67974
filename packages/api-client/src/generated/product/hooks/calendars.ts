// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { Id, ReadSchoolCalendarParams, SchoolCalendar } from '../../types.ts'
import { readSchoolCalendar } from '../calls/calendars.ts'

/** Reads a school's menus in a date range: what was published, with the school's changes applied */
export function useReadSchoolCalendar(
  schoolId: Id,
  params: ReadSchoolCalendarParams,
  options?: ReadOptions<SchoolCalendar>,
) {
  return useRead(
    [`/school/${encodeURIComponent(schoolId)}/calendar`, params],
    () => readSchoolCalendar(schoolId, params),
    options,
  )
}

/** Sends the request of `useReadSchoolCalendar` early */
export function preloadReadSchoolCalendar(schoolId: Id, params: ReadSchoolCalendarParams) {
  readEarly([`/school/${encodeURIComponent(schoolId)}/calendar`, params], () => readSchoolCalendar(schoolId, params))
}
