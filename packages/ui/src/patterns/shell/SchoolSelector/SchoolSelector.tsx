import { type ComponentType, lazy, Suspense } from 'react'

import { Button } from '../../../components/actions/Button/Button.tsx'
import { Select } from '../../../components/fields/Select/Select.tsx'
import { errorMessage } from '../../../text/error-message.ts'
import { useUiText } from '../../../text/UiText.ts'
import { chosenSchool, type SchoolOption } from './chosen-school.ts'
import { useSchoolSelectorText } from './school-selector-text.ts'
import type { SchoolSearchProps } from './SchoolSearch.tsx'
import { SelectorPlace, SelectorRoot } from './SchoolSelector.styles.ts'

// Only caterers with many schools need the search and the combobox code it loads. If that fails to load, the plain
// dropdown stays.
const SchoolSearch = lazy<ComponentType<SchoolSearchProps>>(async () => {
  const loaded = await import('./SchoolSearch.tsx').catch(() => undefined)
  return { default: loaded ? loaded.SchoolSearch : ({ dropdown }) => dropdown }
})

/** From this many schools on the dropdown is a search. */
const manySchools = 20

export interface SchoolSelectorProps {
  /** `undefined` while loading. */
  schools: readonly SchoolOption[] | undefined
  /** The error of loading them. */
  error?: unknown
  onRetry?: () => void
  /** Id of the selected school; null is "All Schools". See `chosenSchool` for a single school. */
  value: number | null
  onChange: (schoolId: number | null) => void
  /** Opens the school's pages; without it there is no button. */
  onOpen?: ((schoolId: number) => void) | undefined
}

/**
 * "All Schools" or one of the caterer's schools, and the button that opens it. A single school is selected and cannot be
 * changed; from 20 schools on, the dropdown is a search.
 */
export function SchoolSelector({ schools, error, onRetry, value, onChange, onOpen }: SchoolSelectorProps) {
  const text = useSchoolSelectorText()
  const { retry, loading, somethingWentWrong } = useUiText()
  const chosen = chosenSchool(schools, value)
  const hasFailed = Boolean(error)

  const first = hasFailed ? text.allSchools : !schools ? loading : schools.length ? text.allSchools : text.noSchools
  const dropdown = (
    <Select
      label={text.school}
      isLabelHidden
      value={chosen === null ? '' : String(chosen)}
      onChange={(next) => onChange(next === '' ? null : Number(next))}
      options={[
        ...(schools?.length === 1 ? [] : [{ value: '', label: first }]),
        ...(schools ?? []).map(({ schoolId, schoolName }) => ({ value: String(schoolId), label: schoolName })),
      ]}
      disabled={hasFailed || !schools || schools.length < 2}
      error={hasFailed ? errorMessage(error, somethingWentWrong) : undefined}
      aria-busy={!schools && !hasFailed}
    />
  )

  return (
    <SelectorRoot>
      <SelectorPlace>
        {schools && !hasFailed && schools.length > manySchools ? (
          <Suspense fallback={dropdown}>
            <SchoolSearch schools={schools} value={chosen} onChange={onChange} dropdown={dropdown} />
          </Suspense>
        ) : (
          dropdown
        )}
      </SelectorPlace>
      {hasFailed && onRetry ? (
        <Button onClick={onRetry}>{retry}</Button>
      ) : (
        onOpen && (
          <Button disabled={chosen === null} onClick={() => chosen !== null && onOpen(chosen)}>
            {text.openSchool}
          </Button>
        )
      )}
    </SelectorRoot>
  )
}
