// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callInventory } from '../../../transport.ts'
import type {
  Added,
  CreateInventorySiteParams,
  DeleteInventorySiteParams,
  Id,
  ListInventorySitesParams,
  NewSite,
  ReadInventorySiteParams,
  Saved,
  Site,
  SiteInput,
  SiteList,
  UpdateInventorySiteParams,
} from '../../types.ts'

/** Lists inventory sites with their schools, unpaged */
export async function listInventorySites(params: ListInventorySitesParams, options?: CallOptions): Promise<SiteList> {
  return callInventory(withQuery('/inventorySites', params), { ...options, method: 'GET' })
}

/** Adds a site */
export async function createInventorySite(
  body: NewSite,
  params: CreateInventorySiteParams,
  options?: CallOptions,
): Promise<Added> {
  return callInventory(withQuery('/inventorySites', params), { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads a site */
export async function readInventorySite(
  siteId: Id,
  params: ReadInventorySiteParams,
  options?: CallOptions,
): Promise<Site> {
  return callInventory(withQuery(`/inventorySites/${encodeURIComponent(siteId)}`, params), {
    ...options,
    method: 'GET',
  })
}

/** Saves a site */
export async function updateInventorySite(
  siteId: Id,
  body: SiteInput,
  params: UpdateInventorySiteParams,
  options?: CallOptions,
): Promise<Saved> {
  return callInventory(withQuery(`/inventorySites/${encodeURIComponent(siteId)}`, params), {
    ...options,
    method: 'PUT',
    ...jsonBody(body),
  })
}

/** Deletes a site */
export async function deleteInventorySite(
  siteId: Id,
  params: DeleteInventorySiteParams,
  options?: CallOptions,
): Promise<Saved> {
  return callInventory(withQuery(`/inventorySites/${encodeURIComponent(siteId)}`, params), {
    ...options,
    method: 'DELETE',
  })
}
