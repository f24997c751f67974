// Generated from openapi/ by `pnpm generate`. Do not edit.

import type {
  CalendarDayInput,
  Date,
  ListCountryDetails200,
  ListSchools200,
  ListSchoolsParams,
  MenuAnalysis,
  MenuAnalysisRequest,
  ReadSchoolCalendarParams,
  ReplaceSchoolCalendarDay200,
  ReplaceSchoolCalendarDayParams,
  SchoolCalendar,
  UserInfo,
} from './types.ts'
import type { CallOptions } from '../../send.ts'
import { callProduct } from '../../transport.ts'
import { sendToProduct } from '../../send.ts'

const getReadUserInfoUrl = () => {
  return `/userInfo`
}

/**
 * @summary The logged-in user, the caterer's flags and the schools
 */
export const readUserInfo = async (options?: CallOptions): Promise<UserInfo> => {
  return callProduct<UserInfo>(getReadUserInfoUrl(), {
    ...options,
    method: 'GET',
  })
}

const getListSchoolsUrl = (params: ListSchoolsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/schools?${stringifiedParams}` : `/schools`
}

/**
 * @summary The schools that the caller works for on a date
 */
export const listSchools = async (params: ListSchoolsParams, options?: CallOptions): Promise<ListSchools200> => {
  return callProduct<ListSchools200>(getListSchoolsUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getListCountryDetailsUrl = () => {
  return `/countryDetails`
}

/**
 * @summary Countries with dial code, currency and paper
 */
export const listCountryDetails = async (options?: CallOptions): Promise<ListCountryDetails200> => {
  return sendToProduct<ListCountryDetails200>(getListCountryDetailsUrl(), {
    ...options,
    method: 'GET',
  })
}

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

const getAnalyzeMenuUrl = () => {
  return `/menu-analysis`
}

/**
 * @summary Judges the weeks of a school's menu by the meal pattern and the dietary limits
 */
export const analyzeMenu = async (
  menuAnalysisRequest: MenuAnalysisRequest,
  options?: CallOptions,
): Promise<MenuAnalysis> => {
  return callProduct<MenuAnalysis>(getAnalyzeMenuUrl(), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(menuAnalysisRequest),
  })
}

const getPrintMenuAnalysisUrl = () => {
  return `/menuNutritionAnalyze/print`
}

/**
 * @summary The same analysis as a PDF on the paper of the caterer's country
 */
export const printMenuAnalysis = async (
  menuAnalysisRequest: MenuAnalysisRequest,
  options?: CallOptions,
): Promise<File> => {
  return callProduct<File>(getPrintMenuAnalysisUrl(), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(menuAnalysisRequest),
  })
}
