import type { MealProgram, School } from '@commissary/api-client'

/** One school's menu of one type: a card of the dashboard. */
export interface SchoolMenu {
  id: string
  school: School
  program: MealProgram
}

/** Every menu that the schools serve, in the order of the schools. */
export const menusOf = (schools: readonly School[]): SchoolMenu[] =>
  schools.flatMap((school) =>
    school.programs.map((program) => ({ id: `${school.schoolId}-${program.menuType}`, school, program })),
  )
