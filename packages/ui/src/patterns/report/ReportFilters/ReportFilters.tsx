import { type ReactNode, useState } from 'react'

import { Button } from '../../../components/actions/Button/Button.tsx'
import { DateRangeField } from '../../../components/fields/DateRangeField/DateRangeField.tsx'
import type { DateRange } from '../../../components/fields/DateRangeField/date-ranges.ts'
import { CheckboxGroup } from '../../../components/fields/CheckboxGroup/CheckboxGroup.tsx'
import { Select, type SelectOption } from '../../../components/fields/Select/Select.tsx'
import { Dialog } from '../../../components/overlays/Dialog/Dialog.tsx'
import { useUiText } from '../../../text/UiText.ts'
import { FiltersRoot } from './ReportFilters.styles.ts'

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
  dates: DateRange
  /** Both dates are complete and in order. */
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
  schoolsText: {
    /** "Schools" */
    label: string
    /** "All schools" */
    all: string
    /** "3 schools" */
    some: (count: number) => string
    find: string
    show: string
    selectAll: (count: string) => string
  }
  choices: readonly ReportChoice[]
  /** At the end: the exports. */
  children?: ReactNode
}

/** What a report is about: dates by name or as a range, schools, and its own choices. */
export function ReportFilters({
  label,
  datesLabel,
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
  const [isChoosing, setIsChoosing] = useState(false)
  const only = schools.find(({ id }) => id === schoolIds[0])
  const chosenText =
    schoolIds.length === 0
      ? schoolsText.all
      : schoolIds.length === 1 && only
        ? only.name
        : schoolsText.some(schoolIds.length)

  function handleDates(next: DateRange) {
    // A date alone, or one that is being typed, is not a range yet.
    if (isWhole(next)) {
      setDraft(null)
      onDatesChange(next)
    } else setDraft(next)
  }

  return (
    <FiltersRoot aria-label={label}>
      <DateRangeField
        label={datesLabel}
        value={draft ?? dates}
        onChange={handleDates}
        error={datesError}
        today={today}
        locale={locale}
        // Menus are planned and checked by weeks from Monday on.
        weekStart={1}
      />
      {choices.map(({ id, label: name, value, options, onChange }) => (
        <Select key={id} label={name} value={value} options={options} onChange={onChange} />
      ))}
      {schools.length > 1 && (
        <Button aria-label={`${schoolsText.label}: ${chosenText}`} onClick={() => setIsChoosing(true)}>
          {chosenText}
        </Button>
      )}
      {children}
      {isChoosing && (
        <SchoolsDialog
          schools={schools}
          schoolIds={schoolIds}
          text={schoolsText}
          onChoose={(ids) => {
            setIsChoosing(false)
            onSchoolsChange(ids)
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </FiltersRoot>
  )
}

const isWhole = ({ start, end }: DateRange) =>
  /^\d{4}-\d{2}-\d{2}$/.test(start) && /^\d{4}-\d{2}-\d{2}$/.test(end) && start <= end

interface SchoolsDialogProps {
  schools: ReportFiltersProps['schools']
  schoolIds: readonly number[]
  text: ReportFiltersProps['schoolsText']
  onChoose: (ids: readonly number[]) => void
  onClose: () => void
}

/** All schools chosen is the same as none: those to come are part of it. */
function SchoolsDialog({ schools, schoolIds, text, onChoose, onClose }: SchoolsDialogProps) {
  const { cancel } = useUiText()
  const [chosen, setChosen] = useState<readonly number[]>(
    schoolIds.length === 0 ? schools.map(({ id }) => id) : schoolIds,
  )
  return (
    <Dialog
      title={text.label}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            variant="solid"
            disabled={chosen.length === 0}
            onClick={() => onChoose(chosen.length === schools.length ? [] : chosen)}
          >
            {text.show}
          </Button>
        </>
      }
    >
      <CheckboxGroup
        label={text.label}
        isLabelHidden
        value={chosen}
        onChange={setChosen}
        searchLabel={text.find}
        selectAllText={text.selectAll}
        options={schools.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Dialog>
  )
}
