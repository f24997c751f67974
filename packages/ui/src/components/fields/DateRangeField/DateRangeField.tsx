import { type FocusEvent, type ReactNode, useId } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { DateField } from '../DateField/DateField.tsx'
import type { DateLimits } from '../DateField/date-error.ts'
import { useDateText } from '../DateField/date-text.ts'
import { dayFormat } from '../../../dates/day-format.ts'
import { type Day, todayIn } from '../../../dates/days.ts'
import { FieldMark } from '../Field/Field.styles.ts'
import { Select } from '../Select/Select.tsx'
import { type DateRange, datesOf, isBackwards, namedRanges, nameOf } from './date-ranges.ts'
import { RangeHint, RangeLegend, RangeNames, RangeRoot, RangeRow } from './DateRangeField.styles.ts'

export interface DateRangeFieldProps extends DateLimits {
  /** Label of both dates: "Delivered". */
  label: string
  /** For screen readers only. */
  isLabelHidden?: boolean
  /** Both dates as `YYYY-MM-DD`, inclusive; '' is open. Text that is not a date stays as typed. */
  value: DateRange
  onChange: (value: DateRange) => void
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  hint?: ReactNode
  /** The error, shown at the end date; empty or absent if none. */
  error?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** The day that named ranges count from. Defaults to today in `timeZone`; without both no named ranges show. */
  today?: Day | undefined
  /** The time zone that determines today: the caterer's, never silently the browser's. */
  timeZone?: string | undefined
  /** BCP 47: names of months and days, first day of the week. */
  locale?: string | undefined
  /** The label for choosing no dates: "Any time". Absent = dates are expected. */
  anyText?: string | undefined
  /** The day that named weeks begin on, 0 for Sunday to 6; by default the locale's. */
  weekStart?: number | undefined
}

/** The value for no dates in the list of named ranges. */
const anyTime = 'any'

/** Two dates, or a named range: today, yesterday, this week … this year. */
export function DateRangeField({
  label,
  isLabelHidden = false,
  value,
  onChange,
  onBlur,
  hint,
  error,
  required,
  disabled,
  today,
  timeZone,
  locale = 'en-US',
  anyText,
  weekStart: ownWeekStart,
  ...limits
}: DateRangeFieldProps) {
  requireLabel('DateRangeField', label)
  const text = useDateText()
  const hintId = useId()
  const now = today ?? (timeZone ? todayIn(timeZone) : undefined)
  const weekStart = ownWeekStart ?? dayFormat(locale).weekStart
  const ranges = namedRanges.map((name) => ({ value: name, label: text.namedRanges[name] }))
  const shared = { ...limits, required, disabled, today: now, locale, range: value, onBlur, isLabelHidden: true }

  return (
    <RangeRoot aria-describedby={hint ? hintId : undefined}>
      <RangeLegend $isHidden={isLabelHidden}>
        {label}
        {required && <FieldMark aria-hidden>{' *'}</FieldMark>}
      </RangeLegend>
      <RangeRow>
        {now && (
          <RangeNames>
            <Select
              label={text.dateRange}
              isLabelHidden
              disabled={disabled}
              value={anyText !== undefined && isOpen(value) ? anyTime : (nameOf(value, now, weekStart) ?? '')}
              placeholder={text.customRange}
              options={anyText === undefined ? ranges : [{ value: anyTime, label: anyText }, ...ranges]}
              onChange={(chosen) => {
                const name = namedRanges.find((known) => known === chosen)
                onChange(name ? datesOf(name, now, weekStart) : { start: '', end: '' })
              }}
            />
          </RangeNames>
        )}
        <DateField
          {...shared}
          label={text.startDate}
          value={value.start}
          onChange={(start) => onChange({ ...value, start })}
        />
        <DateField
          {...shared}
          label={text.endDate}
          value={value.end}
          onChange={(end) => onChange({ ...value, end })}
          error={isBackwards(value) ? text.startAfterEnd : error}
        />
      </RangeRow>
      {hint && <RangeHint id={hintId}>{hint}</RangeHint>}
    </RangeRoot>
  )
}

const isOpen = ({ start, end }: DateRange) => start === '' && end === ''
