// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type {
  CatererId,
  Id,
  ListSchoolsParams,
  ListSitesParams,
  MealProgramList,
  ProposeSubdomainParams,
  ReadSiteParams,
  Saved,
  SchoolList,
  SchoolRecord,
  SchoolRecordInput,
  SchoolRecordList,
  SubdomainProposal,
} from '../../types.ts'

/** Lists the schools that the caller works for on a date */
export async function listSchools(params: ListSchoolsParams, options?: CallOptions): Promise<SchoolList> {
  return callProduct(withQuery('/schools', params), { ...options, method: 'GET' })
}

/** Lists the caterer's schools, unpaged */
export async function listSites(params: ListSitesParams, options?: CallOptions): Promise<SchoolRecordList> {
  return callProduct(withQuery('/sites', params), { ...options, method: 'GET' })
}

/** Adds a school */
export async function createSite(id: Id, body: SchoolRecordInput, options?: CallOptions): Promise<Saved> {
  return callProduct(`/createSite/${encodeURIComponent(id)}`, { ...options, method: 'POST', ...jsonBody(body) })
}

/** Saves a school */
export async function updateSite(
  catererId: CatererId,
  siteId: Id,
  body: SchoolRecordInput,
  options?: CallOptions,
): Promise<Saved> {
  return callProduct(`/updateSite/${encodeURIComponent(catererId)}/${encodeURIComponent(siteId)}`, {
    ...options,
    method: 'PUT',
    ...jsonBody(body),
  })
}

/** Archives a school */
export async function deleteSite(catererId: CatererId, siteId: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/deleteSite/${encodeURIComponent(catererId)}/${encodeURIComponent(siteId)}`, {
    ...options,
    method: 'DELETE',
  })
}

/** Reads a school */
export async function readSite(siteId: Id, params: ReadSiteParams, options?: CallOptions): Promise<SchoolRecord> {
  return callProduct(withQuery(`/bySiteId/${encodeURIComponent(siteId)}`, params), { ...options, method: 'GET' })
}

/** Restores an archived school */
export async function restoreSite(siteId: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/sites/${encodeURIComponent(siteId)}/restore`, { ...options, method: 'POST' })
}

/** Suggests an available subdomain for a school's name */
export async function proposeSubdomain(
  params: ProposeSubdomainParams,
  options?: CallOptions,
): Promise<SubdomainProposal> {
  return callProduct(withQuery('/sites/subdomain', params), { ...options, method: 'GET' })
}

/** Lists the caterer's meal programs */
export async function listMealPrograms(options?: CallOptions): Promise<MealProgramList> {
  return callProduct('/meal-programs', { ...options, method: 'GET' })
}
