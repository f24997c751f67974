export { addDays, datesFrom, isTooLongForReports, mondayOf, mostReportDays, weekdayOf, wholeWeeks } from './dates.ts'
export { dayOrderOf, writtenDay, type DayOrder } from './written-day.ts'
