import { addDays, mondayOf } from '@commissary/domain/dates'
import { isDate } from '@commissary/ui/date'

export type View = 'month' | 'week'

/** The days that the page shows. */
export interface Shown {
  view: View
  /** Both inclusive, YYYY-MM-DD. */
  startDate: string
  endDate: string
  /** Days in the addresses of the previous and the next page. */
  previous: string
  next: string
}

/** The month or week of a day. Without a valid day in the address, today's. */
export function shownRange(view: View, requested: string, today: string): Shown {
  const day = isDate(requested) ? requested : today
  if (view === 'week') {
    const monday = mondayOf(day)
    return {
      view,
      startDate: monday,
      endDate: addDays(monday, 6),
      previous: addDays(monday, -7),
      next: addDays(monday, 7),
    }
  }
  const first = Temporal.PlainDate.from(day).with({ day: 1 })
  return {
    view,
    startDate: first.toString(),
    endDate: first.add({ months: 1 }).subtract({ days: 1 }).toString(),
    previous: first.subtract({ months: 1 }).toString(),
    next: first.add({ months: 1 }).toString(),
  }
}
