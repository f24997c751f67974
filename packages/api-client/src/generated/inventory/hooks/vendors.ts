// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../../api-error.ts'
import { listVendors } from '../calls/vendors.ts'
import type { CatererId } from '../types.ts'

const getListVendorsKey = (catererId: CatererId) => [`/vendor/all/${encodeURIComponent(catererId)}`] as const

/**
 * @summary Own and shared vendors, whole
 */
export const useListVendors = (
  catererId: CatererId,
  options?: SWRConfiguration<Awaited<ReturnType<typeof listVendors>>, ApiError> & { swrKey?: Key; enabled?: boolean },
) => {
  const isEnabled = options?.enabled !== false && catererId !== null && catererId !== undefined
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListVendorsKey(catererId) : null))
  const swrFn = () => listVendors(catererId)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}
