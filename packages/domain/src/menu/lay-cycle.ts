import { datesFrom, mondayOf } from '../dates/index.ts'
import { type HolidayRule, layInRow, layOnDates, type LaidDays, type ServiceDates } from './lay-days.ts'

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
  /** Days of the cycle per week, from Monday on. */
  daysPerWeek: number
  /** Days of service in a week of the range, from Monday on. */
  serviceDays: number
  /** `weekday` lays Mondays on Mondays, `cycle` the days of the cycle on the days of service in a row. */
  align: 'weekday' | 'cycle'
  /** What happens to a menu whose day has no service: because of a holiday, or in a shorter week than that of the cycle. */
  holidays: HolidayRule
  /** `continue`: the cycle goes on through short weeks. `restart`: each calendar week begins a week of the cycle. */
  shortWeeks: 'continue' | 'restart'
  /** Holidays. */
  closed: ReadonlySet<string>
}

export interface LaidCycle<Day> extends LaidDays<Day> {
  /** Menus whose turn came and that are on no date, because days had no service. */
  leftOut: Day[]
}

/** A menu of the cycle, and the date that it is for. */
interface Turn<Day> {
  /** '' where the week is too short for it. */
  date: string
  day: Day | null
}

/** Lays the planned days of a cycle on the dates of a range. A place of the cycle without a day leaves its date free. */
export function layDays<Day extends CyclePlace>(days: readonly Day[], layout: CycleLayout): LaidCycle<Day> {
  const planned = new Map(days.map((day) => [placeKey(day), day]))
  const dayAt: DayAt<Day> = (passed, weekday) =>
    planned.get(placeKey({ week: ((layout.startWeek - 1 + passed) % layout.weeks) + 1, weekday })) ?? null
  const service = serviceDates(layout)
  return layout.shortWeeks === 'restart' ? layByWeek(dayAt, service, layout) : layThrough(dayAt, service, layout)
}

/** The day of a cycle's week, by the weeks that have passed since the first. */
type DayAt<Day> = (passed: number, weekday: number) => Day | null

function layThrough<Day>(dayAt: DayAt<Day>, service: ServiceDates, layout: CycleLayout): LaidCycle<Day> {
  const { startDate, align, daysPerWeek, holidays } = layout
  const monday = mondayOf(startDate)
  const turns = service.dates.map((date, index): Turn<Day> => ({
    date,
    day:
      align === 'weekday'
        ? dayAt(weeksBetween(monday, date), weekdayOf(date))
        : dayAt(Math.floor(index / daysPerWeek), (index % daysPerWeek) + 1),
  }))
  const result = layTurns(turns, service, layout)
  // Shifted menus are late; what the range is too short for has its turn later.
  return holidays === 'skip' ? result : { ...result, leftOut: [] }
}

function layByWeek<Day>(dayAt: DayAt<Day>, { dates, closed }: ServiceDates, layout: CycleLayout): LaidCycle<Day> {
  const { align, daysPerWeek, serviceDays, holidays } = layout
  const laid: LaidDays<Day>['laid'] = []
  const met: string[] = []
  const leftOut: Day[] = []
  const lastMonday = mondayOf(dates.at(-1) ?? layout.endDate)
  let passed = 0
  for (const [monday, week] of Map.groupBy(dates, mondayOf)) {
    // A menu that moves to the next day of service does not get lost in a week without one.
    if (holidays === 'shift' && week.every((date) => closed.has(date))) {
      met.push(...week)
      continue
    }
    const turns =
      align === 'weekday'
        ? week.map((date): Turn<Day> => ({ date, day: dayAt(passed, weekdayOf(date)) }))
        : Array.from({ length: daysPerWeek }, (_, index): Turn<Day> => ({
            date: week[index] ?? '',
            day: dayAt(passed, index + 1),
          }))
    const result = layTurns(turns, { dates: week, closed }, layout)
    // The week goes on after the range: its other menus have not had their turn.
    const isCut = monday === lastMonday && weekdayOf(week.at(-1) ?? monday) < Math.max(daysPerWeek, serviceDays)
    laid.push(...result.laid)
    met.push(...result.closed)
    if (!isCut || holidays === 'skip') leftOut.push(...(isCut ? closedTurns(turns, closed) : result.leftOut))
    passed += 1
  }
  return { laid, closed: met, leftOut }
}

const closedTurns = <Day>(turns: readonly Turn<Day>[], closed: ReadonlySet<string>): Day[] =>
  turns.flatMap(({ date, day }) => (day !== null && closed.has(date) ? [day] : []))

function layTurns<Day>(
  turns: readonly Turn<Day>[],
  service: ServiceDates,
  { align, holidays }: CycleLayout,
): LaidCycle<Day> {
  const { laid, closed } =
    align === 'weekday'
      ? layOnDates(
          turns.filter(({ day }) => day !== null).map((turn) => ({ date: turn.date, day: turn })),
          service,
          holidays,
        )
      : layInRow(turns, service, holidays)
  const found = new Set(laid.map(({ day }) => day))
  return {
    laid: laid.flatMap(({ date, day: { day } }) => (day === null ? [] : [{ date, day }])),
    closed,
    leftOut: turns.flatMap((turn) => (turn.day === null || found.has(turn) ? [] : [turn.day])),
  }
}

const placeKey = ({ week, weekday }: CyclePlace) => `${week} ${weekday}`

const weekdayOf = (date: string) => Temporal.PlainDate.from(date).dayOfWeek

const weeksBetween = (monday: string, date: string) =>
  Math.floor(Temporal.PlainDate.from(monday).until(date, { largestUnit: 'days' }).days / 7)

/** The days of the range that the cycle or the service has. Without service are holidays, and those after the last day of service. */
function serviceDates({ startDate, endDate, daysPerWeek, serviceDays, closed }: CycleLayout): ServiceDates {
  const { days } = Temporal.PlainDate.from(startDate).until(endDate, { largestUnit: 'days' })
  const dates = datesFrom(startDate, days + 1).filter((date) => weekdayOf(date) <= Math.max(daysPerWeek, serviceDays))
  return { dates, closed: new Set(dates.filter((date) => closed.has(date) || weekdayOf(date) > serviceDays)) }
}
