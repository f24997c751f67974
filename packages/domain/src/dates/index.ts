export { addDays, datesFrom, isTooLongForReports, mondayOf, mostReportDays, wholeWeeks } from './dates.ts'
