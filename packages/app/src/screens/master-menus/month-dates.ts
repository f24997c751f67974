import { datesFrom, mondayOf } from '@commissary/domain/dates'

/** YYYY-MM, some months later. */
export const monthAfter = (yearMonth: string, months: number): string =>
  Temporal.PlainYearMonth.from(yearMonth).add({ months }).toString()

/** The first and the last day of a month. */
export const monthRange = (yearMonth: string): { startDate: string; endDate: string } => ({
  startDate: `${yearMonth}-01`,
  endDate: `${yearMonth}-${Temporal.PlainYearMonth.from(yearMonth).daysInMonth}`,
})

/** The months of the school year that a month is in: July to June, as the meal pattern's rules begin on July 1. */
export function schoolYearOf(yearMonth: string): string[] {
  const { year, month } = Temporal.PlainYearMonth.from(yearMonth)
  const first = `${month < 7 ? year - 1 : year}-07`
  return Array.from({ length: 12 }, (_, step) => monthAfter(first, step))
}

/** Every day of a month. */
export const daysOfMonth = (yearMonth: string): string[] =>
  datesFrom(`${yearMonth}-01`, Temporal.PlainYearMonth.from(yearMonth).daysInMonth)

/** The weeks that have days of a month: each with its Monday and its days of service, null for days of other months. */
export function weeksOf(yearMonth: string, serviceDays: number): { monday: string; dates: (string | null)[] }[] {
  const days = daysOfMonth(yearMonth)
  const mondays = [...new Set(days.map(mondayOf))]
  return mondays
    .map((monday) => ({
      monday,
      dates: datesFrom(monday, serviceDays > 5 ? 7 : 5).map((date) => (date.startsWith(yearMonth) ? date : null)),
    }))
    .filter(({ dates }) => dates.some((date) => date !== null))
}
