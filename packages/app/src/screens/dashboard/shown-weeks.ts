import type { School } from '@commissary/api-client'
import { addDays, mondayOf } from '@commissary/domain/dates'

import { weekDates } from '../../routing/week.ts'

export const weekNames = ['this', 'next'] as const
export type WeekName = (typeof weekNames)[number]

/** The week that the dashboard opens with: this one, or the next once its last day of service is over. */
export function firstWeek(schools: readonly School[], today: string): WeekName {
  const days = schools.flatMap(({ programs }) => programs.map(({ serviceDays }) => serviceDays))
  const dates = weekDates(mondayOf(today), Math.max(5, ...days))
  return today > (dates.at(-1) ?? today) ? 'next' : 'this'
}

export const mondayOfWeek = (week: WeekName, today: string): string =>
  week === 'next' ? addDays(mondayOf(today), 7) : mondayOf(today)
