import { datesFrom } from '@commissary/domain/dates'

/** The first and last day of a month, and all of its days; months are `YYYY-MM`, days `YYYY-MM-DD`. */
export function monthDays(yearMonth: string): { from: string; to: string; dates: string[] } {
  const month = Temporal.PlainYearMonth.from(yearMonth)
  const dates = datesFrom(`${yearMonth}-01`, month.daysInMonth)
  return { from: `${yearMonth}-01`, to: `${yearMonth}-${month.daysInMonth}`, dates }
}

export const monthOf = (date: string): string => date.slice(0, 7)
