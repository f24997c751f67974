import { type ReactNode, useState } from 'react'

import { DateField } from '../../../components/fields/DateField/DateField.tsx'
import { DateRangeField } from '../../../components/fields/DateRangeField/DateRangeField.tsx'
import type { DateRange } from '../../../components/fields/DateRangeField/date-ranges.ts'
import { Select, type SelectOption } from '../../../components/fields/Select/Select.tsx'
import { FiltersRoot } from './ReportFilters.styles.ts'
import { SchoolsChoice, type SchoolsText } from '../SchoolsChoice/SchoolsChoice.tsx'

/** A choice beside the dates and schools: the meal, how rows are grouped. */
export interface ReportChoice {
  id: string
  label: string
  value: string
  options: SelectOption[]
  onChange: (value: string) => void
}

export interface ReportFiltersProps {
  /** Name of the filters: "Filters of the report". */
  label: string
  datesLabel: string
  /** A report of one day asks only for the end of `dates`. With `optional`, no dates is also a choice: both are ''. */
  period?: 'range' | 'day' | 'optional'
  /** The label for choosing no dates: "Any time". */
  anyText?: string
  dates: DateRange
  /** Both dates are complete and in order, or there are none. */
  onDatesChange: (dates: DateRange) => void
  /** Why the dates cannot be shown; empty or absent if they can. */
  datesError?: string | undefined
  /** Today in the time zone of the caterer. */
  today: string
  locale: string
  schools: readonly { id: number; name: string }[]
  /** The chosen schools; empty = all. */
  schoolIds: readonly number[]
  onSchoolsChange: (ids: readonly number[]) => void
  schoolsText: SchoolsText
  choices: readonly ReportChoice[]
  /** At the end: a search, or a button that opens a dialog of choices. */
  children?: ReactNode
}

/** What a report is about: dates by name or as a range, schools, and its own choices. */
export function ReportFilters({
  label,
  datesLabel,
  period = 'range',
  anyText,
  dates,
  onDatesChange,
  datesError,
  today,
  locale,
  schools,
  schoolIds,
  onSchoolsChange,
  schoolsText,
  choices,
  children,
}: ReportFiltersProps) {
  const [draft, setDraft] = useState<DateRange | null>(null)

  function handleDates(next: DateRange) {
    // A date alone, or one that is being typed, is not a range yet.
    const isNone = period === 'optional' && next.start === '' && next.end === ''
    if (isNone || isWhole(next)) {
      setDraft(null)
      onDatesChange(next)
    } else setDraft(next)
  }

  return (
    <FiltersRoot aria-label={label}>
      {period === 'day' && (
        <DateField
          label={datesLabel}
          value={(draft ?? dates).end}
          onChange={(day) => handleDates({ start: day, end: day })}
          error={datesError}
          today={today}
          locale={locale}
        />
      )}
      {period !== 'day' && (
        <DateRangeField
          label={datesLabel}
          value={draft ?? dates}
          onChange={handleDates}
          error={datesError}
          today={today}
          locale={locale}
          anyText={period === 'optional' ? anyText : undefined}
          // Menus are planned and checked by weeks that begin on Monday.
          weekStart={1}
        />
      )}
      {choices.map(({ id, label: name, value, options, onChange }) => (
        <Select key={id} label={name} value={value} options={options} onChange={onChange} />
      ))}
      <SchoolsChoice schools={schools} schoolIds={schoolIds} onChange={onSchoolsChange} text={schoolsText} />
      {children}
    </FiltersRoot>
  )
}

const isWhole = ({ start, end }: DateRange) =>
  /^\d{4}-\d{2}-\d{2}$/.test(start) && /^\d{4}-\d{2}-\d{2}$/.test(end) && start <= end
