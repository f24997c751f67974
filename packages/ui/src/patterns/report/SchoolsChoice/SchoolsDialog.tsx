import { useState } from 'react'

import { Button } from '../../../components/actions/Button/Button.tsx'
import { CheckboxGroup } from '../../../components/fields/CheckboxGroup/CheckboxGroup.tsx'
import { Dialog } from '../../../components/overlays/Dialog/Dialog.tsx'
import { useUiText } from '../../../text/UiText.ts'
import type { SchoolsChoiceProps, SchoolsText } from './SchoolsChoice.tsx'

interface SchoolsDialogProps {
  schools: SchoolsChoiceProps['schools']
  schoolIds: readonly number[]
  text: SchoolsText
  onChoose: (ids: readonly number[]) => void
  onClose: () => void
}

/** Choosing all schools is the same as choosing none: future schools are included. */
export function SchoolsDialog({ schools, schoolIds, text, onChoose, onClose }: SchoolsDialogProps) {
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
