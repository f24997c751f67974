import { datesFrom, mondayOf, weekdayOf } from '../dates/index.ts'
import { type HolidayRule, layInRow, layOnDates, type LaidDays, type ServiceDates } from './lay-days.ts'

/** A day's place in a cycle. */
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
  /** Weeks in the cycle, after which it starts over. */
  weeks: number
  /** The week of the cycle that the range begins with. */
  startWeek: number
  /** Days of the cycle per week, starting with Monday. */
  daysPerWeek: number
  /** Days of service in a week of the range, starting with Monday. */
  serviceDays: number
  /** `weekday` lays Mondays on Mondays; `cycle` lays the cycle's days on consecutive days of service. */
  align: 'weekday' | 'cycle'
  /** What happens to a menu whose day has no service: because of a holiday, or in a week shorter than the cycle's. */
  holidays: HolidayRule
  /** `continue`: the cycle goes on through short weeks. `restart`: each calendar week begins a week of the cycle. */
  shortWeeks: 'continue' | 'restart'
  /** Holidays. */
  closed: ReadonlySet<string>
}

export interface LaidCycle<Day> extends LaidDays<Day> {
  /** Menus whose turn came but that have no date, because days had no service. */
  leftOut: Day[]
}

/** A menu of the cycle and its date. */
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

/** The cycle's day on a weekday, by the weeks passed since the first. */
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
  // Shifted menus are only late: those that the range is too short for have their turn later.
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
    // A menu that moves to the next day of service is not lost in a week without one.
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
    // The week continues after the range: its other menus have not had their turn.
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

const weeksBetween = (monday: string, date: string) =>
  Math.floor(Temporal.PlainDate.from(monday).until(date, { largestUnit: 'days' }).days / 7)

/** The range's dates on weekdays of the cycle or of service. Holidays and weekdays after the last day of service are closed. */
function serviceDates({ startDate, endDate, daysPerWeek, serviceDays, closed }: CycleLayout): ServiceDates {
  const { days } = Temporal.PlainDate.from(startDate).until(endDate, { largestUnit: 'days' })
  const dates = datesFrom(startDate, days + 1).filter((date) => weekdayOf(date) <= Math.max(daysPerWeek, serviceDays))
  return { dates, closed: new Set(dates.filter((date) => closed.has(date) || weekdayOf(date) > serviceDays)) }
}
