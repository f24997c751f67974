// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type {
  CalendarSummaryList,
  Id,
  ListCalendarSummariesParams,
  ListSchoolMenusParams,
  MenuType,
  MonthlyCalendar,
  PublishedDayList,
  ReadMonthlyCalendarParams,
  SchoolMenuList,
} from '../../types.ts'
import { listSchoolMenus, listPublishedDays, listCalendarSummaries, readMonthlyCalendar } from '../calls/months.ts'

/** Lists the months of a school's menu */
export function useListSchoolMenus(
  schoolId: Id,
  menuType: MenuType,
  params?: ListSchoolMenusParams,
  options?: ReadOptions<SchoolMenuList>,
) {
  return useRead(
    [`/getSchoolMenus/${encodeURIComponent(schoolId)}/${encodeURIComponent(menuType)}`, params],
    () => listSchoolMenus(schoolId, menuType, params),
    options,
  )
}

/** Sends the request of `useListSchoolMenus` early */
export function preloadListSchoolMenus(schoolId: Id, menuType: MenuType, params?: ListSchoolMenusParams) {
  readEarly([`/getSchoolMenus/${encodeURIComponent(schoolId)}/${encodeURIComponent(menuType)}`, params], () =>
    listSchoolMenus(schoolId, menuType, params),
  )
}

/** Lists the days of a school's month as published to it. Excludes the school's own changes. Days that nothing was published for are left out. Not in the specification. */
export function useListPublishedDays(id: Id, options?: ReadOptions<PublishedDayList>) {
  return useRead([`/schoolMonthlyCalendar/${encodeURIComponent(id)}/published`], () => listPublishedDays(id), options)
}

/** Sends the request of `useListPublishedDays` early */
export function preloadListPublishedDays(id: Id) {
  readEarly([`/schoolMonthlyCalendar/${encodeURIComponent(id)}/published`], () => listPublishedDays(id))
}

/** Lists the months of the master menus of a menu type */
export function useListCalendarSummaries(
  params: ListCalendarSummariesParams,
  options?: ReadOptions<CalendarSummaryList>,
) {
  return useRead(
    ['/catererCalendarSummaries/search/findByCatererAndTypeAndMonths', params],
    () => listCalendarSummaries(params),
    options,
  )
}

/** Sends the request of `useListCalendarSummaries` early */
export function preloadListCalendarSummaries(params: ListCalendarSummariesParams) {
  readEarly(['/catererCalendarSummaries/search/findByCatererAndTypeAndMonths', params], () =>
    listCalendarSummaries(params),
  )
}

/** Reads a month of a master menu or of a school's menu */
export function useReadMonthlyCalendar(
  id: Id,
  params?: ReadMonthlyCalendarParams,
  options?: ReadOptions<MonthlyCalendar>,
) {
  return useRead(
    [`/monthlyCalendars/${encodeURIComponent(id)}`, params],
    () => readMonthlyCalendar(id, params),
    options,
  )
}

/** Sends the request of `useReadMonthlyCalendar` early */
export function preloadReadMonthlyCalendar(id: Id, params?: ReadMonthlyCalendarParams) {
  readEarly([`/monthlyCalendars/${encodeURIComponent(id)}`, params], () => readMonthlyCalendar(id, params))
}
