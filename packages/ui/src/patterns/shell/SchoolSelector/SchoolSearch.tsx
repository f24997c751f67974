import { type ReactNode, useMemo } from 'react'

import { Combobox } from '../../../components/fields/Combobox/Combobox.tsx'
import type { SchoolOption } from './chosen-school.ts'
import { useSchoolSelectorText } from './school-selector-text.ts'

export interface SchoolSearchProps {
  schools: readonly SchoolOption[]
  value: number | null
  onChange: (schoolId: number | null) => void
  /** Shown instead if it fails to load. */
  dropdown: ReactNode
}

interface Choice {
  /** Null is "All Schools". */
  id: number | null
  name: string
}

/** The dropdown for a caterer with many schools: type to search. */
export function SchoolSearch({ schools, value, onChange }: SchoolSearchProps) {
  const text = useSchoolSelectorText()
  const options = useMemo<Choice[]>(
    () => [
      { id: null, name: text.allSchools },
      ...schools.map(({ schoolId, schoolName }) => ({ id: schoolId, name: schoolName })),
    ],
    [schools, text.allSchools],
  )

  return (
    <Combobox
      label={text.school}
      isLabelHidden
      value={options.find(({ id }) => id === value) ?? null}
      onChange={(option) => onChange(option?.id ?? null)}
      options={options}
      getKey={({ id }) => id ?? 'all'}
      getLabel={({ name }) => name}
    />
  )
}
