import { severity, type GradeGroup, type MealProgram, type VerdictStatus } from '../../rules/model.ts'
import type { RuleOptions } from '../../rules/rule-options.ts'
import { menuGroups, type MenuGroups } from '../../rules/shared-menu.ts'
import type { ServiceDay } from '../model.ts'
import type { StatusSummary, WeekAnalysis } from './analysis-model.ts'
import { analyzeWeek } from './week-analysis.ts'

/** The program of a menu that serves several grade groups in the same portions. */
export type SharedProgram = MealProgram & MenuGroups

/** A week for each grade group of its menu, starting with the group that its portions are for. */
export type GroupWeeks = readonly [WeekAnalysis, ...WeekAnalysis[]]

/** Checks a week for each grade group of its menu: the same items and options, the limits of each. */
export function analyzeGroups(
  days: readonly ServiceDay[],
  program: SharedProgram,
  options: Partial<RuleOptions> = {},
): GroupWeeks {
  const weekOf = (gradeGroup: GradeGroup) => analyzeWeek(days, { ...program, gradeGroup }, options)
  const [first, ...others] = menuGroups(program)
  return [weekOf(first ?? program.gradeGroup), ...others.map(weekOf)]
}

/** The worst status of several, under the rules of either date. A menu passes only if it passes for all its groups. */
export function worstStatus(statuses: readonly [StatusSummary, ...StatusSummary[]]): StatusSummary {
  const worst = (rules: keyof StatusSummary) =>
    statuses.reduce<VerdictStatus>(
      (known, status) => (severity[status[rules]] > severity[known] ? status[rules] : known),
      'pass',
    )
  return { now: worst('now'), from2027: worst('from2027') }
}

/** The worst status of a week for its grade groups. */
export const worstOfGroups = ([first, ...others]: GroupWeeks): StatusSummary =>
  worstStatus([first.status, ...others.map(({ status }) => status)])

/** The week of the grade group that fares worst: by the rules of the menu's date, then by those of 2027, then the first. */
export function worstGroup([first, ...others]: GroupWeeks): WeekAnalysis {
  const rank = ({ status }: WeekAnalysis) => severity[status.now] * 10 + severity[status.from2027]
  return others.reduce((worst, week) => (rank(week) > rank(worst) ? week : worst), first)
}

/** The worst status of a day for the grade groups of its menu; null for a day without a menu. */
export function worstOfDay(weeks: GroupWeeks, date: string): StatusSummary | null {
  const [first, ...others] = weeks.flatMap((week) => week.days.find((day) => day.date === date)?.status ?? [])
  return first ? worstStatus([first, ...others]) : null
}
