import type { CalendarDay } from '@commissary/api-client'
import {
  analyzeGroups,
  type GroupWeeks,
  type ServiceDay,
  weekStatus,
  weekStatuses,
  withOtherMeals,
  worstOfGroups,
} from '@commissary/domain/menu'
import type { RuleOptions } from '@commissary/domain/rules'

import type { PlannedWeek } from './use-planned-weeks.ts'

/** The status of a dashboard card, most urgent first. */
export const cardStatuses = ['notLoaded', ...weekStatuses, 'closed'] as const
export type CardStatus = (typeof cardStatuses)[number]

/** Checks the planned days for each grade group of the menu with the caterer's rule options; null if nothing is planned. */
export function analyzePlannedWeek(
  { menu, days, otherMeals }: PlannedWeek,
  options: Partial<RuleOptions>,
): GroupWeeks | null {
  if (days.length === 0) return null
  const served = days.map((day) =>
    withOtherMeals(
      toServiceDay(day),
      otherMeals.find(({ date }) => date === day.date),
    ),
  )
  const weeks = analyzeGroups(served, menu.program, options)
  // Days with only lines of text are not served: there is nothing to check yet.
  return weeks[0].days.length > 0 ? weeks : null
}

export function cardStatus({ error, dates }: PlannedWeek, weeks: GroupWeeks | null): CardStatus {
  if (error !== undefined) return 'notLoaded'
  if (dates.length === 0) return 'closed'
  return weekStatus(weeks && { ...weeks[0], status: worstOfGroups(weeks) })
}

/** How many menus fail today's rules: a minimum until all are checked. */
export interface FailingCount {
  count: number
  checked: number
  all: number
}

/** Counts failing weeks among those read so far, of `all` menus. One that did not load may fail, too. */
export const countFailing = (rows: readonly { status: CardStatus }[], all: number): FailingCount => ({
  count: rows.filter(({ status }) => status === 'failsNow').length,
  checked: rows.filter(({ status }) => status !== 'notLoaded').length,
  all,
})

/** A line of text offers nothing, as in the planner. */
const toServiceDay = ({ date, plannedMeals, selections, lines }: CalendarDay): ServiceDay => ({
  date,
  plannedMeals,
  selections,
  items: lines
    .filter(({ text }) => text === null)
    .map(({ key, name, category, plannedServings, nutrition, servingLine = null }) => ({
      id: key,
      name,
      category,
      plannedServings,
      nutrition,
      servingLine,
    })),
})
