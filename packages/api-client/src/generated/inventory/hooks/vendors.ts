// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { CatererId, VendorList } from '../../types.ts'
import { listVendors } from '../calls/vendors.ts'

/** Lists the caterer's own and shared vendors, unpaged */
export function useListVendors(catererId: CatererId, options?: ReadOptions<VendorList>) {
  return useRead([`/vendor/all/${encodeURIComponent(catererId)}`], () => listVendors(catererId), options)
}

/** Sends the request of `useListVendors` early */
export function preloadListVendors(catererId: CatererId) {
  readEarly([`/vendor/all/${encodeURIComponent(catererId)}`], () => listVendors(catererId))
}
