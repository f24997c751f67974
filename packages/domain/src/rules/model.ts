export const gradeGroups = ['K-5', '6-8', '9-12'] as const
export type GradeGroup = (typeof gradeGroups)[number]

/** What a menu is judged by. */
export interface MealProgram {
  /** `us-nslp` (lunch) or `us-sbp` (breakfast); an unknown family gives verdicts that are unknown. */
  rulePack: string
  gradeGroup: GradeGroup
  /** Regular days of service in a week. Default 5. */
  serviceDays?: number
}

export const verdictStatuses = ['pass', 'advisory', 'fail', 'unknown'] as const
export type VerdictStatus = (typeof verdictStatuses)[number]
