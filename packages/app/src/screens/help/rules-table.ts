import {
  type CheckId,
  checkIds,
  checks,
  type GradeGroup,
  gradeGroups,
  type Limits,
  limitsOf,
  type RulePack,
  rulePackFor,
  rulePacks,
  secondVerdictDate,
} from '@commissary/domain/rules'
import { boundsText, checkName } from '@commissary/messages/checks'
import type { Wording } from '@commissary/messages/wording'

/** Limits are those of a regular week. */
const regularWeek = 5

/** The meals that have rules, in the order of the packs. */
export const families: readonly string[] = [...new Set(rulePacks.map(({ family }) => family))]

/** The grade groups that a meal has rules for, on either date. */
export const groupsOf = (family: string, today: string): GradeGroup[] =>
  gradeGroups.filter((group) => [today, secondVerdictDate].some((date) => rulePackFor(family, group, date) !== null))

export interface RuleRow {
  id: CheckId
  name: string
  /** What each date requires; null = it has no such rule. */
  now: string | null
  later: string | null
}

export interface RulesOfGroup {
  /** The packs of the two dates; null without one. */
  packs: { now: RulePack | null; later: RulePack | null }
  rows: RuleRow[]
}

/** What the packs of two dates require for a grade group, by check. These are the packs that verdicts use. */
export function rulesOfGroup(wording: Wording, family: string, group: GradeGroup, today: string): RulesOfGroup {
  const packs = {
    now: rulePackFor(family, group, today),
    later: rulePackFor(family, group, secondVerdictDate),
  }
  const limits = { now: limitsIn(packs.now, group), later: limitsIn(packs.later, group) }
  const textOf = (of: Limits, id: CheckId) => {
    const limit = of[id]
    return limit ? boundsText(wording, checks[id].unit, limit) : null
  }
  return {
    packs,
    rows: checkIds
      .filter((id) => limits.now[id] !== undefined || limits.later[id] !== undefined)
      .map((id) => ({
        id,
        name: checkName(wording, { id }),
        now: textOf(limits.now, id),
        later: textOf(limits.later, id),
      })),
  }
}

const limitsIn = (pack: RulePack | null, group: GradeGroup): Limits =>
  pack ? limitsOf(pack, group, regularWeek, true) : {}
