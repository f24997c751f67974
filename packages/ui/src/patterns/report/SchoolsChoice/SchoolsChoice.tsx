import { lazy, Suspense, useState } from 'react'

import { Button } from '../../../components/actions/Button/Button.tsx'

// A report shows its figures first; few readers choose schools.
const SchoolsDialog = lazy(async () => {
  const { SchoolsDialog: component } = await import('./SchoolsDialog.tsx')
  return { default: component }
})

export interface SchoolsText {
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

export interface SchoolsChoiceProps {
  schools: readonly { id: number; name: string }[]
  /** The chosen schools; empty = all. */
  schoolIds: readonly number[]
  onChange: (ids: readonly number[]) => void
  text: SchoolsText
  /** The button shows its label, where something else next to it also names schools. */
  isLabelShown?: boolean
}

/** Some or all of the schools, chosen in a dialog. Renders nothing for a single school. */
export function SchoolsChoice({ schools, schoolIds, onChange, text, isLabelShown = false }: SchoolsChoiceProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const only = schools.find(({ id }) => id === schoolIds[0])
  const chosenText =
    schoolIds.length === 0 ? text.all : schoolIds.length === 1 && only ? only.name : text.some(schoolIds.length)

  const name = `${text.label}: ${chosenText}`

  if (schools.length < 2) return null
  return (
    <>
      <Button aria-label={name} onClick={() => setIsChoosing(true)}>
        {isLabelShown ? name : chosenText}
      </Button>
      <Suspense>
        {isChoosing && (
          <SchoolsDialog
            schools={schools}
            schoolIds={schoolIds}
            text={text}
            onChoose={(ids) => {
              setIsChoosing(false)
              onChange(ids)
            }}
            onClose={() => setIsChoosing(false)}
          />
        )}
      </Suspense>
    </>
  )
}
