interface DatedHoliday {
  name: string
  /** Month from 1. */
  month: number
  day: number
}

interface WeekdayHoliday {
  name: string
  month: number
  /** Monday = 1. */
  weekday: number
  nth: number | 'last'
}

const thanksgiving = 'Thanksgiving Day'

/** 5 U.S.C. 6103(a), in the order of a school year. */
const federalHolidays: readonly (DatedHoliday | WeekdayHoliday)[] = [
  { name: 'Independence Day', month: 7, day: 4 },
  { name: 'Labor Day', month: 9, weekday: 1, nth: 1 },
  { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
  { name: 'Veterans Day', month: 11, day: 11 },
  { name: thanksgiving, month: 11, weekday: 4, nth: 4 },
  { name: 'Christmas Day', month: 12, day: 25 },
  { name: "New Year's Day", month: 1, day: 1 },
  { name: 'Birthday of Martin Luther King, Jr.', month: 1, weekday: 1, nth: 3 },
  { name: "Washington's Birthday", month: 2, weekday: 1, nth: 3 },
  { name: 'Memorial Day', month: 5, weekday: 1, nth: 'last' },
  { name: 'Juneteenth National Independence Day', month: 6, day: 19 },
]

/**
 * The federal holidays of the school year (July to June) that contains `today` (YYYY-MM-DD). Saturday holidays are
 * observed the Friday before, Sunday holidays the Monday after (5 U.S.C. 6103(b), Executive Order 11582).
 */
export function federalHolidaysAround(today: string): { date: string; note: string }[] {
  const { year, month } = Temporal.PlainDate.from(today)
  const firstYear = month >= 7 ? year : year - 1
  return federalHolidays.map((holiday) => {
    const year = holiday.month >= 7 ? firstYear : firstYear + 1
    const day = 'day' in holiday ? Temporal.PlainDate.from({ year, ...holiday }) : nthWeekday(year, holiday)
    const shift = { 6: -1, 7: 1 }[day.dayOfWeek] ?? 0
    return {
      date: day.add({ days: shift }).toString(),
      note: `${holiday.name}${shift === 0 ? '' : ' (observed)'}`,
    }
  })
}

/**
 * The days on which the demo's schools are closed in the school year that contains `today`: the federal holidays, and the day
 * after Thanksgiving, which most districts take off.
 */
export const schoolHolidaysAround = (today: string): { date: string; note: string }[] =>
  federalHolidaysAround(today).flatMap((holiday) =>
    holiday.note === thanksgiving
      ? [holiday, { date: Temporal.PlainDate.from(holiday.date).add({ days: 1 }).toString(), note: 'School break' }]
      : [holiday],
  )

function nthWeekday(year: number, { month, weekday, nth }: WeekdayHoliday): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const firstMatch = first.add({ days: (weekday - first.dayOfWeek + 7) % 7 })
  if (nth !== 'last') return firstMatch.add({ weeks: nth - 1 })
  const fifth = firstMatch.add({ weeks: 4 })
  return fifth.month === month ? fifth : fifth.subtract({ weeks: 1 })
}
