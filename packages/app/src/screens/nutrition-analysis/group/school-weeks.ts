import type { SchoolsWeek } from '@commissary/api-client'

/** The week of one of its schools, with the meals of that school. */
export const weekAt = (week: SchoolsWeek, schoolId: number): SchoolsWeek => ({
  ...week,
  schoolIds: [schoolId],
  meals: week.schoolMeals ? (week.schoolMeals[week.schoolIds.indexOf(schoolId)] ?? null) : week.meals,
})
