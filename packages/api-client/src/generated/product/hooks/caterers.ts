// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { Caterer, CatererId, CatererLogin, ReadCatererLoginParams } from '../../types.ts'
import { readCatererLogin, readCaterer } from '../calls/caterers.ts'

/** Reads a caterer's flags and its schools on a date */
export function useReadCatererLogin(
  id: CatererId,
  params: ReadCatererLoginParams,
  options?: ReadOptions<CatererLogin>,
) {
  return useRead([`/login/${encodeURIComponent(id)}`, params], () => readCatererLogin(id, params), options)
}

/** Sends the request of `useReadCatererLogin` early */
export function preloadReadCatererLogin(id: CatererId, params: ReadCatererLoginParams) {
  readEarly([`/login/${encodeURIComponent(id)}`, params], () => readCatererLogin(id, params))
}

/** Reads the caterer */
export function useReadCaterer(id: CatererId, options?: ReadOptions<Caterer>) {
  return useRead([`/caterers/${encodeURIComponent(id)}`], () => readCaterer(id), options)
}

/** Sends the request of `useReadCaterer` early */
export function preloadReadCaterer(id: CatererId) {
  readEarly([`/caterers/${encodeURIComponent(id)}`], () => readCaterer(id))
}
