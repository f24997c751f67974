import { addDays, type Day, startOfWeek } from './days.ts'

// CLDR's first day of the week by region, for browsers whose Intl lacks it. Monday elsewhere.
const sunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
const saturday = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'

interface WeekInfo {
  firstDay: number
}
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }

/** The first day of the week in a locale: 0 is Sunday, 1 Monday, 6 Saturday. */
export function weekStartOf(locale: string): number {
  const known: LocaleWithWeek = new Intl.Locale(locale)
  const info = known.getWeekInfo?.() ?? known.weekInfo
  return info ? info.firstDay % 7 : weekStartOfRegion(known.maximize().region ?? '')
}

/** The first day of the week from the region alone ("US"), by CLDR's table. */
export function weekStartOfRegion(region: string): number {
  if (region && sunday.includes(region)) return 0
  return region && saturday.includes(region) ? 6 : 1
}

const fixed = { calendar: 'gregory', timeZone: 'UTC' } as const

function makeFormat(locale: string) {
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', ...fixed })
  const middle = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', ...fixed })
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', ...fixed })
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', ...fixed })
  const number = new Intl.NumberFormat(locale, { useGrouping: false })
  const names = {
    long: new Intl.DateTimeFormat(locale, { weekday: 'long', ...fixed }),
    short: new Intl.DateTimeFormat(locale, { weekday: 'short', ...fixed }),
    narrow: new Intl.DateTimeFormat(locale, { weekday: 'narrow', ...fixed }),
  }
  const date = (day: Day) => new Date(`${day}T00:00:00Z`)
  const weekStart = weekStartOf(locale)

  return {
    /** 0 is Sunday, 6 Saturday. */
    weekStart,
    /** "Monday, November 23, 2026" */
    full: (day: Day) => full.format(date(day)),
    /** "Mon, Nov 23" */
    short: (day: Day) => short.format(date(day)),
    /** "November 2026" */
    month: (day: Day) => month.format(date(day)),
    /** "23" in the locale's digits. */
    dayOfMonth: (day: Day) => number.format(Number(day.slice(8))),
    /** "3" in the locale's digits. */
    number: (value: number) => number.format(value),
    /** "Nov 22 – 28, 2026" */
    range: (start: Day, end: Day) => middle.formatRange(date(start), date(end)),
    /** The seven days in the order of the locale. */
    weekdays: (length: keyof typeof names) =>
      Array.from({ length: 7 }, (_, index) =>
        names[length].format(date(addDays(startOfWeek('2026-11-23', weekStart), index))),
      ),
  }
}

export type DayFormat = ReturnType<typeof makeFormat>

const formats = new Map<string, DayFormat>()

/** Formats days in a locale (BCP 47), always in the Gregorian calendar. */
export function dayFormat(locale: string): DayFormat {
  let format = formats.get(locale)
  if (!format) {
    format = makeFormat(locale)
    formats.set(locale, format)
  }
  return format
}
