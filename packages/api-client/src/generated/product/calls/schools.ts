// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { ListSchools200, ListSchoolsParams, MealProgramList } from '../types.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'

const getListSchoolsUrl = (params: ListSchoolsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/schools?${stringifiedParams}` : `/schools`
}

/**
 * @summary The schools that the caller works for on a date
 */
export const listSchools = async (params: ListSchoolsParams, options?: CallOptions): Promise<ListSchools200> => {
  return callProduct<ListSchools200>(getListSchoolsUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getListMealProgramsUrl = () => {
  return `/meal-programs`
}

/**
 * @summary Meal programs of the caterer
 */
export const listMealPrograms = async (options?: CallOptions): Promise<MealProgramList> => {
  return callProduct<MealProgramList>(getListMealProgramsUrl(), {
    ...options,
    method: 'GET',
  })
}
