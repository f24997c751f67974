import { ApiError, limits, type School, updateRecipe, useListSchools } from '@commissary/api-client'
import { getSession } from '@commissary/api-client/session'

/** Checks the types of the client: compiled, never run. */
export const uses = { ApiError, getSession, limits, updateRecipe, useListSchools }

export const nameOf = (school: School): string => school.schoolName
