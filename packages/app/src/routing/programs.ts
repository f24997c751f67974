import type { MealProgram, MenuType, School } from '@commissary/api-client'

/** A school's programs of a menu type: one for each grade group that gets a separate menu. */
export const programsOf = ({ programs }: School, menuType: MenuType): readonly MealProgram[] =>
  programs.filter((program) => program.menuType === menuType)

/** The program in an address and in titles: undefined where the school has only one of the menu type. */
export const namedProgram = (school: School, program: MealProgram | undefined): MealProgram | undefined =>
  program && programsOf(school, program.menuType).length > 1 ? program : undefined
