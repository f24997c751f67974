import type { NamedRange } from '../DateRangeField/date-ranges.ts'
import { createTextHook } from '../../../text/create-text-hook.ts'

/** The words that date fields say. */
export interface DateText {
  /** How a date is typed; shown in an empty field. */
  datePattern: string
  /** Name of the button and the calendar it opens; the label of the field comes with it. */
  chooseDate: (label: string) => string
  previousYear: string
  previousMonth: string
  nextMonth: string
  nextYear: string
  today: string
  /** The text cannot be read as a date. */
  dateUnreadable: string
  dateTooEarly: (min: string) => string
  dateTooLate: (max: string) => string
  /** The day is not offered, and why. */
  dateNotOffered: (reason: string) => string
  /** Name of the list of ranges. */
  dateRange: string
  /** Stands in the list while the dates are none of the named ranges. */
  customRange: string
  namedRanges: Record<NamedRange, string>
  startDate: string
  endDate: string
  startAfterEnd: string
}

export const englishDateText: DateText = {
  datePattern: 'YYYY-MM-DD',
  chooseDate: (label) => `Choose date: ${label}`,
  previousYear: 'Previous year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  nextYear: 'Next year',
  today: 'Today',
  dateUnreadable: 'Type a date as YYYY-MM-DD, or choose one.',
  dateTooEarly: (min) => `Choose ${min} or a later date.`,
  dateTooLate: (max) => `Choose ${max} or an earlier date.`,
  dateNotOffered: (reason) => `This day cannot be chosen: ${reason}.`,
  dateRange: 'Date range',
  customRange: 'Other dates',
  namedRanges: {
    today: 'Today',
    yesterday: 'Yesterday',
    thisWeek: 'This week',
    lastWeek: 'Last week',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisYear: 'This year',
  },
  startDate: 'Start date',
  endDate: 'End date',
  startAfterEnd: 'The start date is after the end date.',
}

export const useDateText = createTextHook(englishDateText)
