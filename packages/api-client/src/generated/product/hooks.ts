// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../api-error.ts'
import {
  catererAccActivation,
  isLinkValidate,
  listCatererHolidays,
  listCountryDetails,
  listMealPrograms,
  listRecordHistory,
  listSchools,
  listSites,
  listUsers,
  readCaterer,
  readCatererAnalysisSettings,
  readCatererLogin,
  readSchoolCalendar,
  readSite,
  readUser,
  readUserInfo,
  validateUserName,
} from './calls.ts'
import type {
  CatererAccActivationParams,
  CatererId,
  Id,
  IsLinkValidateParams,
  ListCatererHolidaysParams,
  ListRecordHistoryParams,
  ListSchoolsParams,
  ListSitesParams,
  ListUsersParams,
  ReadCatererAnalysisSettingsParams,
  ReadCatererLoginParams,
  ReadSchoolCalendarParams,
  ReadSiteParams,
  ValidateUserNameParams,
} from './types.ts'

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

const getValidateUserNameKey = (params: ValidateUserNameParams) =>
  [`/usersAuthInfoes/search/validateUserName`, ...(params ? [params] : [])] as const

/**
 * @summary Whether an e-mail is not registered
 */
export const useValidateUserName = (
  params: ValidateUserNameParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof validateUserName>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getValidateUserNameKey(params) : null))
  const swrFn = () => validateUserName(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getIsLinkValidateKey = (params: IsLinkValidateParams) => [`/isLinkValidate`, ...(params ? [params] : [])] as const

/**
 * @summary Whether a link is still good, and whose it is
 */
export const useIsLinkValidate = (
  params: IsLinkValidateParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof isLinkValidate>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getIsLinkValidateKey(params) : null))
  const swrFn = () => isLinkValidate(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getCatererAccActivationKey = (params: CatererAccActivationParams) =>
  [`/catererAccActivation`, ...(params ? [params] : [])] as const

/**
 * @summary Whether an account is active
 */
export const useCatererAccActivation = (
  params: CatererAccActivationParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof catererAccActivation>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getCatererAccActivationKey(params) : null))
  const swrFn = () => catererAccActivation(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getListUsersKey = (params?: ListUsersParams) => [`/users`, ...(params ? [params] : [])] as const

/**
 * @summary Users of the caterer
 */
export const useListUsers = (
  params?: ListUsersParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof listUsers>>, ApiError> & { swrKey?: Key; enabled?: boolean },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListUsersKey(params) : null))
  const swrFn = () => listUsers(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getReadUserKey = (id: number) => [`/users/${encodeURIComponent(id)}`] as const

/**
 * @summary One user
 */
export const useReadUser = (
  id: number,
  options?: SWRConfiguration<Awaited<ReturnType<typeof readUser>>, ApiError> & { swrKey?: Key; enabled?: boolean },
) => {
  const isEnabled = options?.enabled !== false && id !== null && id !== undefined
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getReadUserKey(id) : null))
  const swrFn = () => readUser(id)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getListRecordHistoryKey = (params: ListRecordHistoryParams) =>
  [`/recordHistory`, ...(params ? [params] : [])] as const

/**
 * @summary Who changed which field of a settings record, when
 */
export const useListRecordHistory = (
  params: ListRecordHistoryParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof listRecordHistory>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListRecordHistoryKey(params) : null))
  const swrFn = () => listRecordHistory(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getReadCatererLoginKey = (id: CatererId, params: ReadCatererLoginParams) =>
  [`/login/${encodeURIComponent(id)}`, ...(params ? [params] : [])] as const

/**
 * @summary What a caterer may use on a date, and its schools
 */
export const useReadCatererLogin = (
  id: CatererId,
  params: ReadCatererLoginParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof readCatererLogin>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false && id !== null && id !== undefined
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getReadCatererLoginKey(id, params) : null))
  const swrFn = () => readCatererLogin(id, params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getReadCatererKey = (id: CatererId) => [`/caterers/${encodeURIComponent(id)}`] as const

/**
 * @summary The caterer
 */
export const useReadCaterer = (
  id: CatererId,
  options?: SWRConfiguration<Awaited<ReturnType<typeof readCaterer>>, ApiError> & { swrKey?: Key; enabled?: boolean },
) => {
  const isEnabled = options?.enabled !== false && id !== null && id !== undefined
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getReadCatererKey(id) : null))
  const swrFn = () => readCaterer(id)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getListSitesKey = (params: ListSitesParams) => [`/sites`, ...(params ? [params] : [])] as const

/**
 * @summary Inventory sites with their schools, whole
 */
export const useListSites = (
  params: ListSitesParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof listSites>>, ApiError> & { swrKey?: Key; enabled?: boolean },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListSitesKey(params) : null))
  const swrFn = () => listSites(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getReadSiteKey = (siteId: Id, params: ReadSiteParams) =>
  [`/bySiteId/${encodeURIComponent(siteId)}`, ...(params ? [params] : [])] as const

/**
 * @summary One site
 */
export const useReadSite = (
  siteId: Id,
  params: ReadSiteParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof readSite>>, ApiError> & { swrKey?: Key; enabled?: boolean },
) => {
  const isEnabled = options?.enabled !== false && siteId !== null && siteId !== undefined
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getReadSiteKey(siteId, params) : null))
  const swrFn = () => readSite(siteId, params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

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

const getReadCatererAnalysisSettingsKey = (params: ReadCatererAnalysisSettingsParams) =>
  [`/catererAnalysisSettings/search/findByCatererAnalysisId`, ...(params ? [params] : [])] as const

/**
 * @summary The settings of a caterer
 */
export const useReadCatererAnalysisSettings = (
  params: ReadCatererAnalysisSettingsParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof readCatererAnalysisSettings>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getReadCatererAnalysisSettingsKey(params) : null))
  const swrFn = () => readCatererAnalysisSettings(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}

const getListMealProgramsKey = () => [`/meal-programs`] as const

/**
 * @summary Meal programs of the caterer
 */
export const useListMealPrograms = (
  options?: SWRConfiguration<Awaited<ReturnType<typeof listMealPrograms>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListMealProgramsKey() : null))
  const swrFn = () => listMealPrograms()

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
