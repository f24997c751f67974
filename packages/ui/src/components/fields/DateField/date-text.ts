import type { NamedRange } from '../DateRangeField/date-ranges.ts'
import { createTextHook } from '../../../text/create-text-hook.ts'

/** Texts of the date fields. */
export interface DateText {
  /** Date format, shown in an empty field. */
  datePattern: string
  /** Name of the button and the calendar it opens, with the field's label. */
  chooseDate: (label: string) => string
  previousYear: string
  previousMonth: string
  nextMonth: string
  nextYear: string
  today: string
  /** For text that is not a date. */
  dateUnreadable: string
  dateTooEarly: (min: string) => string
  dateTooLate: (max: string) => string
  /** For an unavailable day, with the reason. */
  dateNotOffered: (reason: string) => string
  /** Name of the range list. */
  dateRange: string
  /** Shown in the range list if the dates match no named range. */
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
  dateUnreadable: 'Enter a date as YYYY-MM-DD or choose one.',
  dateTooEarly: (min) => `Choose ${min} or a later date.`,
  dateTooLate: (max) => `Choose ${max} or an earlier date.`,
  dateNotOffered: (reason) => `This day is not available: ${reason}.`,
  dateRange: 'Date range',
  customRange: 'Custom dates',
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
