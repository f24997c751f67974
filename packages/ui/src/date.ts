// The date entry: fields that pick dates, with their calendar, and the arithmetic of days. The versions tied to a form
// are in the form entry, from which a bundler drops them, and the calendar, where no form uses them.
export { DateField, type DateFieldProps } from './components/fields/DateField/DateField.tsx'
export type { DateLimits } from './components/fields/DateField/date-error.ts'
export { type DateText, englishDateText } from './components/fields/DateField/date-text.ts'
export {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  isDate,
  monthEnd,
  monthStart,
  readDay,
  startOfWeek,
  todayIn,
} from './dates/days.ts'
export { weekStartOf } from './dates/day-format.ts'
export { DateRangeField, type DateRangeFieldProps } from './components/fields/DateRangeField/DateRangeField.tsx'
export {
  type DateRange,
  datesOf,
  isBackwards,
  type NamedRange,
  namedRanges,
  nameOf,
} from './components/fields/DateRangeField/date-ranges.ts'
