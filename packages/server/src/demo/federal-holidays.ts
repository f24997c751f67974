interface DatedHoliday {
  name: string
  /** Month from 1. */
  month: number
  day: number
}

interface WeekdayHoliday {
  name: string
  month: number
  /** Sunday = 0. */
  weekday: number
  /** 1 = first of the month; -1 = last. */
  nth: number
}

/** 5 U.S.C. 6103(a), in the order of a school year. */
const federalHolidays: readonly (DatedHoliday | WeekdayHoliday)[] = [
  { name: 'Independence Day', month: 7, day: 4 },
  { name: 'Labor Day', month: 9, weekday: 1, nth: 1 },
  { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
  { name: 'Veterans Day', month: 11, day: 11 },
  { name: 'Thanksgiving Day', month: 11, weekday: 4, nth: 4 },
  { name: 'Christmas Day', month: 12, day: 25 },
  { name: "New Year's Day", month: 1, day: 1 },
  { name: 'Birthday of Martin Luther King, Jr.', month: 1, weekday: 1, nth: 3 },
  { name: "Washington's Birthday", month: 2, weekday: 1, nth: 3 },
  { name: 'Memorial Day', month: 5, weekday: 1, nth: -1 },
  { name: 'Juneteenth National Independence Day', month: 6, day: 19 },
]

/**
 * The federal holidays of the school year (July to June) that contains `today` (YYYY-MM-DD). Saturday holidays are
 * observed the Friday before, Sunday holidays the Monday after (5 U.S.C. 6103(b), Executive Order 11582).
 */
export function federalHolidaysAround(today: string): { date: string; note: string }[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const firstYear = month >= 7 ? year : year - 1
  return federalHolidays.map((holiday) => {
    const holidayYear = holiday.month >= 7 ? firstYear : firstYear + 1
    const day =
      'day' in holiday
        ? new Date(Date.UTC(holidayYear, holiday.month - 1, holiday.day))
        : nthWeekday(holidayYear, holiday)
    const shift = [1, 0, 0, 0, 0, 0, -1][day.getUTCDay()] ?? 0
    day.setUTCDate(day.getUTCDate() + shift)
    return { date: day.toISOString().slice(0, 10), note: `${holiday.name}${shift === 0 ? '' : ' (observed)'}` }
  })
}

function nthWeekday(year: number, { month, weekday, nth }: WeekdayHoliday): Date {
  // Counts backward from the end of the month, or forward from its start.
  const day = new Date(Date.UTC(year, nth < 0 ? month : month - 1, nth < 0 ? 0 : 1))
  const offset = nth < 0 ? -((day.getUTCDay() - weekday + 7) % 7) : (weekday - day.getUTCDay() + 7) % 7
  day.setUTCDate(day.getUTCDate() + offset + (nth < 0 ? nth + 1 : nth - 1) * 7)
  return day
}
