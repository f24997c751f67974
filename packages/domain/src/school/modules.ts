/** The modules that a school can have, by their names in its module access. */
export const schoolModules = {
  productionRecord: 'Production Record',
  /** Meals that are cooked elsewhere: production records then have two sections. */
  vendedMeals: 'Vended Meals',
  /** The menu page for families. */
  publicMenu: 'Public Menu',
} as const

interface School {
  moduleAccess: Readonly<Record<string, string>>
}

const has = ({ moduleAccess }: School, module: keyof typeof schoolModules) =>
  moduleAccess[schoolModules[module]] === 'Yes'

/** Whether a school keeps production records. */
export const keepsRecords = (school: School): boolean => has(school, 'productionRecord')

/** Whether a school's meals are cooked elsewhere, so that its production records have two sections. */
export const isVended = (school: School): boolean => has(school, 'vendedMeals')

/** Whether families see a school's menus. */
export const hasPublicMenu = (school: School): boolean => has(school, 'publicMenu')
