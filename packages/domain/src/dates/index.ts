export { addDays, datesFrom, mondayOf } from './dates.ts'
