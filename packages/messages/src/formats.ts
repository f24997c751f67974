/** Numbers, money and dates as the caterer's country writes them. Dates are YYYY-MM-DD and belong to no time zone. */
export interface Formats {
  /** With exactly so many fraction digits. */
  number: (value: number, digits: number) => string
  /** With up to so many fraction digits: amounts, credits. */
  amount: (value: number, maxDigits?: number) => string
  /** 0.42 as "42 %" */
  percent: (share: number) => string
  /** In the smallest coin of the currency; what is less than half of it, yet not nothing, is "< $0.01". */
  money: (value: number) => string
  /** Up to four decimals below ten cents: what a pinch of salt costs. */
  moneyExact: (value: number) => string
  /** "Monday, August 24, 2026" */
  dayLong: (date: string) => string
  /** "Aug 24" */
  dayShort: (date: string) => string
  /** "Mon" */
  weekday: (date: string) => string
  /** "Mo": for rows of marks. */
  weekdayMark: (date: string) => string
  /** "August 24 – 28, 2026" */
  range: (start: string, end: string) => string
  /** "Aug 24, 2026" of an instant. */
  instant: (instant: string) => string
  list: (items: readonly string[]) => string
}

// Noon keeps every reader's clock on the same date.
const toDate = (date: string) => new Date(`${date}T12:00:00Z`)

export function makeFormats(locale: string, currency: string): Formats {
  const numbers = new Map<string, Intl.NumberFormat>()
  const numberFormat = (least: number, most: number) => {
    const key = `${least}-${most}`
    const known = numbers.get(key)
    if (known) return known
    const made = new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most })
    numbers.set(key, made)
    return made
  }
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })

  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const smallMoney = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 4 })
  const coin = 10 ** -(money.resolvedOptions().maximumFractionDigits ?? 2)
  const dayLong = dates({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const dayShort = dates({ day: 'numeric', month: 'short' })
  const weekday = dates({ weekday: 'short' })
  const range = dates({ day: 'numeric', month: 'long', year: 'numeric' })
  const instant = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })

  return {
    number: (value, digits) => numberFormat(digits, digits).format(value),
    amount: (value, maxDigits = 3) => numberFormat(0, maxDigits).format(value),
    percent: (share) => percent.format(share),
    money: (value) => (value > 0 && value < coin / 2 ? `< ${money.format(coin)}` : money.format(value)),
    moneyExact: (value) => (value > 0 && value < 0.1 ? smallMoney : money).format(value),
    dayLong: (date) => dayLong.format(toDate(date)),
    dayShort: (date) => dayShort.format(toDate(date)),
    weekday: (date) => weekday.format(toDate(date)),
    weekdayMark: (date) => weekday.format(toDate(date)).slice(0, 2),
    range: (start, end) => range.formatRange(toDate(start), toDate(end)),
    instant: (value) => instant.format(new Date(value)),
    list: (items) => list.format(items),
  }
}
