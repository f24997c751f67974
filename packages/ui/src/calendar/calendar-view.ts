import type { DayFormat } from '../dates/day-format.ts'
import { addDays, addMonths, type Day, monthStart, startOfWeek } from '../dates/days.ts'

export const calendarViews = ['month', 'week', 'day'] as const
export type CalendarView = (typeof calendarViews)[number]

/** Days from `start` (inclusive) to `end` (exclusive). */
export interface DaySpan {
  start: Day
  end: Day
}

/** The days a view shows around a date: six full weeks for a month, so every month takes the same space. */
export function visibleDays(view: CalendarView, date: Day, weekStart: number): DaySpan {
  const start = view === 'month' ? startOfWeek(monthStart(date), weekStart) : startOfWeek(date, weekStart)
  if (view === 'day') return { start: date, end: addDays(date, 1) }
  return { start, end: addDays(start, view === 'month' ? 42 : 7) }
}

export const isWithin = (day: Day, { start, end }: DaySpan): boolean => day >= start && day < end

/** A date in the next (1) or previous (-1) month, week or day. */
export function shiftView(view: CalendarView, date: Day, count: number): Day {
  if (view === 'month') return addMonths(monthStart(date), count)
  return addDays(date, view === 'week' ? 7 * count : count)
}

/** "November 2026", "Nov 22 – 28, 2026", "Monday, November 23, 2026". */
export function viewTitle(view: CalendarView, date: Day, format: DayFormat, weekStart = format.weekStart): string {
  if (view === 'month') return format.month(date)
  if (view === 'day') return format.full(date)
  const { start, end } = visibleDays(view, date, weekStart)
  return format.range(start, addDays(end, -1))
}
