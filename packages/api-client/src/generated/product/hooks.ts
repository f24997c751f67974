// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../api-error.ts'
import { listCountryDetails, listSchools, readSchoolCalendar, readUserInfo } from './calls.ts'
import type { ListSchoolsParams, ReadSchoolCalendarParams } from './types.ts'

const getReadUserInfoKey = () => [`/userInfo`] as const

/**
 * @summary The logged-in user, the caterer's flags and the schools
 */
export const useReadUserInfo = (
  options?: SWRConfiguration<Awaited<ReturnType<typeof readUserInfo>>, ApiError> & { swrKey?: Key; enabled?: boolean },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getReadUserInfoKey() : null))
  const swrFn = () => readUserInfo()

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getListSchoolsKey = (params: ListSchoolsParams) => [`/schools`, ...(params ? [params] : [])] as const

/**
 * @summary The schools that the caller works for on a date
 */
export const useListSchools = (
  params: ListSchoolsParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof listSchools>>, ApiError> & { swrKey?: Key; enabled?: boolean },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListSchoolsKey(params) : null))
  const swrFn = () => listSchools(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getListCountryDetailsKey = () => [`/countryDetails`] as const

/**
 * @summary Countries with dial code, currency and paper
 */
export const useListCountryDetails = (
  options?: SWRConfiguration<Awaited<ReturnType<typeof listCountryDetails>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListCountryDetailsKey() : null))
  const swrFn = () => listCountryDetails()

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

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
