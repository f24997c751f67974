// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type {
  CalendarSummaryList,
  CatererId,
  CloneRequest,
  ClonedMonth,
  ConflictAnswers,
  ConflictReopening,
  Id,
  ListCalendarSummariesParams,
  ListSchoolMenusParams,
  MenuType,
  MonthInput,
  MonthlyCalendar,
  PublishedDayList,
  ReadMonthlyCalendarParams,
  Saved,
  SavedCalendarDay,
  SavedMonth,
  SavedSchoolDays,
  SchoolDaysInput,
  SchoolMenuList,
} from '../../types.ts'

/** Lists the months of a school's menu */
export async function listSchoolMenus(
  schoolId: Id,
  menuType: MenuType,
  params?: ListSchoolMenusParams,
  options?: CallOptions,
): Promise<SchoolMenuList> {
  return callProduct(
    withQuery(`/getSchoolMenus/${encodeURIComponent(schoolId)}/${encodeURIComponent(menuType)}`, params),
    { ...options, method: 'GET' },
  )
}

/** Replaces days of a school's month. Days that are not sent stay as they are. If a day was served, the request is rejected and names it, and nothing is saved. */
export async function replaceSchoolMonthlyCalendar(
  id: Id,
  body: SchoolDaysInput,
  options?: CallOptions,
): Promise<SavedSchoolDays> {
  return callProduct(`/schoolMonthlyCalendar/${encodeURIComponent(id)}`, {
    ...options,
    method: 'PUT',
    ...jsonBody(body),
  })
}

/** Answers a day's conflicts with a publication. Conflicts without an answer stay open. Not in the specification. */
export async function answerDayConflicts(
  id: Id,
  body: ConflictAnswers,
  options?: CallOptions,
): Promise<SavedCalendarDay> {
  return callProduct(`/schoolMonthlyCalendar/${encodeURIComponent(id)}/conflicts`, {
    ...options,
    method: 'PUT',
    ...jsonBody(body),
  })
}

/** Undoes the last answers to a day's conflicts. The answered fields get the school's version again, and their conflicts reopen. Answers can be undone until the day is next saved or published. Not in the specification. */
export async function reopenDayConflicts(
  id: Id,
  body: ConflictReopening,
  options?: CallOptions,
): Promise<SavedCalendarDay> {
  return callProduct(`/schoolMonthlyCalendar/${encodeURIComponent(id)}/conflicts/reopen`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Lists the days of a school's month as published to it. Excludes the school's own changes. Days that nothing was published for are left out. Not in the specification. */
export async function listPublishedDays(id: Id, options?: CallOptions): Promise<PublishedDayList> {
  return callProduct(`/schoolMonthlyCalendar/${encodeURIComponent(id)}/published`, { ...options, method: 'GET' })
}

/** Lists the months of the master menus of a menu type */
export async function listCalendarSummaries(
  params: ListCalendarSummariesParams,
  options?: CallOptions,
): Promise<CalendarSummaryList> {
  return callProduct(withQuery('/catererCalendarSummaries/search/findByCatererAndTypeAndMonths', params), {
    ...options,
    method: 'GET',
  })
}

/** Reads a month of a master menu or of a school's menu */
export async function readMonthlyCalendar(
  id: Id,
  params?: ReadMonthlyCalendarParams,
  options?: CallOptions,
): Promise<MonthlyCalendar> {
  return callProduct(withQuery(`/monthlyCalendars/${encodeURIComponent(id)}`, params), { ...options, method: 'GET' })
}

/** Adds a month of a master menu, or saves it. With an id, saves the month; without one, adds it. A master menu of the same name and program that already has months gets one more. */
export async function saveCatererMonthlyCalendar(
  catererId: CatererId,
  menuType: MenuType,
  body: MonthInput,
  options?: CallOptions,
): Promise<SavedMonth> {
  return callProduct(`/catererMonthlyCalendar/${encodeURIComponent(catererId)}/${encodeURIComponent(menuType)}`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Copies a month of a master menu to another month or name. Existing days are kept unless they are to be replaced. Copying twice changes nothing the second time. */
export async function cloneCalendar(id: Id, body: CloneRequest, options?: CallOptions): Promise<ClonedMonth> {
  return callProduct(`/caterer/cloneCalendar/${encodeURIComponent(id)}`, {
    ...options,
    method: 'PUT',
    ...jsonBody(body),
  })
}

/** Archives a month of a master menu */
export async function archiveCatererCalendar(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/catererCalendar/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' })
}

/** Restores an archived month of a master menu. Not in the specification. */
export async function restoreCatererCalendar(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/catererCalendar/${encodeURIComponent(id)}/restore`, { ...options, method: 'POST' })
}
