import { mondayOf } from '@commissary/domain/menu'

const day = 24 * 60 * 60 * 1000

const toTime = (date: string) => Date.parse(`${date}T00:00:00Z`)
const toDate = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Whether a text is a date that exists: 2026-02-30 does not. */
export function isDate(text: string | null | undefined): text is string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = toTime(text)
  return !Number.isNaN(time) && toDate(time) === text
}

export const addDays = (date: string, days: number) => toDate(toTime(date) + days * day)

/** The Monday of the week that an address asks for; of today where it asks for none, or for no date. */
export const weekOf = (asked: string | null, today: string) => mondayOf(isDate(asked) ? asked : today)

/** Monday to Friday, or to Sunday for schools that serve on weekends. */
export const weekDates = (monday: string, length: 5 | 7) => Array.from({ length }, (_, index) => addDays(monday, index))

/** The date that the clock shows in a time zone. */
export function todayIn(timeZone: string, now = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
  return parts.slice(0, 10)
}
