/** A school of the caterer; property names match the API contract. */
export interface SchoolOption {
  schoolId: number
  schoolName: string
}

/**
 * The selected school; null is "All Schools". A caterer's only school is selected automatically; a school the caterer no
 * longer serves is ignored.
 */
export function chosenSchool(schools: readonly SchoolOption[] | undefined, schoolId: number | null): number | null {
  if (schools?.length === 1) return schools[0]?.schoolId ?? null
  return schools?.some((school) => school.schoolId === schoolId) ? schoolId : null
}
