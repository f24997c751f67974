import { addDays, addMonths, type Day, isDate, monthEnd, monthStart, startOfWeek } from '../../../dates/days.ts'

/** Two dates, inclusive; '' is open or not selected yet. */
export interface DateRange {
  start: string
  end: string
}

/** The product's date filters, in order. Weeks, months and years are whole. */
export const namedRanges = ['today', 'yesterday', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth', 'thisYear'] as const
export type NamedRange = (typeof namedRanges)[number]

/** The dates of a named range relative to a day; `weekStart` is 0 for Sunday to 6 for Saturday. */
export function datesOf(name: NamedRange, today: Day, weekStart: number): DateRange {
  const week = startOfWeek(today, weekStart)
  const lastMonth = addMonths(monthStart(today), -1)
  switch (name) {
    case 'today':
      return { start: today, end: today }
    case 'yesterday':
      return { start: addDays(today, -1), end: addDays(today, -1) }
    case 'thisWeek':
      return { start: week, end: addDays(week, 6) }
    case 'lastWeek':
      return { start: addDays(week, -7), end: addDays(week, -1) }
    case 'thisMonth':
      return { start: monthStart(today), end: monthEnd(today) }
    case 'lastMonth':
      return { start: lastMonth, end: monthEnd(lastMonth) }
    case 'thisYear':
      return { start: `${today.slice(0, 4)}-01-01`, end: `${today.slice(0, 4)}-12-31` }
  }
}

/** The named range that matches the dates, if any. */
export function nameOf({ start, end }: DateRange, today: Day, weekStart: number): NamedRange | undefined {
  return namedRanges.find((name) => {
    const dates = datesOf(name, today, weekStart)
    return dates.start === start && dates.end === end
  })
}

/** Whether both are dates and the start is after the end. */
export const isBackwards = ({ start, end }: DateRange): boolean => isDate(start) && isDate(end) && start > end
