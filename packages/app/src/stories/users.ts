import type { MealProgram, School, UserInfo } from '@commissary/api-client'

const program = (id: number, gradeGroup: MealProgram['gradeGroup']): MealProgram => ({
  id,
  programName: `National School Lunch Program ${gradeGroup}`,
  grades: gradeGroup,
  menuType: 'MEAL',
  rulePack: 'us-nslp',
  gradeGroup,
  serviceDays: 5,
})

export const school = (
  schoolId: number,
  schoolName: string,
  gradeGroup: MealProgram['gradeGroup'] = 'K-5',
): School => ({
  schoolId,
  schoolName,
  subdomain: null,
  moduleAccess: {},
  programs: [program(schoolId, gradeGroup)],
})

/** Serves lunch to two grade groups, with a menu for each; 180 meals are usual in the younger one. */
export const harbor: School = {
  ...school(3, 'Harbor View School'),
  programs: [{ ...program(31, 'K-5'), plannedMeals: 180 }, program(32, '6-8')],
}

/** Serves one lunch to both grade groups, in the portions of the younger one. */
export const valley: School = {
  ...school(4, 'Valley K-8 School'),
  programs: [{ ...program(41, 'K-5'), grades: 'K-8', alsoGradeGroups: ['6-8'] }],
}

export const maple = school(1, 'Maple Street Elementary')

/** Extra: à la carte items, which no meal pattern covers. */
export const extra: MealProgram = {
  ...program(90, 'K-5'),
  programName: 'Extra (A La Carte) K-5',
  menuType: 'EXTRA',
  rulePack: 'no-meal-pattern',
}

/** Sells Extra to the grades that it serves lunch to. */
export const withExtra: School = { ...maple, programs: [...maple.programs, extra] }

/** The stories' menu planner: two schools, every flag on. */
export const planner: UserInfo = {
  id: 1,
  userName: 'planner@demo.test',
  firstName: 'Dana',
  lastName: 'Whitfield',
  role: 'administrator',
  catererId: 7,
  catererName: 'Commissary Demo Kitchen',
  schoolName: null,
  schools: [maple, school(2, 'Juniper Hill Elementary')],
  hasAllSchools: true,
  isdCode: '+1',
  priceTypes: [],
  nutritionAnalysis: true,
  inventoryEnabled: true,
  modules: null,
  country: 'US',
  currency: 'USD',
  timeZone: 'America/New_York',
  today: '2026-11-18',
  ownLanguage: null,
  catererLanguage: 'en',
  unreadNotifications: 3,
}

/** The user of the story that is shown: `StoryApp` sets it, and calls answer it. */
export const storyUser = { current: planner }

const kitchen = { ...maple, moduleAccess: { 'Production Record': 'Yes' as const } }

/** Sees every entry of every menu: one school keeps production records. */
export const owner: UserInfo = { ...planner, schools: [kitchen, school(2, 'Juniper Hill Elementary')] }

/** Staff with access to settings only. */
export const clerk: UserInfo = {
  ...planner,
  id: 2,
  userName: 'clerk@demo.test',
  firstName: 'Omar',
  lastName: 'Haddad',
  role: 'staff',
  modules: ['settings'],
}

/** Staff of orders and payments who work for one of the schools. */
export const ofOneSchool: UserInfo = { ...clerk, modules: ['orders'], schools: [maple], hasAllSchools: false }

/** Staff of the store only. */
export const storekeeper: UserInfo = { ...clerk, modules: ['inventory'], schools: [maple], hasAllSchools: false }

/** Parents have neither schools nor modules. */
export const parent: UserInfo = {
  ...planner,
  id: 3,
  userName: 'ana@home.test',
  firstName: 'Ana',
  lastName: 'Reyes',
  role: 'parent',
  schools: [],
  hasAllSchools: false,
}
