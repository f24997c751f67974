// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type {
  Id,
  ListSchoolsParams,
  ListSitesParams,
  MealProgramList,
  ProposeSubdomainParams,
  ReadSiteParams,
  SchoolList,
  SchoolRecord,
  SchoolRecordList,
  SubdomainProposal,
} from '../../types.ts'
import { listSchools, listSites, readSite, proposeSubdomain, listMealPrograms } from '../calls/schools.ts'

/** Lists the schools that the caller works for on a date */
export function useListSchools(params: ListSchoolsParams, options?: ReadOptions<SchoolList>) {
  return useRead(['/schools', params], () => listSchools(params), options)
}

/** Sends the request of `useListSchools` early */
export function preloadListSchools(params: ListSchoolsParams) {
  readEarly(['/schools', params], () => listSchools(params))
}

/** Lists the caterer's schools, unpaged */
export function useListSites(params: ListSitesParams, options?: ReadOptions<SchoolRecordList>) {
  return useRead(['/sites', params], () => listSites(params), options)
}

/** Sends the request of `useListSites` early */
export function preloadListSites(params: ListSitesParams) {
  readEarly(['/sites', params], () => listSites(params))
}

/** Reads a school */
export function useReadSite(siteId: Id, params: ReadSiteParams, options?: ReadOptions<SchoolRecord>) {
  return useRead([`/bySiteId/${encodeURIComponent(siteId)}`, params], () => readSite(siteId, params), options)
}

/** Sends the request of `useReadSite` early */
export function preloadReadSite(siteId: Id, params: ReadSiteParams) {
  readEarly([`/bySiteId/${encodeURIComponent(siteId)}`, params], () => readSite(siteId, params))
}

/** Suggests an available subdomain for a school's name */
export function useProposeSubdomain(params: ProposeSubdomainParams, options?: ReadOptions<SubdomainProposal>) {
  return useRead(['/sites/subdomain', params], () => proposeSubdomain(params), options)
}

/** Sends the request of `useProposeSubdomain` early */
export function preloadProposeSubdomain(params: ProposeSubdomainParams) {
  readEarly(['/sites/subdomain', params], () => proposeSubdomain(params))
}

/** Lists the caterer's meal programs */
export function useListMealPrograms(options?: ReadOptions<MealProgramList>) {
  return useRead(['/meal-programs'], () => listMealPrograms(), options)
}

/** Sends the request of `useListMealPrograms` early */
export function preloadListMealPrograms() {
  readEarly(['/meal-programs'], () => listMealPrograms())
}
