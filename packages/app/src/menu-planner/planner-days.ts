import type { ClosedDay } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'

import type { PlannerDay } from './menu-source.ts'

/** Dates as days of a planner. Days with a holiday are closed; days before today were served, and are locked. */
export function plannerDays(
  { t, formats }: Wording,
  dates: readonly string[],
  closedDays: readonly ClosedDay[],
  today: string,
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
      ...(date < today && { locked: t('menuPlanner.locked') }),
    }
  })
}

/** Days that can be planned: nothing is served on closed days and off days, and served days stay. */
export const canPlan = ({ closed, locked, isOffDay = false }: PlannerDay) =>
  closed === undefined && locked === undefined && !isOffDay
