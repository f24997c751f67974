import type { PlannedMenu, PlannerProblem, PlanProgress, PlanResult } from '@commissary/domain/menu'
import type { GradeGroup, VerdictStatus } from '@commissary/domain/rules'

/** What the planning thread starts with. */
export interface PlannerData {
  problem: PlannerProblem
  /** For the whole plan. */
  seconds: number
}

/** The verdicts of a planned week for one grade group. */
export interface WeekVerdict {
  weekStart: string
  gradeGroup: GradeGroup
  now: VerdictStatus
  from2027: VerdictStatus
}

/** The best menus so far, without their analyses. */
export interface PlanReport extends Pick<
  PlanProgress,
  'totalWeeks' | 'solvedWeeks' | 'cost' | 'bound' | 'isBoundOfAll'
> {
  menus: PlannedMenu[]
  weeks: WeekVerdict[]
}

/** Why a plan ended before its last week. */
export type PlanConflict = Pick<PlanResult, 'conflict' | 'conflictWeek' | 'conflictWeeks' | 'isConflictProven'>

/** What the thread says: how far it is, and how it ended. */
export type PlannerMessage =
  | { type: 'progress'; report: PlanReport }
  | { type: 'end'; report: PlanReport; conflict: PlanConflict }
