/**
 * A calendar date as `YYYY-MM-DD`, without time or time zone, so it never shifts by a day. All arithmetic is in whole
 * days of the Gregorian calendar, clamped to years 1 to 9999.
 */
export type Day = string

const dayMs = 86_400_000
const firstDay = '0001-01-01'
const lastDay = '9999-12-31'

const at = (day: Day) => Date.parse(`${day}T00:00:00Z`)

function fromMs(ms: number): Day {
  if (ms <= at(firstDay)) return firstDay
  if (ms >= at(lastDay)) return lastDay
  return new Date(ms).toISOString().slice(0, 10)
}

/** Whether the text is an existing date: "2026-02-29" is not. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < firstDay) return false
  const ms = at(text)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

/**
 * Converts digits of any script to ASCII: Unicode's runs of decimal digits start at zero and are multiples of ten long.
 */
function latinDigits(text: string) {
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let first = code
    while (isDigit(first - 1)) first -= 1
    return String((code - first) % 10)
  })
}

/**
 * Parses a typed date: year, month and day with any separators, or eight digits, in the digits of any script. Returns
 * `null` for anything else, "20/11/2026" included: day and month would be ambiguous.
 */
export function readDay(text: string): Day | null {
  const plain = latinDigits(text.replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '').trim())
  const match =
    /^(\d{4})[\p{P}\p{S}\s]+(\d{1,2})[\p{P}\p{S}\s]+(\d{1,2})$/u.exec(plain) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(plain)
  if (!match) return null
  const [, year = '', month = '', date = ''] = match
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDate(day) ? day : null
}

export const addDays = (day: Day, count: number): Day => fromMs(at(day) + count * dayMs)

/** Days from one date to another; negative if the second is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((at(to) - at(from)) / dayMs)

/** The same date in another month, or its last day if it is shorter: January 31 plus 1 is February 28. */
export function addMonths(day: Day, count: number): Day {
  const date = new Date(at(day))
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth() + count
  if (months < 12) return firstDay
  if (months >= 120_000) return lastDay
  const first = `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
  const inMonth = `${first}-${day.slice(8)}`
  return isDate(inMonth) ? inMonth : monthEnd(`${first}-01`)
}

export const monthStart = (day: Day): Day => `${day.slice(0, 8)}01`

export function monthEnd(day: Day): Day {
  const next = addDays(monthStart(day), 31)
  return next === lastDay ? lastDay : addDays(monthStart(next), -1)
}

/** 0 is Sunday, 6 Saturday. */
export const weekdayOf = (day: Day): number => new Date(at(day)).getUTCDay()

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

const todayFormats = new Map<string, Intl.DateTimeFormat>()

/** Today's date in a time zone ("America/New_York"). */
export function todayIn(timeZone: string, now: Date = new Date()): Day {
  let format = todayFormats.get(timeZone)
  if (!format) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
    format = new Intl.DateTimeFormat('en-US', { timeZone, calendar: 'gregory', numberingSystem: 'latn', ...parts })
    todayFormats.set(timeZone, format)
  }
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${part['year']?.padStart(4, '0')}-${part['month']}-${part['day']}`
}

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
