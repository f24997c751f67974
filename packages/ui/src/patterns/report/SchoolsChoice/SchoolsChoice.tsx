import { useState } from 'react'

import { Button } from '../../../components/actions/Button/Button.tsx'
import { CheckboxGroup } from '../../../components/fields/CheckboxGroup/CheckboxGroup.tsx'
import { Dialog } from '../../../components/overlays/Dialog/Dialog.tsx'
import { useUiText } from '../../../text/UiText.ts'

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
  /** The button shows its label, where something else beside it names schools, too. */
  isLabelShown?: boolean
}

/** Some or all of the schools, chosen in a dialog. Nothing to choose from one school. */
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
    </>
  )
}

interface SchoolsDialogProps {
  schools: SchoolsChoiceProps['schools']
  schoolIds: readonly number[]
  text: SchoolsText
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
