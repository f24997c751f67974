import { settle, type TemperatureUnit } from '@commissary/domain/units'

/** Numbers, money and dates in the format of the caterer's country. Dates are YYYY-MM-DD, independent of time zones. */
export interface Formats {
  /** With exactly `digits` fraction digits. */
  number: (value: number, digits: number) => string
  /** With at most `maxDigits` fraction digits: amounts, credits. */
  amount: (value: number, maxDigits?: number) => string
  /** 0.42 as "42%" */
  percent: (share: number) => string
  /** With the currency's decimals; positive amounts below half of the smallest coin are "< $0.01". */
  money: (value: number) => string
  /** The fraction digits of money: 2 for dollars, 0 for yen. */
  moneyDigits: () => number
  /** With up to four decimals below 0.1: a pinch of salt costs $0.0004. */
  moneyExact: (value: number) => string
  /** "Monday, August 24, 2026" */
  dayLong: (date: string) => string
  /** "August 24, 2026" */
  date: (date: string) => string
  /** "Aug 24, 2026", for table columns that span years. */
  dateShort: (date: string) => string
  /** "Aug 24" */
  dayShort: (date: string) => string
  /** "Mon, Aug 24" */
  weekdayShort: (date: string) => string
  /** "Mon, August 24, 2026" */
  weekdayDate: (date: string) => string
  /** "Mon" */
  weekday: (date: string) => string
  /** "Mon" by weekday number: 1 = Monday. */
  weekdayOf: (number: number) => string
  /** "Mo", for rows of marks. */
  weekdayMark: (date: string) => string
  /** "August 24 – 28, 2026" */
  range: (start: string, end: string) => string
  /** "November 2026", from YYYY-MM. */
  month: (yearMonth: string) => string
  /** The date of an instant in the caterer's time zone: "Aug 24, 2026". */
  instant: (instant: string) => string
  list: (items: readonly string[]) => string
  /** "A, B, C", with the comma of the language. */
  joined: (items: readonly string[]) => string
  /** "°F"; in Arabic with an Arabic letter: a Latin one would be on the wrong side of its degrees. */
  degreeSign: (unit: TemperatureUnit) => string
}

/** As in Unicode's locale data. */
const arabicDegrees = { F: '°ف', C: '°م' } as const

// Noon is on the same date in every time zone that formats use.
const toDate = (date: string) => new Date(`${date}T12:00:00Z`)

/** Each formatter is created when it is first used: all of them take longer than the first list takes to render. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/**
 * How a day is written next to other text. The month is in letters: Arabic's medium style has three numbers between direction
 * marks, and a name in Latin letters before them would break them apart.
 */
export const dayFields = { day: 'numeric', month: 'short', year: 'numeric' } as const
export const momentFields = { ...dayFields, hour: 'numeric', minute: '2-digit' } as const

/**
 * The locale of money: English in Arabic texts. A currency sign after the number, with the country in Latin letters, would break
 * apart in right-to-left text: "$US 17.80".
 */
export const moneyLocaleOf = (locale: string): string => (locale.startsWith('ar') ? locale.replace('ar', 'en') : locale)

/** Formats of a country. The time zone is only for instants: dates have none. */
export function makeFormats(locale: string, currency: string, timeZone = 'UTC'): Formats {
  const numbers = new Map<string, Intl.NumberFormat>()
  const numberFormat = (minDigits: number, maxDigits: number) => {
    const key = `${minDigits}-${maxDigits}`
    const known = numbers.get(key)
    if (known) return known
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: minDigits, maximumFractionDigits: maxDigits })
    numbers.set(key, format)
    return format
  }
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }))

  const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }))
  const isArabic = locale.startsWith('ar')
  const moneyLocale = moneyLocaleOf(locale)
  const money = once(() => new Intl.NumberFormat(moneyLocale, { style: 'currency', currency }))
  const smallMoney = once(
    () => new Intl.NumberFormat(moneyLocale, { style: 'currency', currency, maximumFractionDigits: 4 }),
  )
  const moneyDigits = once(() => money().resolvedOptions().maximumFractionDigits ?? 2)
  const coin = once(() => 10 ** -moneyDigits())
  const dayLong = dates({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const dayShort = dates({ day: 'numeric', month: 'short' })
  const weekdayShort = dates({ weekday: 'short', day: 'numeric', month: 'short' })
  const weekdayDate = dates({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
  const month = dates({ month: 'long', year: 'numeric' })
  const weekday = dates({ weekday: 'short' })
  const narrowWeekday = dates({ weekday: 'narrow' })
  const date = dates({ day: 'numeric', month: 'long', year: 'numeric' })
  const dateShort = dates(dayFields)
  const instant = once(() => new Intl.DateTimeFormat(locale, { ...dayFields, timeZone }))
  const list = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }))

  return {
    number: (value, digits) => numberFormat(digits, digits).format(settle(value)),
    amount: (value, maxDigits = 3) => numberFormat(0, maxDigits).format(settle(value)),
    percent: (share) => percent().format(share),
    money: (value) => (value > 0 && value < coin() / 2 ? `< ${money().format(coin())}` : money().format(settle(value))),
    moneyDigits,
    moneyExact: (value) => (value > 0 && value < 0.1 ? smallMoney() : money()).format(settle(value)),
    dayLong: (date) => dayLong().format(toDate(date)),
    date: (value) => date().format(toDate(value)),
    dateShort: (value) => dateShort().format(toDate(value)),
    dayShort: (date) => dayShort().format(toDate(date)),
    weekdayShort: (date) => weekdayShort().format(toDate(date)),
    weekdayDate: (date) => weekdayDate().format(toDate(date)),
    weekday: (date) => weekday().format(toDate(date)),
    // November 15, 2026 was a Sunday.
    weekdayOf: (number) => weekday().format(new Date(Date.UTC(2026, 10, 15 + number, 12))),
    weekdayMark: (date) =>
      // Arabic short names all begin alike.
      isArabic ? narrowWeekday().format(toDate(date)) : weekday().format(toDate(date)).slice(0, 2),
    month: (yearMonth) => month().format(toDate(`${yearMonth}-01`)),
    range: (start, end) => date().formatRange(toDate(start), toDate(end)),
    instant: (value) => instant().format(new Date(value)),
    list: (items) => list().format(items),
    joined: (items) => items.join(isArabic ? '، ' : ', '),
    degreeSign: (unit) => (isArabic ? arabicDegrees[unit] : `°${unit}`),
  }
}
