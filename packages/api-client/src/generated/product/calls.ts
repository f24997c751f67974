// Generated from openapi/ by `pnpm generate`. Do not edit.

import type {
  AccountState,
  CalendarDayInput,
  Caterer,
  CatererAccActivationParams,
  CatererAnalysisSettings,
  CatererAnalysisSettingsInput,
  CatererHolidayInput,
  CatererHolidayList,
  CatererId,
  CatererInput,
  CatererLogin,
  Credentials,
  Date,
  ForgotPassword,
  GoodLink,
  Id,
  IsLinkValidateParams,
  ListCatererHolidaysParams,
  ListCountryDetails200,
  ListRecordHistoryParams,
  ListSchools200,
  ListSchoolsParams,
  ListSitesParams,
  ListUsersParams,
  MealProgramList,
  MenuAnalysis,
  MenuAnalysisRequest,
  NewSite,
  ReadCatererAnalysisSettingsParams,
  ReadCatererLoginParams,
  ReadSchoolCalendarParams,
  ReadSiteParams,
  RecordHistory,
  RecoveryPassword,
  RecoveryPasswordParams,
  ReplaceSchoolCalendarDay200,
  ReplaceSchoolCalendarDayParams,
  Saved,
  SchoolCalendar,
  Site,
  SiteInput,
  SiteList,
  User,
  UserInfo,
  UserInput,
  UserList,
  ValidateUserNameParams,
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

const getCheckLoginUrl = () => {
  return `/login`
}

/**
 * The tokens come from /oauth/token. Wrong credentials answer 401 "Invalid Username/Password".
 * @summary Checks a user name and password without beginning a session
 */
export const checkLogin = async (credentials: Credentials, options?: CallOptions): Promise<Saved> => {
  return sendToProduct<Saved>(getCheckLoginUrl(), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(credentials),
  })
}

const getValidateUserNameUrl = (params: ValidateUserNameParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/usersAuthInfoes/search/validateUserName?${stringifiedParams}`
    : `/usersAuthInfoes/search/validateUserName`
}

/**
 * @summary Whether an e-mail is not registered
 */
export const validateUserName = async (params: ValidateUserNameParams, options?: CallOptions): Promise<boolean> => {
  return sendToProduct<boolean>(getValidateUserNameUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getForgotPasswordUrl = () => {
  return `/forgotPassword`
}

/**
 * An e-mail that is not registered answers 422. A new request voids the links before it.
 * @summary Sends a link to set a new password
 */
export const forgotPassword = async (forgotPasswordBody: ForgotPassword, options?: CallOptions): Promise<Saved> => {
  return sendToProduct<Saved>(getForgotPasswordUrl(), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(forgotPasswordBody),
  })
}

const getRecoveryPasswordUrl = (params?: RecoveryPasswordParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/recoveryPassword?${stringifiedParams}` : `/recoveryPassword`
}

/**
 * A link works once. All sessions of the user end. A link that is not good answers 404.
 * @summary Sets the password from a link
 */
export const recoveryPassword = async (
  recoveryPasswordBody: RecoveryPassword,
  params?: RecoveryPasswordParams,
  options?: CallOptions,
): Promise<Saved> => {
  return sendToProduct<Saved>(getRecoveryPasswordUrl(params), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(recoveryPasswordBody),
  })
}

const getIsLinkValidateUrl = (params: IsLinkValidateParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/isLinkValidate?${stringifiedParams}` : `/isLinkValidate`
}

/**
 * @summary Whether a link is still good, and whose it is
 */
export const isLinkValidate = async (params: IsLinkValidateParams, options?: CallOptions): Promise<GoodLink> => {
  return sendToProduct<GoodLink>(getIsLinkValidateUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getCatererAccActivationUrl = (params: CatererAccActivationParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/catererAccActivation?${stringifiedParams}` : `/catererAccActivation`
}

/**
 * @summary Whether an account is active
 */
export const catererAccActivation = async (
  params: CatererAccActivationParams,
  options?: CallOptions,
): Promise<AccountState> => {
  return sendToProduct<AccountState>(getCatererAccActivationUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getListUsersUrl = (params?: ListUsersParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/users?${stringifiedParams}` : `/users`
}

/**
 * @summary Users of the caterer
 */
export const listUsers = async (params?: ListUsersParams, options?: CallOptions): Promise<UserList> => {
  return callProduct<UserList>(getListUsersUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getCreateUserUrl = () => {
  return `/users`
}

/**
 * @summary Adds a user and sends the invitation
 */
export const createUser = async (userInput: UserInput, options?: CallOptions): Promise<Saved> => {
  return callProduct<Saved>(getCreateUserUrl(), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(userInput),
  })
}

const getReadUserUrl = (id: number) => {
  return `/users/${encodeURIComponent(id)}`
}

/**
 * @summary One user
 */
export const readUser = async (id: number, options?: CallOptions): Promise<User> => {
  return callProduct<User>(getReadUserUrl(id), {
    ...options,
    method: 'GET',
  })
}

const getUpdateUserUrl = (id: number) => {
  return `/users/${encodeURIComponent(id)}`
}

/**
 * The last active administrator keeps role and account. An e-mail that changes before activation is invited anew.
 * @summary Saves a user
 */
export const updateUser = async (id: number, userInput: UserInput, options?: CallOptions): Promise<Saved> => {
  return callProduct<Saved>(getUpdateUserUrl(id), {
    ...options,
    method: 'PUT',
    contentType: 'application/json',
    body: JSON.stringify(userInput),
  })
}

const getInviteUserUrl = (id: number) => {
  return `/users/${encodeURIComponent(id)}/invitation`
}

/**
 * Only while the account is not activated.
 * @summary Sends the invitation again
 */
export const inviteUser = async (id: number, options?: CallOptions): Promise<Saved> => {
  return callProduct<Saved>(getInviteUserUrl(id), {
    ...options,
    method: 'POST',
  })
}

const getDeactivateUserUrl = (id: number) => {
  return `/users/${encodeURIComponent(id)}/deactivate`
}

/**
 * @summary Deactivates a user
 */
export const deactivateUser = async (id: number, options?: CallOptions): Promise<Saved> => {
  return callProduct<Saved>(getDeactivateUserUrl(id), {
    ...options,
    method: 'POST',
  })
}

const getReactivateUserUrl = (id: number) => {
  return `/users/${encodeURIComponent(id)}/reactivate`
}

/**
 * @summary Lets a deactivated user in again
 */
export const reactivateUser = async (id: number, options?: CallOptions): Promise<Saved> => {
  return callProduct<Saved>(getReactivateUserUrl(id), {
    ...options,
    method: 'POST',
  })
}

const getListRecordHistoryUrl = (params: ListRecordHistoryParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/recordHistory?${stringifiedParams}` : `/recordHistory`
}

/**
 * Needs what reading the record itself needs: role, module and flag.
 * @summary Who changed which field of a settings record, when
 */
export const listRecordHistory = async (
  params: ListRecordHistoryParams,
  options?: CallOptions,
): Promise<RecordHistory> => {
  return callProduct<RecordHistory>(getListRecordHistoryUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getReadCatererLoginUrl = (id: CatererId, params: ReadCatererLoginParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/login/${encodeURIComponent(id)}?${stringifiedParams}`
    : `/login/${encodeURIComponent(id)}`
}

/**
 * @summary What a caterer may use on a date, and its schools
 */
export const readCatererLogin = async (
  id: CatererId,
  params: ReadCatererLoginParams,
  options?: CallOptions,
): Promise<CatererLogin> => {
  return callProduct<CatererLogin>(getReadCatererLoginUrl(id, params), {
    ...options,
    method: 'GET',
  })
}

const getReadCatererUrl = (id: CatererId) => {
  return `/caterers/${encodeURIComponent(id)}`
}

/**
 * @summary The caterer
 */
export const readCaterer = async (id: CatererId, options?: CallOptions): Promise<Caterer> => {
  return callProduct<Caterer>(getReadCatererUrl(id), {
    ...options,
    method: 'GET',
  })
}

const getUpdateCatererUrl = (catererId: CatererId) => {
  return `/${encodeURIComponent(catererId)}/caterer`
}

/**
 * What the caterer has booked (flags) is not in its own hands.
 * @summary Saves the caterer
 */
export const updateCaterer = async (
  catererId: CatererId,
  catererInput: CatererInput,
  options?: CallOptions,
): Promise<Saved> => {
  return callProduct<Saved>(getUpdateCatererUrl(catererId), {
    ...options,
    method: 'PUT',
    contentType: 'application/json',
    body: JSON.stringify(catererInput),
  })
}

const getListSitesUrl = (params: ListSitesParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/sites?${stringifiedParams}` : `/sites`
}

/**
 * @summary Inventory sites with their schools, whole
 */
export const listSites = async (params: ListSitesParams, options?: CallOptions): Promise<SiteList> => {
  return callProduct<SiteList>(getListSitesUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getCreateSiteUrl = (id: Id) => {
  return `/createSite/${encodeURIComponent(id)}`
}

/**
 * @summary Adds a site
 */
export const createSite = async (id: Id, newSite: NewSite, options?: CallOptions): Promise<Saved> => {
  return callProduct<Saved>(getCreateSiteUrl(id), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(newSite),
  })
}

const getUpdateSiteUrl = (catererId: CatererId, siteId: Id) => {
  return `/updateSite/${encodeURIComponent(catererId)}/${encodeURIComponent(siteId)}`
}

/**
 * @summary Saves a site
 */
export const updateSite = async (
  catererId: CatererId,
  siteId: Id,
  siteInput: SiteInput,
  options?: CallOptions,
): Promise<Saved> => {
  return callProduct<Saved>(getUpdateSiteUrl(catererId, siteId), {
    ...options,
    method: 'PUT',
    contentType: 'application/json',
    body: JSON.stringify(siteInput),
  })
}

const getDeleteSiteUrl = (catererId: CatererId, siteId: Id) => {
  return `/deleteSite/${encodeURIComponent(catererId)}/${encodeURIComponent(siteId)}`
}

/**
 * @summary Deletes a site
 */
export const deleteSite = async (catererId: CatererId, siteId: Id, options?: CallOptions): Promise<Saved> => {
  return callProduct<Saved>(getDeleteSiteUrl(catererId, siteId), {
    ...options,
    method: 'DELETE',
  })
}

const getReadSiteUrl = (siteId: Id, params: ReadSiteParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/bySiteId/${encodeURIComponent(siteId)}?${stringifiedParams}`
    : `/bySiteId/${encodeURIComponent(siteId)}`
}

/**
 * @summary One site
 */
export const readSite = async (siteId: Id, params: ReadSiteParams, options?: CallOptions): Promise<Site> => {
  return callProduct<Site>(getReadSiteUrl(siteId, params), {
    ...options,
    method: 'GET',
  })
}

const getListCatererHolidaysUrl = (params: ListCatererHolidaysParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/catererHolidays/search/findByCatererIdAndDateBetween?${stringifiedParams}`
    : `/catererHolidays/search/findByCatererIdAndDateBetween`
}

/**
 * @summary Holidays of a range
 */
export const listCatererHolidays = async (
  params: ListCatererHolidaysParams,
  options?: CallOptions,
): Promise<CatererHolidayList> => {
  return callProduct<CatererHolidayList>(getListCatererHolidaysUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getCreateCatererHolidayUrl = () => {
  return `/catererHolidays`
}

/**
 * A day has one holiday: where somebody was faster the answer is 409 with theirs.
 * @summary Adds a holiday to one day
 */
export const createCatererHoliday = async (
  catererHolidayInput: CatererHolidayInput,
  options?: CallOptions,
): Promise<Saved> => {
  return callProduct<Saved>(getCreateCatererHolidayUrl(), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(catererHolidayInput),
  })
}

const getDeleteCatererHolidayUrl = (id: number) => {
  return `/catererHolidays/${encodeURIComponent(id)}`
}

/**
 * @summary Deletes a holiday
 */
export const deleteCatererHoliday = async (id: number, options?: CallOptions): Promise<Saved> => {
  return callProduct<Saved>(getDeleteCatererHolidayUrl(id), {
    ...options,
    method: 'DELETE',
  })
}

const getReadCatererAnalysisSettingsUrl = (params: ReadCatererAnalysisSettingsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/catererAnalysisSettings/search/findByCatererAnalysisId?${stringifiedParams}`
    : `/catererAnalysisSettings/search/findByCatererAnalysisId`
}

/**
 * @summary The settings of a caterer
 */
export const readCatererAnalysisSettings = async (
  params: ReadCatererAnalysisSettingsParams,
  options?: CallOptions,
): Promise<CatererAnalysisSettings> => {
  return callProduct<CatererAnalysisSettings>(getReadCatererAnalysisSettingsUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getCreateCatererAnalysisSettingsUrl = () => {
  return `/catererAnalysisSettings`
}

/**
 * @summary Saves the settings for the first time
 */
export const createCatererAnalysisSettings = async (
  catererAnalysisSettingsInput: CatererAnalysisSettingsInput,
  options?: CallOptions,
): Promise<Saved> => {
  return callProduct<Saved>(getCreateCatererAnalysisSettingsUrl(), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(catererAnalysisSettingsInput),
  })
}

const getUpdateCatererAnalysisSettingsUrl = (id: number) => {
  return `/catererAnalysisSettings/${encodeURIComponent(id)}`
}

/**
 * @summary Saves the settings
 */
export const updateCatererAnalysisSettings = async (
  id: number,
  catererAnalysisSettingsInput: CatererAnalysisSettingsInput,
  options?: CallOptions,
): Promise<Saved> => {
  return callProduct<Saved>(getUpdateCatererAnalysisSettingsUrl(id), {
    ...options,
    method: 'PUT',
    contentType: 'application/json',
    body: JSON.stringify(catererAnalysisSettingsInput),
  })
}

const getListMealProgramsUrl = () => {
  return `/meal-programs`
}

/**
 * @summary Meal programs of the caterer
 */
export const listMealPrograms = async (options?: CallOptions): Promise<MealProgramList> => {
  return callProduct<MealProgramList>(getListMealProgramsUrl(), {
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
