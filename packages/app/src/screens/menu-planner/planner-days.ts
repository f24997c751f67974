import type { ClosedDay } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'

import type { PlannerDay } from './menu-source.ts'

/** Dates as days of a planner. Days with a holiday are closed, and served days are locked. */
export function plannerDays(
  { t, formats }: Wording,
  dates: readonly string[],
  closedDays: readonly ClosedDay[],
  lockedDates: readonly string[],
): PlannerDay[] {
  return dates.map((date) => {
    const closed = closedDays.find((one) => one.date === date)
    return {
      key: date,
      date,
      weekday: formats.weekday(date),
      dateLabel: formats.dayShort(date),
      label: formats.dayLong(date),
      ...(closed && { closed: t('menuPlanner.closed', { note: closed.note }) }),
      ...(lockedDates.includes(date) && { locked: t('menuPlanner.locked') }),
    }
  })
}
