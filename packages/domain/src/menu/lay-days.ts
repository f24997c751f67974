/** What to do with a menu whose day is closed: leave it out, or move it and all that follow to the next day of service. */
export type HolidayRule = 'skip' | 'shift'

/** The days of service of a range to lay menus on, `YYYY-MM-DD` in order, and those of them that are closed. */
export interface ServiceDates {
  dates: readonly string[]
  closed: ReadonlySet<string>
}

export interface LaidDays<Day> {
  laid: { date: string; day: Day }[]
  /** The closed dates that a menu would have been served on. */
  closed: string[]
}

/** Lays menus on consecutive days of service. What does not fit into the range is left out. */
export function layInRow<Day>(
  days: readonly Day[],
  { dates, closed }: ServiceDates,
  holidays: HolidayRule,
): LaidDays<Day> {
  const reached = dates.slice(0, days.length)
  const targets = holidays === 'skip' ? dates : dates.filter((date) => !closed.has(date))
  return {
    laid: days.flatMap((day, index) => {
      const date = targets[index]
      return date === undefined || closed.has(date) ? [] : [{ date, day }]
    }),
    closed: reached.filter((date) => closed.has(date)),
  }
}

/**
 * Lays menus on the dates that they are meant for, in order. Where `shift` moves one past the date of the next, that one moves
 * on, too. What does not fit into the range is left out.
 */
export function layOnDates<Day>(
  days: readonly { date: string; day: Day }[],
  { dates, closed }: ServiceDates,
  holidays: HolidayRule,
): LaidDays<Day> {
  const met = days.filter(({ date }) => closed.has(date)).map(({ date }) => date)
  if (holidays === 'skip') return { laid: days.filter(({ date }) => !closed.has(date)), closed: met }
  const open = dates.filter((date) => !closed.has(date))
  const laid: LaidDays<Day>['laid'] = []
  let last = ''
  for (const { date, day } of days) {
    const isFree = !closed.has(date) && date > last
    const target = isFree ? date : open.find((one) => one > last && one >= date)
    if (target === undefined) break
    laid.push({ date: target, day })
    last = target
  }
  return { laid, closed: met }
}

/**
 * The date in `yearMonth` with the weekday of `date` and the same place among those weekdays of the month: the second Tuesday
 * for the second Tuesday. Null if the month has no such day.
 */
export function sameWeekdayIn(date: string, yearMonth: string): string | null {
  const day = Temporal.PlainDate.from(date)
  const first = Temporal.PlainDate.from(`${yearMonth}-01`)
  const offset = (day.dayOfWeek - first.dayOfWeek + 7) % 7
  const target = first.add({ days: offset + 7 * Math.floor((day.day - 1) / 7) })
  return target.month === first.month ? target.toString() : null
}
