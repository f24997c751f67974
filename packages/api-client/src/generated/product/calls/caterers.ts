// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type { Caterer, CatererId, CatererInput, CatererLogin, ReadCatererLoginParams, Saved } from '../../types.ts'

/** Reads a caterer's flags and its schools on a date */
export async function readCatererLogin(
  id: CatererId,
  params: ReadCatererLoginParams,
  options?: CallOptions,
): Promise<CatererLogin> {
  return callProduct(withQuery(`/login/${encodeURIComponent(id)}`, params), { ...options, method: 'GET' })
}

/** Reads the caterer */
export async function readCaterer(id: CatererId, options?: CallOptions): Promise<Caterer> {
  return callProduct(`/caterers/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Saves the caterer. A caterer cannot change its own flags. */
export async function updateCaterer(catererId: CatererId, body: CatererInput, options?: CallOptions): Promise<Saved> {
  return callProduct(`/${encodeURIComponent(catererId)}/caterer`, { ...options, method: 'PUT', ...jsonBody(body) })
}
