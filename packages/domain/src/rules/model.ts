import { recordOf } from '../units/records.ts'

export const gradeGroups = ['K-5', '6-8', '9-12'] as const
export type GradeGroup = (typeof gradeGroups)[number]

/** The rules that a menu is checked by. */
export interface MealProgram {
  /**
   * `us-nslp` (lunch), `us-sbp` (breakfast) or `us-nslp-snack` (afterschool snack). Any other family gives verdicts of
   * `unknown`.
   */
  rulePack: string
  gradeGroup: GradeGroup
  /** Regular days of service in a week. Default 5. */
  serviceDays?: number
}

/** From best to worst. An unknown value may fail, so it is worse than an advisory maximum. */
export const verdictStatuses = ['pass', 'advisory', 'unknown', 'fail'] as const
export type VerdictStatus = (typeof verdictStatuses)[number]

/** The severity of a status, from 0 (`pass`) to 3 (`fail`). */
export const severity = recordOf(verdictStatuses, (_status, rank) => rank)

/** Sorts statuses, the worst first. No status (the date has no such rule) comes last. */
export const bySeverity = (a: VerdictStatus | undefined, b: VerdictStatus | undefined): number =>
  (b === undefined ? -1 : severity[b]) - (a === undefined ? -1 : severity[a])
