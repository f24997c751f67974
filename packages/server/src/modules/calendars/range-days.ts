import { wholeWeeks } from '@commissary/domain/dates'

import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { closedDays } from '../holidays/store.ts'
import { type CalendarDay, toCalendarDay } from './contract-day.ts'
import { allLines, type Calendar, plannedDays } from './days.ts'
import { pantryOf } from './menu-pantry.ts'

/**
 * The days of a school's calendar in a range of dates, the days outside it that complete its first and last weeks, and the
 * range's holidays. Without the days outside it, a week that the range cuts would be checked as a short week.
 */
export async function daysOfRange(
  tx: Tx,
  calendar: Calendar | null,
  { from, to }: { from: string; to: string },
): Promise<{ days: CalendarDay[]; daysBeside: CalendarDay[]; closedDays: Schemas['ClosedDay'][] }> {
  const weeks = wholeWeeks({ start: from, end: to })
  const planned = calendar ? await plannedDays(tx, calendar, weeks.start, weeks.end) : []
  const pantry = await pantryOf(tx, planned.flatMap(allLines))
  const today = await readCatererToday(tx)
  const days = planned
    .map((day) => toCalendarDay(day, pantry, today))
    .filter(({ lines, plannedMeals, version }) => lines.length > 0 || plannedMeals !== null || version > 0)
  const closed = await closedDays(tx, weeks.start, weeks.end)
  const isInRange = ({ date }: { date: string }) => date >= from && date <= to
  return {
    days: days.filter(isInRange),
    daysBeside: days.filter((day) => !isInRange(day) && !closed.some(({ date }) => date === day.date)),
    closedDays: closed.filter(isInRange),
  }
}
