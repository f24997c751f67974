import type { MealProgram, School } from '@commissary/api-client'

import { namedProgram } from '../../routing/programs.ts'

/** One school's menu of one type and grade group: a card of the dashboard. */
export interface SchoolMenu {
  id: string
  school: School
  program: MealProgram
  /** The program, if the school has several of its menu type: titles and addresses name it. */
  named: MealProgram | undefined
}

/** Every menu that the schools serve, in the order of the schools. */
export const menusOf = (schools: readonly School[]): SchoolMenu[] =>
  schools.flatMap((school) =>
    school.programs.map((program) => ({
      id: `${school.schoolId}-${program.id}`,
      school,
      program,
      named: namedProgram(school, program),
    })),
  )
