/** Whether the day or the month comes first in a date with slashes. */
export type DayOrder = 'monthFirst' | 'dayFirst'

/** How dates are written in a country (ISO 3166-1 alpha-2). */
export const dayOrderOf = (country: string): DayOrder => (country === 'US' ? 'monthFirst' : 'dayFirst')

/** "2027-03-05", "2027/3/5", or "5/3/27" in the order given; null for anything but a calendar day. Digits must be Latin. */
export function writtenDay(text: string, order: DayOrder): Temporal.PlainDate | null {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text)
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text)
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : local
      ? [local[3], ...(order === 'monthFirst' ? [local[1], local[2]] : [local[2], local[1]])]
      : []
  if (year === undefined) return null
  const full = year.length === 2 ? 2000 + Number(year) : Number(year)
  try {
    return Temporal.PlainDate.from({ year: full, month: Number(month), day: Number(day) }, { overflow: 'reject' })
  } catch {
    return null
  }
}
