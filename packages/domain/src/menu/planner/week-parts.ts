import type { PackLimits } from '../../rules/dated-rules.ts'
import type { GradeGroup } from '../../rules/model.ts'
import type { PlannerDay, PlannerItem, PlannerProblem, RuleDate } from './planner-model.ts'

/** An item that an open day may offer, as a column: 1 = it does. */
export interface DayColumn {
  day: PlannerDay
  item: PlannerItem
  column: number
  /** Servings of the item per meal. */
  share: number
  /** The most that the column can be. Only a search for a conflict can have the same milk several times on a day. */
  most: number
}

/** The rules of one grade group on one of the dates. */
export interface GroupRules {
  gradeGroup: GradeGroup
  rules: RuleDate
  limits: PackLimits
}

/** How far values stay within their limits, as a fraction of the limit: servings are whole numbers, shares are not. */
export type Margin = number

/** What the rows of one grade group's rules are made from. */
export interface RuleSource {
  problem: PlannerProblem
  days: readonly PlannerDay[]
  columns: readonly DayColumn[]
  group: GroupRules
  weightOf: (day: PlannerDay) => number
  margin: Margin
}
