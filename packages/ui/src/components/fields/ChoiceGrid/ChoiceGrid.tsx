import { useId } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden.ts'
import { GridCell, GridHeader, GridInput, GridName, GridRoot, GridRow } from './ChoiceGrid.styles.ts'

export interface ChoiceGridOption {
  /** '' is also a choice: nothing is stated. */
  value: string
  label: string
}

export interface ChoiceGridRow {
  id: string
  label: string
  /** The value of an option. */
  value: string
}

export interface ChoiceGridProps {
  /** Names the group. */
  label: string
  options: readonly ChoiceGridOption[]
  rows: readonly ChoiceGridRow[]
  onChange: (rowId: string, value: string) => void
}

/**
 * The same choice for several items: a row per item, a column per option, all visible. One tab stop per row; arrow keys move
 * and select.
 */
export function ChoiceGrid({ label, options, rows, onChange }: ChoiceGridProps) {
  requireLabel('ChoiceGrid', label)
  const id = useId()
  return (
    <GridRoot role="group" aria-label={label} $choices={options.length}>
      {/* Each button's name is its option. */}
      <GridHeader aria-hidden>
        <span />
        {options.map((option) => (
          <span key={option.value}>{option.label}</span>
        ))}
      </GridHeader>
      {rows.map((row) => (
        <GridRow key={row.id} role="radiogroup" aria-labelledby={`${id}-${row.id}`}>
          <GridName id={`${id}-${row.id}`}>{row.label}</GridName>
          {options.map((option) => (
            <GridCell key={option.value}>
              <GridInput
                type="radio"
                name={`${id}-${row.id}`}
                value={option.value}
                checked={option.value === row.value}
                onChange={() => onChange(row.id, option.value)}
              />
              <VisuallyHidden>{option.label}</VisuallyHidden>
            </GridCell>
          ))}
        </GridRow>
      ))}
    </GridRoot>
  )
}
