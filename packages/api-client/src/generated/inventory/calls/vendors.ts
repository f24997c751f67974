// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { CatererId, Id, Saved, VendorInput, VendorList } from '../types.ts'
import type { CallOptions } from '../../../send.ts'
import { callInventory } from '../../../transport.ts'

const getListVendorsUrl = (catererId: CatererId) => {
  return `/vendor/all/${encodeURIComponent(catererId)}`
}

/**
 * @summary Own and shared vendors, whole
 */
export const listVendors = async (catererId: CatererId, options?: CallOptions): Promise<VendorList> => {
  return callInventory<VendorList>(getListVendorsUrl(catererId), {
    ...options,
    method: 'GET',
  })
}

const getCreateVendorUrl = (id: Id) => {
  return `/vendor/${encodeURIComponent(id)}`
}

/**
 * @summary Adds a vendor
 */
export const createVendor = async (id: Id, vendorInput: VendorInput, options?: CallOptions): Promise<Saved> => {
  return callInventory<Saved>(getCreateVendorUrl(id), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(vendorInput),
  })
}

const getUpdateVendorUrl = (id: Id) => {
  return `/vendor/${encodeURIComponent(id)}`
}

/**
 * A shared vendor answers 403.
 * @summary Saves a vendor
 */
export const updateVendor = async (id: Id, vendorInput: VendorInput, options?: CallOptions): Promise<Saved> => {
  return callInventory<Saved>(getUpdateVendorUrl(id), {
    ...options,
    method: 'PUT',
    contentType: 'application/json',
    body: JSON.stringify(vendorInput),
  })
}

const getDeleteVendorUrl = (id: Id) => {
  return `/vendor/${encodeURIComponent(id)}`
}

/**
 * Nothing that points to it breaks. A shared vendor answers 403.
 * @summary Puts a vendor away
 */
export const deleteVendor = async (id: Id, options?: CallOptions): Promise<Saved> => {
  return callInventory<Saved>(getDeleteVendorUrl(id), {
    ...options,
    method: 'DELETE',
  })
}

const getRestoreVendorUrl = (id: number) => {
  return `/vendor/${encodeURIComponent(id)}/restore`
}

/**
 * @summary Brings back a vendor that was put away
 */
export const restoreVendor = async (id: number, options?: CallOptions): Promise<Saved> => {
  return callInventory<Saved>(getRestoreVendorUrl(id), {
    ...options,
    method: 'POST',
  })
}
