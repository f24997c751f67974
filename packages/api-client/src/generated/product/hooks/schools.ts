// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { ListSchoolsParams, MealProgramList, SchoolList } from '../../types.ts'
import { listSchools, listMealPrograms } from '../calls/schools.ts'

/** Lists the schools that the caller works for on a date */
export function useListSchools(params: ListSchoolsParams, options?: ReadOptions<SchoolList>) {
  return useRead(['/schools', params], () => listSchools(params), options)
}

/** Sends the request of `useListSchools` early */
export function preloadListSchools(params: ListSchoolsParams) {
  readEarly(['/schools', params], () => listSchools(params))
}

/** Lists the caterer's meal programs */
export function useListMealPrograms(options?: ReadOptions<MealProgramList>) {
  return useRead(['/meal-programs'], () => listMealPrograms(), options)
}

/** Sends the request of `useListMealPrograms` early */
export function preloadListMealPrograms() {
  readEarly(['/meal-programs'], () => listMealPrograms())
}
