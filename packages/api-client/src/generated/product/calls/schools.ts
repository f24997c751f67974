// Generated from openapi/ by `pnpm generate`. Do not edit.

import { withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type { ListSchoolsParams, MealProgramList, SchoolList } from '../../types.ts'

/** Lists the schools that the caller works for on a date */
export async function listSchools(params: ListSchoolsParams, options?: CallOptions): Promise<SchoolList> {
  return callProduct(withQuery('/schools', params), { ...options, method: 'GET' })
}

/** Lists the caterer's meal programs */
export async function listMealPrograms(options?: CallOptions): Promise<MealProgramList> {
  return callProduct('/meal-programs', { ...options, method: 'GET' })
}
