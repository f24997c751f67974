import { listCalendarSummaries, type MonthlyCalendar, readMonthlyCalendar } from '@commissary/api-client'
import { type MenuDay, withRecurringItems } from '@commissary/domain/menu'

import { toSavedDay } from '../../menu-planner/calendar-days.ts'
import { monthAfter } from './month-dates.ts'
import { toRecurringDays } from './recurring.ts'

/** What the months before and after a month of the same master menu serve, by date, without closed days. */
export async function readMonthsAround(
  { name, itemType, program, yearMonth }: MonthlyCalendar,
  catererId: number,
): Promise<ReadonlyMap<string, MenuDay>> {
  const [startYearMonth, endYearMonth] = [monthAfter(yearMonth, -1), monthAfter(yearMonth, 1)]
  const list = await listCalendarSummaries({ itemType, catererId, startYearMonth, endYearMonth })
  const found = list._embedded.catererCalendarSummaries.filter(
    (one) => one.name === name && one.programId === program.id && one.yearMonth !== yearMonth,
  )
  const months = await Promise.all(found.map(({ id }) => readMonthlyCalendar(id, { isCatererMenu: true })))
  return new Map(months.flatMap(daysOf))
}

/** The days of a month with their recurring items. */
function daysOf({ days, recurringDays, closedDays }: MonthlyCalendar): [string, MenuDay][] {
  const recurring = toRecurringDays(recurringDays)
  const closed = new Set(closedDays.map(({ date }) => date))
  return days
    .filter(({ date }) => !closed.has(date))
    .map((one) => {
      const { day } = toSavedDay(one)
      return [one.date, withRecurringItems(day, recurring, one.date) ?? day]
    })
}
