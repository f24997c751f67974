import { datesFrom, mondayOf } from '@commissary/domain/dates'
import { isDate } from '@commissary/ui/date'

/** The Monday of the week in a URL; this week's if the URL has no valid date. */
export const weekOf = (requested: string | null, today: string): string =>
  mondayOf(requested !== null && isDate(requested) ? requested : today)

/** Monday to Friday, or to Sunday for programs that serve on weekends. */
export const weekDates = (monday: string, serviceDays: number): string[] => datesFrom(monday, serviceDays > 5 ? 7 : 5)
