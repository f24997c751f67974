/** A school of the caterer; names are those of the contract. */
export interface SchoolOption {
  schoolId: number
  schoolName: string
}

/**
 * The school that is chosen; null is "All Schools". The only school of a caterer is chosen by itself, and a school that
 * the caterer no longer serves is not.
 */
export function chosenSchool(schools: readonly SchoolOption[] | undefined, schoolId: number | null): number | null {
  if (schools?.length === 1) return schools[0]?.schoolId ?? null
  return schools?.some((school) => school.schoolId === schoolId) ? schoolId : null
}
