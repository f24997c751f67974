import type { MealProgram, MenuType, School } from '@commissary/api-client'

import { programsOf } from '../../../routing/programs.ts'

/** The programs of a menu type that some of the schools serve, each once. */
export const programsServed = (schools: readonly School[], menuType: MenuType): MealProgram[] => [
  ...new Map(
    schools.flatMap((school) => programsOf(school, menuType).map((program) => [program.id, program] as const)),
  ).values(),
]
