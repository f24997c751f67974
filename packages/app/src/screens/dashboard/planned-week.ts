import type { CalendarDay } from '@commissary/api-client'
import {
  analyzeWeek,
  type ServiceDay,
  type WeekAnalysis,
  weekStatus,
  weekStatuses,
  withOtherMeals,
} from '@commissary/domain/menu'
import type { RuleOptions } from '@commissary/domain/rules'

import type { PlannedWeek } from './use-planned-weeks.ts'

/** The status of a dashboard card, most urgent first. */
export const cardStatuses = ['notLoaded', ...weekStatuses, 'closed'] as const
export type CardStatus = (typeof cardStatuses)[number]

/** Checks the planned days with the caterer's rule options; null if nothing is planned. */
export function analyzePlannedWeek(
  { menu, days, otherMeals }: PlannedWeek,
  options: Partial<RuleOptions>,
): WeekAnalysis | null {
  if (days.length === 0) return null
  const served = days.map((day) =>
    withOtherMeals(
      toServiceDay(day),
      otherMeals.find(({ date }) => date === day.date),
    ),
  )
  return analyzeWeek(served, menu.program, options)
}

export function cardStatus({ error, dates }: PlannedWeek, week: WeekAnalysis | null): CardStatus {
  if (error !== undefined) return 'notLoaded'
  return dates.length === 0 ? 'closed' : weekStatus(week)
}

const toServiceDay = ({ date, plannedMeals, selections, lines }: CalendarDay): ServiceDay => ({
  date,
  plannedMeals,
  selections,
  items: lines.map(({ key, name, category, plannedServings, nutrition }) => ({
    id: key,
    name,
    category,
    plannedServings,
    nutrition,
  })),
})
