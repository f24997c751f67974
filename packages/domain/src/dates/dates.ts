/** The date `days` later, or earlier if `days` is negative; both YYYY-MM-DD. */
export const addDays = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString()

/** The number of a date's weekday, 1 for Monday to 7 for Sunday. The date is YYYY-MM-DD. */
export const weekdayOf = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek

/** The Monday of a date's week; both YYYY-MM-DD. */
export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date))

/** A range extended to whole weeks, Monday to Sunday: part of a week would be checked as a short week. */
export const wholeWeeks = ({ start, end }: { start: string; end: string }) => ({
  start: mondayOf(start),
  end: addDays(mondayOf(end), 6),
})

/** `length` consecutive dates, starting with `first`. */
export const datesFrom = (first: string, length: number): string[] =>
  Array.from({ length }, (_, index) => addDays(first, index))

/** Days in a report's longest period: a leap year, its first and last day included. */
export const mostReportDays = 366

/** Whether a period, its first and last day included, is too long for a report. */
export const isTooLongForReports = (first: string, last: string): boolean =>
  Temporal.PlainDate.from(first).until(last).days >= mostReportDays
