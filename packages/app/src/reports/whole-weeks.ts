import { addDays, mondayOf } from '@commissary/domain/dates'
import type { DateRange } from '@commissary/ui/date'

/** All days of the weeks, Monday to Sunday, that have a day of the range: part of a week would be checked as a short week. */
export const wholeWeeks = ({ start, end }: DateRange): DateRange => ({
  start: mondayOf(start),
  end: addDays(mondayOf(end), 6),
})
