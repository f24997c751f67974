import type { NutrientCode, Total } from '../food/model.ts'
import type { GradeGroup, VerdictStatus } from '../rules/model.ts'
import { settle } from '../units/rounding.ts'
import { statusOf } from './analysis/verdicts.ts'

/** Limits of the weekly average of a nutrient per meal, in the nutrient's unit; null = no limit on that side. */
export interface NutrientLimit {
  nutrient: NutrientCode
  minimum: number | null
  maximum: number | null
}

/** A caterer's own nutrient standard for a program and grade group, such as that of a hospital or of another country. */
export interface NutrientStandard {
  name: string
  programName: string
  gradeGroup: GradeGroup
  /** A value inside its limit by at most this percentage of the limit is an advisory; null = no margin. */
  marginPct: number | null
  limits: NutrientLimit[]
}

/** An average compared with a limit of a standard. */
export interface StandardVerdict extends NutrientLimit {
  status: VerdictStatus
  actual: number
  /** Some values are missing: the true average is `actual` or more. */
  isLowerBound: boolean
  /** How far the value is outside its limit; null when it is inside or unknown. */
  outsideBy: number | null
}

/** The standards that menus of a program are compared with for a grade group. */
export const standardsFor = (
  standards: readonly NutrientStandard[],
  programName: string,
  gradeGroup: GradeGroup,
): NutrientStandard[] =>
  standards.filter((standard) => standard.programName === programName && standard.gradeGroup === gradeGroup)

/** Compares averages with each limit of a standard. An average with gaps passes no maximum, and a minimum only if it reaches it. */
export function checkStandard(
  { limits, marginPct }: Pick<NutrientStandard, 'limits' | 'marginPct'>,
  averages: Readonly<Record<NutrientCode, Total>>,
): StandardVerdict[] {
  return limits.map((limit) => {
    const { known, missing } = averages[limit.nutrient]
    const actual = settle(known)
    const isLowerBound = missing.length > 0
    const status = statusOf(actual, isLowerBound, { ...limit, isMaximumExclusive: false })
    const isNear = status === 'pass' && marginPct !== null && margin(actual, limit) <= marginPct
    return {
      ...limit,
      status: isNear ? 'advisory' : status,
      actual,
      isLowerBound,
      outsideBy: status === 'fail' ? outsideBy(actual, limit) : null,
    }
  })
}

/** How far a value is inside its nearer limit, in percent of that limit. A limit of 0 has no margin. */
function margin(actual: number, { minimum, maximum }: NutrientLimit): number {
  const above = minimum === null || minimum === 0 ? Infinity : (100 * (actual - minimum)) / minimum
  const below = maximum === null || maximum === 0 ? Infinity : (100 * (maximum - actual)) / maximum
  return settle(Math.min(above, below))
}

const outsideBy = (actual: number, { minimum, maximum }: NutrientLimit): number =>
  settle(maximum !== null && actual > maximum ? actual - maximum : (minimum ?? actual) - actual)
