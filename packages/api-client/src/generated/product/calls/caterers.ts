// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Caterer, CatererId, CatererInput, CatererLogin, ReadCatererLoginParams, Saved } from '../types.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'

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
