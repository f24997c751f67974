import { recordOf } from '../units/records.ts'

/** The age groups of preschool, youngest first (7 CFR 226.20(c)): children ages 1 and 2, and ages 3 to 5. */
export const preschoolGroups = ['PK1-2', 'PK3-5'] as const
export type PreschoolGroup = (typeof preschoolGroups)[number]

/** The grade groups of kindergarten to grade 12, youngest first (7 CFR 210.10(c)). */
export const schoolGroups = ['K-5', '6-8', '9-12'] as const
export type SchoolGroup = (typeof schoolGroups)[number]

export const gradeGroups = [...preschoolGroups, ...schoolGroups] as const
export type GradeGroup = (typeof gradeGroups)[number]

export const isPreschool = (group: GradeGroup): group is PreschoolGroup => preschoolGroups.some((one) => one === group)

/** The family of menus that no meal pattern covers, such as à la carte items. It has no rules, so nothing is checked. */
export const noMealPattern = 'no-meal-pattern'

/** Whether menus of a family of rule packs are checked against a meal pattern. A family without known rules has one. */
export const hasMealPattern = (family: string): boolean => family !== noMealPattern

/** The rules that a menu is checked by. */
export interface MealProgram {
  /**
   * `us-nslp` (lunch and afterschool supper), `us-sbp` (breakfast) or `us-nslp-snack` (afterschool snack); `noMealPattern` has
   * no checks at all. Any other family gives verdicts of `unknown`.
   */
  rulePack: string
  gradeGroup: GradeGroup
  /** Regular days of service in a week. Default 5. */
  serviceDays?: number
  /** Students may decline part of the meal. Absent = they may not, and nothing about it is checked. */
  offerVersusServe?: boolean
}

/** From best to worst. An unknown value may fail, so it is worse than an advisory maximum. */
export const verdictStatuses = ['pass', 'advisory', 'unknown', 'fail'] as const
export type VerdictStatus = (typeof verdictStatuses)[number]

/** The severity of a status, from 0 (`pass`) to 3 (`fail`). */
export const severity = recordOf(verdictStatuses, (_status, rank) => rank)

/** Sorts statuses, the worst first. No status (the date has no such rule) comes last. */
export const bySeverity = (a: VerdictStatus | undefined, b: VerdictStatus | undefined): number =>
  (b === undefined ? -1 : severity[b]) - (a === undefined ? -1 : severity[a])
