import { useField } from 'react-final-form'

import * as dateField from '../components/fields/DateField/DateField.tsx'
import { dateError } from '../components/fields/DateField/date-error.ts'
import { useDateText } from '../components/fields/DateField/date-text.ts'
import * as dateRangeField from '../components/fields/DateRangeField/DateRangeField.tsx'
import { type DateRange, isBackwards } from '../components/fields/DateRangeField/date-ranges.ts'
import { useBoundField } from './use-bound-field.ts'

type Bound<Props> = Omit<Props, 'value' | 'onChange' | 'onBlur' | 'error' | 'name'> & { name: string }

const noDates: DateRange = { start: '', end: '' }
const onlySubmit = { submitFailed: true } as const

/**
 * `DateField` bound to a form value, a date as `YYYY-MM-DD` or ''. The form is not submitted while the date is
 * unreadable or outside the limits; the form's own `validate` need not check that.
 */
export function DateField({ name, ...rest }: Bound<dateField.DateFieldProps>) {
  const text = useDateText()
  const { error, ...binding } = useBoundField(name, '')
  const validate = (value: string | undefined) => dateError(value ?? '', rest, text)
  const { meta } = useField<string | undefined>(name, { validate, subscription: onlySubmit })

  // While the user types, this error waits until focus leaves the field, unless a save was rejected.
  const isOwn = error !== undefined && error === validate(binding.value)
  return (
    <dateField.DateField {...rest} name={name} {...binding} error={isOwn && !meta.submitFailed ? undefined : error} />
  )
}

/** `DateRangeField` bound to a form value, `{ start, end }`. Rejects unreadable dates and a start after the end. */
export function DateRangeField({ name, ...rest }: Bound<dateRangeField.DateRangeFieldProps>) {
  const text = useDateText()
  const { error, ...binding } = useBoundField<DateRange>(name, noDates)
  const validate = (value: DateRange | undefined) =>
    dateError(value?.start ?? '', rest, text) ??
    dateError(value?.end ?? '', rest, text) ??
    (value && isBackwards(value) ? text.startAfterEnd : undefined)
  useField<DateRange | undefined>(name, { validate, subscription: onlySubmit })

  // Each field shows the error of its date.
  const isOwn = error !== undefined && error === validate(binding.value)
  return <dateRangeField.DateRangeField {...rest} {...binding} error={isOwn ? undefined : error} />
}
