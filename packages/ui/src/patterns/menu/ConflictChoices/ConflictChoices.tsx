import { useId } from 'react'

import { RadioInput } from '../../../components/fields/RadioGroup/RadioGroup.styles.ts'
import { ChoiceCell, ChoiceField, ChoiceLabel, ChoiceRow, ChoicesFrame, ChoiceValue } from './ConflictChoices.styles.ts'

export type ConflictChoice = 'school' | 'published' | 'open'

/** A field that both sides changed differently, as text. */
export interface ConflictRow {
  id: string
  /** "Beef taco" */
  label: string
  /** The value that both sides changed: "Before: 100 servings" */
  before: string
  school: string
  published: string
  choice: ConflictChoice
}

export interface ConflictChoicesProps {
  /** "Monday, August 24: changed on both sides" */
  label: string
  /** What the choices do: "Keep the school's", "Use the master menu's", "Leave open". */
  names: Record<ConflictChoice, string>
  rows: readonly ConflictRow[]
  onChoose: (id: string, choice: ConflictChoice) => void
}

/** Fields in conflict with both versions side by side. Each is settled by choosing a version, or left open. */
export function ConflictChoices({ label, names, rows, onChoose }: ConflictChoicesProps) {
  return (
    <ChoicesFrame role="group" aria-label={label}>
      {rows.map((row) => (
        <Row key={row.id} row={row} names={names} onChoose={(choice) => onChoose(row.id, choice)} />
      ))}
    </ChoicesFrame>
  )
}

interface RowProps {
  row: ConflictRow
  names: ConflictChoicesProps['names']
  onChoose: (choice: ConflictChoice) => void
}

function Row({ row, names, onChoose }: RowProps) {
  const id = useId()
  const cells = [
    { choice: 'school', value: row.school },
    { choice: 'published', value: row.published },
    { choice: 'open', value: null },
  ] as const
  return (
    <ChoiceRow role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={`${id}-before`}>
      <ChoiceField>
        <strong id={`${id}-label`}>
          <bdi>{row.label}</bdi>
        </strong>
        <span id={`${id}-before`}>{row.before}</span>
      </ChoiceField>
      {cells.map(({ choice, value }) => (
        <ChoiceCell key={choice} $isChosen={row.choice === choice && choice !== 'open'}>
          <RadioInput type="radio" name={id} checked={row.choice === choice} onChange={() => onChoose(choice)} />
          <span>
            <ChoiceLabel>{names[choice]}</ChoiceLabel>
            {value !== null && (
              <ChoiceValue>
                <bdi>{value}</bdi>
              </ChoiceValue>
            )}
          </span>
        </ChoiceCell>
      ))}
    </ChoiceRow>
  )
}
