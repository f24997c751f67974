export { addDays, datesFrom, isTooLongForReports, mondayOf, mostReportDays } from './dates.ts'
