import { addDays, datesFrom, mondayOf } from '@commissary/domain/dates'
import { isDate } from '@commissary/ui/date'

/** The Monday of the week in a URL; this week's if the URL has no valid date. */
export const weekOf = (requested: string | null, today: string): string =>
  mondayOf(requested !== null && isDate(requested) ? requested : today)

/** Monday to Friday, or to Sunday for programs that serve on weekends. */
export const weekDates = (monday: string, serviceDays: number): string[] => datesFrom(monday, serviceDays > 5 ? 7 : 5)

/** A week as a header shows it. */
export interface ShownWeek {
  /** The service days, starting on Monday. */
  dates: readonly string[]
  isThisWeek: boolean
  steps: { onPrevious: () => void; onNext: () => void; onThisWeek: () => void }
}

/** The week of a Monday, with the steps to others. */
export function shownWeek(
  monday: string,
  serviceDays: number,
  { today, goTo }: { today: string; goTo: (monday: string) => void },
): ShownWeek {
  const thisWeek = mondayOf(today)
  return {
    dates: weekDates(monday, serviceDays),
    isThisWeek: monday === thisWeek,
    steps: {
      onPrevious: () => goTo(addDays(monday, -7)),
      onNext: () => goTo(addDays(monday, 7)),
      onThisWeek: () => goTo(thisWeek),
    },
  }
}
