import type { SchoolCalendar } from '@commissary/api-client'
import type { RuleOptions } from '@commissary/domain/rules'
import type { MonthGridDay } from '@commissary/ui/menu'
import { useDeferredValue, useMemo } from 'react'

import { useCostTarget } from '../../compliance/use-cost-target.ts'
import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'
import { monthWeeks, weekdaysOf } from '../master-menus/month-weeks.ts'
import { useExpectedCredits } from '../../menu-planner/use-expected-credits.ts'
import type { WeekPlan } from '../../menu-planner/use-week-plan.ts'

interface SchoolMonthGridOptions {
  /** YYYY-MM */
  month: string
  calendar: SchoolCalendar
  ruleOptions: Partial<RuleOptions>
  changeOf: (date: string) => MonthGridDay['change']
  /** The month as it is edited; absent = as it is saved. */
  plan?: Pick<WeekPlan, 'state' | 'nutrition'>
}

/** A school's month as `MonthGrid` shows it, and what its meals cost. */
export function useSchoolMonthGrid({ month, calendar, ruleOptions, changeOf, plan }: SchoolMonthGridOptions) {
  const wording = useWording()
  const { nutritionAnalysis, today } = useSession()
  const expectedOf = useExpectedCredits()
  const costTarget = useCostTarget(calendar.program?.programName)
  const nutrition = plan?.nutrition
  const days = useDeferredValue(plan?.state.days)
  const { weeks, cost } = useMemo(
    () =>
      monthWeeks(wording, {
        month: { ...calendar, yearMonth: month, recurringDays: {} },
        recurring: {},
        ...(days && nutrition && { edited: { days, nutrition } }),
        today,
        ruleOptions: nutritionAnalysis ? ruleOptions : null,
        expectedOf,
        costTarget,
        changeOf,
        otherMeals: calendar.otherMeals,
      }),
    [
      wording,
      calendar,
      month,
      days,
      nutrition,
      today,
      nutritionAnalysis,
      ruleOptions,
      expectedOf,
      costTarget,
      changeOf,
    ],
  )
  return { weeks, cost, costTarget, weekdays: weekdaysOf(wording, weeks) }
}
