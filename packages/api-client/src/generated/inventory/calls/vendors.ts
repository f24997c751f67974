// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callInventory } from '../../../transport.ts'
import type { Added, CatererId, Id, Saved, VendorInput, VendorList } from '../../types.ts'

/** Lists the caterer's own and shared vendors, unpaged */
export async function listVendors(catererId: CatererId, options?: CallOptions): Promise<VendorList> {
  return callInventory(`/vendor/all/${encodeURIComponent(catererId)}`, { ...options, method: 'GET' })
}

/** Adds a vendor */
export async function createVendor(id: Id, body: VendorInput, options?: CallOptions): Promise<Added> {
  return callInventory(`/vendor/${encodeURIComponent(id)}`, { ...options, method: 'POST', ...jsonBody(body) })
}

/** Saves a vendor. A shared vendor returns 403. */
export async function updateVendor(id: Id, body: VendorInput, options?: CallOptions): Promise<Saved> {
  return callInventory(`/vendor/${encodeURIComponent(id)}`, { ...options, method: 'PUT', ...jsonBody(body) })
}

/** Archives a vendor. Records that refer to it keep working. A shared vendor returns 403. */
export async function deleteVendor(id: Id, options?: CallOptions): Promise<Saved> {
  return callInventory(`/vendor/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' })
}

/** Restores an archived vendor */
export async function restoreVendor(id: Id, options?: CallOptions): Promise<Saved> {
  return callInventory(`/vendor/${encodeURIComponent(id)}/restore`, { ...options, method: 'POST' })
}
