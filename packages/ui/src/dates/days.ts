/**
 * A calendar date as `YYYY-MM-DD`, without time or time zone, so it never shifts by a day. All arithmetic is in whole
 * days of the Gregorian calendar, clamped to years 1 to 9999.
 */
export type Day = string

const firstDay = '0001-01-01'
const lastDay = '9999-12-31'

function toDay(date: Temporal.PlainDate): Day {
  if (date.year < 1) return firstDay
  return date.year > 9999 ? lastDay : date.toString()
}

/** Whether the text is an existing date: "2026-02-29" is not. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < firstDay) return false
  try {
    Temporal.PlainDate.from(text)
    return true
  } catch {
    return false
  }
}

export const addDays = (day: Day, count: number): Day => toDay(Temporal.PlainDate.from(day).add({ days: count }))

/** Days from one date to another; negative if the second is earlier. */
export const daysBetween = (from: Day, to: Day): number => Temporal.PlainDate.from(from).until(to).days

/** The same date in another month, or its last day if it is shorter: January 31 plus 1 is February 28. */
export const addMonths = (day: Day, count: number): Day => toDay(Temporal.PlainDate.from(day).add({ months: count }))

export const monthStart = (day: Day): Day => `${day.slice(0, 8)}01`

export const monthEnd = (day: Day): Day => `${day.slice(0, 8)}${Temporal.PlainDate.from(day).daysInMonth}`

/** 0 is Sunday, 6 Saturday. */
export const weekdayOf = (day: Day): number => Temporal.PlainDate.from(day).dayOfWeek % 7

/** The first day of the week around a day; `weekStart` is 0 for Sunday to 6 for Saturday. */
export const startOfWeek = (day: Day, weekStart: number): Day => addDays(day, -((weekdayOf(day) - weekStart + 7) % 7))

/** The six weeks around a month, so every month takes the same space. */
export function monthWeeks(day: Day, weekStart: number): Day[][] {
  const first = startOfWeek(monthStart(day), weekStart)
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => addDays(first, week * 7 + index)),
  )
}

export function clampDay(day: Day, min: Day | undefined, max: Day | undefined): Day {
  if (max && day > max) return max
  return min && day < min ? min : day
}

/** Today's date in a time zone ("America/New_York"). */
export const todayIn = (timeZone: string): Day => Temporal.Now.plainDateISO(timeZone).toString()

interface KeyOptions {
  /** Right-to-left page: the left arrow goes to the next day. */
  isMirrored: boolean
  weekStart: number
  /** Page Up and Page Down move by a year instead of a month. */
  isYear?: boolean
}

/** The day a key leads to in a grid of weeks; `null` for other keys. */
export function dayAfterKey(day: Day, key: string, { isMirrored, weekStart, isYear = false }: KeyOptions): Day | null {
  const step = isMirrored ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return addDays(day, step)
    case 'ArrowLeft':
      return addDays(day, -step)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'Home':
      return startOfWeek(day, weekStart)
    case 'End':
      return addDays(startOfWeek(day, weekStart), 6)
    case 'PageDown':
      return addMonths(day, isYear ? 12 : 1)
    case 'PageUp':
      return addMonths(day, isYear ? -12 : -1)
    default:
      return null
  }
}
