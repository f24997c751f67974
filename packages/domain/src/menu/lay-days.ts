import { datesFrom, mondayOf } from '../dates/index.ts'

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

/** Lays menus on the days of service in a row. What does not fit into the range is left out. */
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
 * The date in `yearMonth` with the same place among the days of its weekday as `date` has in its month: the second Tuesday for
 * the second Tuesday. Null if the month has no such day.
 */
export function sameWeekdayIn(date: string, yearMonth: string): string | null {
  const day = Temporal.PlainDate.from(date)
  const first = Temporal.PlainDate.from(`${yearMonth}-01`)
  const offset = (day.dayOfWeek - first.dayOfWeek + 7) % 7
  const target = first.add({ days: offset + 7 * Math.floor((day.day - 1) / 7) })
  return target.month === first.month ? target.toString() : null
}

/** The place of a day in a cycle. */
export interface CyclePlace {
  /** From 1. */
  week: number
  /** 1 = Monday … 7 = Sunday. */
  weekday: number
}

/** How a cycle is laid on a range of dates. */
export interface CycleLayout {
  /** YYYY-MM-DD, inclusive. */
  startDate: string
  endDate: string
  /** The weeks of the cycle, after which it begins again. */
  weeks: number
  /** The week of the cycle that the range begins with. */
  startWeek: number
  /** Days of service per week, from Monday on. */
  daysPerWeek: number
  /** `weekday` lays Mondays on Mondays, `cycle` the days of the cycle on the days of service in a row. */
  align: 'weekday' | 'cycle'
  holidays: HolidayRule
  closed: ReadonlySet<string>
}

/** Lays the planned days of a cycle on the dates of a range. A place of the cycle without a day leaves its date free. */
export function layDays<Day extends CyclePlace>(days: readonly Day[], layout: CycleLayout): LaidDays<Day> {
  const { startDate, endDate, weeks, startWeek, daysPerWeek, align, holidays, closed } = layout
  const planned = new Map(days.map((day) => [placeKey(day), day]))
  const dates = serviceDates(startDate, endDate, daysPerWeek)
  const monday = mondayOf(startDate)
  const wanted = dates.map((date, index) => {
    const { dayOfWeek } = Temporal.PlainDate.from(date)
    const [passed, weekday] =
      align === 'weekday'
        ? [weeksBetween(monday, date), dayOfWeek]
        : [Math.floor(index / daysPerWeek), (index % daysPerWeek) + 1]
    return { date, day: planned.get(placeKey({ week: ((startWeek - 1 + passed) % weeks) + 1, weekday })) ?? null }
  })
  const result =
    align === 'weekday'
      ? layOnDates(
          wanted.filter(({ day }) => day !== null),
          { dates, closed },
          holidays,
        )
      : layInRow(
          wanted.map(({ day }) => day),
          { dates, closed },
          holidays,
        )
  return { laid: result.laid.flatMap(({ date, day }) => (day === null ? [] : [{ date, day }])), closed: result.closed }
}

const placeKey = ({ week, weekday }: CyclePlace) => `${week} ${weekday}`

const weeksBetween = (monday: string, date: string) =>
  Math.floor(Temporal.PlainDate.from(monday).until(date, { largestUnit: 'days' }).days / 7)

function serviceDates(startDate: string, endDate: string, daysPerWeek: number): string[] {
  const { days } = Temporal.PlainDate.from(startDate).until(endDate, { largestUnit: 'days' })
  return datesFrom(startDate, days + 1).filter((date) => Temporal.PlainDate.from(date).dayOfWeek <= daysPerWeek)
}
