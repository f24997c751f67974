import type { MonthlyCalendar } from '@commissary/api-client'
import { useDeferredValue, useMemo } from 'react'

import { useCostTarget } from '../../compliance/use-cost-target.ts'
import { useRuleOptions } from '../../compliance/use-rule-options.ts'
import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'
import { useExpectedCredits } from '../../menu-planner/use-expected-credits.ts'
import type { WeekPlan } from '../../menu-planner/use-week-plan.ts'
import { monthWeeks, weekdaysOf } from './month-weeks.ts'
import { toRecurringDays } from './recurring.ts'

/**
 * A month of a master menu as `MonthGrid` shows it, with the edits of a plan if it has one, and what its meals cost. Its weeks
 * are undefined until the rules are loaded.
 */
export function useMonthGrid(month: MonthlyCalendar, plan?: Pick<WeekPlan, 'state' | 'nutrition'>) {
  const wording = useWording()
  const { nutritionAnalysis, today } = useSession()
  const optionsOf = useRuleOptions()
  const rules = month.program.programName
  const ruleOptions = useMemo(() => optionsOf?.(rules), [optionsOf, rules])
  const recurring = useMemo(() => toRecurringDays(month.recurringDays), [month.recurringDays])
  const expectedOf = useExpectedCredits()
  const costTarget = useCostTarget(rules)
  const nutrition = plan?.nutrition
  // The open week shows an edit first.
  const days = useDeferredValue(plan?.state.days)
  const looked = useMemo(
    () =>
      ruleOptions &&
      monthWeeks(wording, {
        month,
        recurring,
        ...(days && nutrition && { edited: { days, nutrition } }),
        today,
        ruleOptions: nutritionAnalysis ? ruleOptions : null,
        expectedOf,
        costTarget,
      }),
    [wording, month, recurring, days, nutrition, today, ruleOptions, nutritionAnalysis, expectedOf, costTarget],
  )
  return {
    weeks: looked?.weeks,
    cost: looked?.cost ?? null,
    costTarget,
    weekdays: weekdaysOf(wording, looked?.weeks ?? []),
  }
}
