import { type ComponentType, lazy, Suspense } from 'react'

import { Button } from '../../../components/actions/Button/Button.tsx'
import { Select } from '../../../components/fields/Select/Select.tsx'
import { errorMessage } from '../../../text/error-message.ts'
import { useUiText } from '../../../text/UiText.ts'
import { chosenSchool, type SchoolOption } from './chosen-school.ts'
import { useSchoolSelectorText } from './school-selector-text.ts'
import type { SchoolSearchProps } from './SchoolSearch.tsx'
import { SelectorPlace, SelectorRoot } from './SchoolSelector.styles.ts'

// Only caterers of many schools need to search, and with it the code of comboboxes. Where it cannot be loaded, the plain
// dropdown stays.
const SchoolSearch = lazy<ComponentType<SchoolSearchProps>>(async () => {
  const loaded = await import('./SchoolSearch.tsx').catch(() => undefined)
  return { default: loaded ? loaded.SchoolSearch : ({ dropdown }) => dropdown }
})

/** More schools than one looks through without searching. */
const manySchools = 20

export interface SchoolSelectorProps {
  /** `undefined` while they are on their way. */
  schools: readonly SchoolOption[] | undefined
  /** What loading them failed with. */
  error?: unknown
  onRetry?: () => void
  /** Id of the chosen school; null is "All Schools". See `chosenSchool` for the only one. */
  value: number | null
  onChange: (schoolId: number | null) => void
  /** Goes to the school's pages. */
  onOpen: (schoolId: number) => void
}

/**
 * "All Schools" or one of the caterer's schools, and the button that opens it. A single school is chosen and cannot be
 * changed; from 20 on one searches for the school.
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
        <Button disabled={chosen === null} onClick={() => chosen !== null && onOpen(chosen)}>
          {text.openSchool}
        </Button>
      )}
    </SelectorRoot>
  )
}
