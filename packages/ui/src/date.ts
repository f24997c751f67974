// The date entry: fields that pick dates, with their calendar, and the arithmetic of days. The versions tied to a form
// are in the form entry, from which a bundler drops them, and the calendar, where no form uses them.
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx'
export type { DateLimits } from './components/DateField/date-error.ts'
export { type DateText, englishDateText } from './components/DateField/date-text.ts'
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
} from './components/DateField/days.ts'
export { weekStartOf } from './components/DateField/day-format.ts'
export { DateRangeField, type DateRangeFieldProps } from './components/DateRangeField/DateRangeField.tsx'
export {
  type DateRange,
  datesOf,
  isBackwards,
  type NamedRange,
  namedRanges,
  nameOf,
} from './components/DateRangeField/date-ranges.ts'
