import { subgroupCups, type Limit } from './check-limits.ts'
import { checkIds, checks, type CheckId } from './checks.ts'
import type { GradeGroup } from './model.ts'
import type { RulePack } from './rule-pack-model.ts'

export type Limits = Partial<Record<CheckId, Limit>>

/**
 * The limit of every check that a pack has for a grade group, for a week of `days` days. Calories, fats, sugars and
 * sodium are daily averages and do not change with the length of the week. None for a group that the pack does not cover.
 * The rules of offer versus serve are those of a program that uses it.
 */
export function limitsOf(pack: RulePack, gradeGroup: GradeGroup, days: number, usesOfferVersusServe = false): Limits {
  const grade = pack.grades[gradeGroup]
  if (!grade) return {}
  const offerVersusServe = usesOfferVersusServe ? pack.offerVersusServe : null
  const source = { pack, grade, days, subgroups: subgroupCups(grade, days), offerVersusServe }
  const limits: Limits = {}
  for (const id of checkIds) {
    const limit = checks[id].limit(source)
    if (limit) limits[id] = limit
  }
  return limits
}
