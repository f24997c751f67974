import type { CatererHoliday } from '@commissary/api-client'
import type { DaySpan } from '@commissary/ui/calendar'

import { addDays } from '../../text/week.ts'

/** More days at once are a slip of the hand, not a holiday. */
export const mostDays = 366

/** The days of a span in order; its end is the day after the last. Dates have no hours: no clock change moves them. */
export function daysOf({ start, end }: DaySpan): string[] {
  const days: string[] = []
  for (let day = start; day < end; day = addDays(day, 1)) days.push(day)
  return days
}

/** Which of the days are holidays already, and which are still to become one. */
export function divideDays(days: readonly string[], holidays: readonly CatererHoliday[]) {
  const byDate = new Map(holidays.map((holiday) => [holiday.date, holiday]))
  return {
    free: days.filter((day) => !byDate.has(day)),
    taken: days.flatMap((day) => byDate.get(day) ?? []),
  }
}

/**
 * The first and last day of which the holidays are read: the month around a date, and what its six weeks show of the
 * neighbours, whichever day weeks begin with. The month's weeks and days lie in it too, so turning to them reads nothing.
 */
export function readRange(date: string): { startDate: string; endDate: string } {
  const first = `${date.slice(0, 8)}01`
  return { startDate: addDays(first, -6), endDate: addDays(first, 41) }
}
