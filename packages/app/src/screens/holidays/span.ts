import type { CatererHoliday } from '@commissary/api-client'
import { addDays, weekdayOf } from '@commissary/domain/dates'
import type { DaySpan } from '@commissary/ui/calendar'

/** Selecting more days at once is most likely a mistake. */
export const mostDays = 366

/** The days of a span in order; its end is exclusive. Dates have no time, so daylight saving does not matter. */
export function daysOf({ start, end }: DaySpan): string[] {
  const days: string[] = []
  for (let day = start; day < end; day = addDays(day, 1)) days.push(day)
  return days
}

const saturdayAndSunday = [6, 7]

/** Whether a day is on the weekend of a locale's country: Friday and Saturday in Egypt. */
export function isWeekend(date: string, locale: string): boolean {
  return weekInfoOf(new Intl.Locale(locale)).weekend.includes(weekdayOf(date))
}

/** Not in every browser, and not in the types yet. Days are numbered as in ISO 8601: 1 is Monday. */
const weekInfoOf = (locale: Intl.Locale & { getWeekInfo?: () => { weekend: number[] } }) =>
  locale.getWeekInfo?.() ?? { weekend: saturdayAndSunday }

/** Splits days into those that are already holidays and those that are not. */
export function divideDays(days: readonly string[], holidays: readonly CatererHoliday[]) {
  const byDate = new Map(holidays.map((holiday) => [holiday.date, holiday]))
  return {
    free: days.filter((day) => !byDate.has(day)),
    taken: days.flatMap((day) => byDate.get(day) ?? []),
  }
}

/**
 * The first and last day of the holidays to load: the month around a date, with the days of neighboring months that its
 * six weeks show, whatever day weeks start on. Week and day views of that month need no further request.
 */
export function readRange(date: string): { startDate: string; endDate: string } {
  const first = `${date.slice(0, 8)}01`
  return { startDate: addDays(first, -6), endDate: addDays(first, 41) }
}
