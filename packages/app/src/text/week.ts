import { addDays, mondayOf } from '@commissary/domain/menu'

const toTime = (date: string) => Date.parse(`${date}T00:00:00Z`)
const toDate = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Whether a text is an existing date, YYYY-MM-DD: 2026-02-30 is not. */
export function isDate(text: string | null | undefined): text is string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = toTime(text)
  return !Number.isNaN(time) && toDate(time) === text
}

export { addDays }

/** The Monday of the week in a URL; this week's if the URL has no valid date. */
export const weekOf = (requested: string | null, today: string) => mondayOf(isDate(requested) ? requested : today)

/** Monday to Friday, or to Sunday for schools that serve on weekends. */
export const weekDates = (monday: string, length: 5 | 7) => Array.from({ length }, (_, index) => addDays(monday, index))

/** The date in a time zone. */
export function todayIn(timeZone: string, now = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
  return parts.slice(0, 10)
}
