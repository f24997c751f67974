import type { WeekAnalysis } from '@commissary/nutrition'
import type { WeekProblem } from '@commissary/ui/menu'

import { allChecks, bySeverity, checkName, outsideText, type Wording } from '../../compliance/wording.ts'

/** What keeps a week from passing, today's failures first; each rule once, by its worst day. */
export function weekProblems(wording: Wording, week: WeekAnalysis): WeekProblem[] {
  const problems = allChecks(week).flatMap((check): WeekProblem[] => {
    const isBetterNow = bySeverity(check.now?.status, check.from2027?.status) > 0
    const verdict = isBetterNow ? check.from2027 : check.now
    // An advisory maximum is printed but asks for nothing.
    if (!verdict || verdict.status === 'pass' || verdict.status === 'advisory') return []
    const outside = outsideText(wording, check.unit, verdict) ?? wording.t(`checks.verdicts.${verdict.status}`)
    const detail = isBetterNow ? wording.t('dashboard.from2027', { problem: outside }) : outside
    return [{ id: check.id, label: checkName(wording, check), status: verdict.status, detail }]
  })
  const isLater = (id: string) => !allChecks(week).some((check) => check.id === id && check.now?.status === 'fail')
  return [...new Map(problems.toReversed().map((problem) => [problem.id, problem])).values()]
    .toReversed()
    .toSorted((a, b) => bySeverity(a.status, b.status) || Number(isLater(a.id)) - Number(isLater(b.id)))
}
