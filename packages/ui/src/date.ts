// The date entry: date fields with their calendar. The form entry has versions bound to a form,
// which bundlers drop if no form uses them.
export { DateField, type DateFieldProps } from './components/fields/DateField/DateField.tsx'
export type { DateLimits } from './components/fields/DateField/date-error.ts'
export { type DateText, englishDateText } from './components/fields/DateField/date-text.ts'
export { type Day, isDate } from './dates/days.ts'
export { DateRangeField, type DateRangeFieldProps } from './components/fields/DateRangeField/DateRangeField.tsx'
export {
  type DateRange,
  datesOf,
  isBackwards,
  type NamedRange,
  namedRanges,
  nameOf,
} from './components/fields/DateRangeField/date-ranges.ts'
