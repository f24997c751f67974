// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { CatererHolidayInput, CatererHolidayList, ListCatererHolidaysParams, Saved } from '../types.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'

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
