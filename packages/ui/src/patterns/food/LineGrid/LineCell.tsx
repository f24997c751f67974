import { type KeyboardEvent, memo, useId } from 'react'

import { useMenuText } from '../../use-menu-text.ts'
import { AmountEditor } from './AmountEditor.tsx'
import { ItemEditor } from './ItemEditor.tsx'
import {
  CellEmpty,
  CellError,
  CellInput,
  CellLoose,
  CellNote,
  CellPlus,
  CellSelect,
  GridCell,
} from './LineCell.styles.ts'
import { amountText, cellText, formChoices, groupsOf, unitChoices, unitText } from './line-cell-text.ts'
import type { LineColumn, LineGridProps, LineGridRow, LinePatch, UnitOption } from './line-grid-types.ts'

export interface LineCellProps {
  row: LineGridRow
  column: LineColumn
  units: LineGridProps['units']
  searchItems: LineGridProps['searchItems']
  fractions: readonly string[]
  /** The grid's tab stop. */
  isCurrent: boolean
  isEditing: boolean
  isReadOnly: boolean
  onPatch: (rowId: string, patch: LinePatch) => void
  onPicked: () => void
}

/** A cell the user fills in: text, or an editor while it is edited. */
export const LineCell = memo(function LineCell(props: LineCellProps) {
  const { row, column, isCurrent, isEditing, isReadOnly } = props
  const errorId = useId()
  const error = row.errors?.[column]

  return (
    <GridCell
      role="gridcell"
      tabIndex={isEditing ? undefined : isCurrent ? 0 : -1}
      aria-readonly={isReadOnly || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      data-row={row.id}
      data-column={column}
      $area={column}
      $isNumber={column === 'amount'}
      $isInvalid={error !== undefined}
      $isEditable={!isReadOnly}
    >
      {isEditing ? <Editor {...props} /> : <CellText {...props} />}
      {error && <CellError id={errorId}>{error}</CellError>}
    </GridCell>
  )
})

function CellText({ row, column, units }: LineCellProps) {
  const text = useMenuText()
  const value = cellText(row, column, units, text.lineForms)

  // Empty cells show their column's name on phones, which have no headers.
  if (value === '') return <CellEmpty aria-hidden>{text.lineColumns[column]}</CellEmpty>
  if (column === 'item' && !row.item) return <CellLoose>{value}</CellLoose>
  const { plus, yieldText, itemNote } = row
  // Names keep their text direction, but align with the start of the page.
  return (
    <>
      <span>
        <bdi>{column === 'amount' ? row.amount : value}</bdi>
      </span>
      {plus && column === 'amount' && (
        <CellPlus>
          <bdi dir="ltr">+ {plus.amount}</bdi>
        </CellPlus>
      )}
      {plus && column === 'unit' && (
        <CellPlus>
          <bdi>{unitText(plus.unit, units)}</bdi>
        </CellPlus>
      )}
      {itemNote && column === 'item' && <CellNote>{itemNote}</CellNote>}
      {yieldText && column === 'form' && (
        <CellNote>
          <bdi>{yieldText}</bdi>
        </CellNote>
      )}
    </>
  )
}

function Editor({ row, column, units, searchItems, fractions, onPatch, onPicked }: LineCellProps) {
  const text = useMenuText()
  const label = text.lineColumns[column]
  const patch = (change: LinePatch) => onPatch(row.id, change)

  if (column === 'item') {
    return <ItemEditor row={row} label={label} searchItems={searchItems} onPatch={patch} onPicked={onPicked} />
  }
  if (column === 'unit' || column === 'form') {
    const choices: UnitOption[] = column === 'unit' ? unitChoices(row, units) : formChoices(text.lineFormNames)
    return (
      <CellSelect
        autoFocus
        aria-label={label}
        value={row[column]}
        onChange={(event) => patch({ [column]: event.target.value })}
        // Arrow keys change the selection here, so the grid must not move.
        onKeyDown={(event: KeyboardEvent) => event.key.startsWith('Arrow') && event.stopPropagation()}
      >
        {groupsOf(choices).map(({ group, options }) =>
          group === null ? (
            <Options key="" options={options} />
          ) : (
            <optgroup key={group} label={group}>
              <Options options={options} />
            </optgroup>
          ),
        )}
      </CellSelect>
    )
  }
  if (column === 'amount') {
    return (
      <AmountEditor
        label={label}
        amount={amountText(row)}
        fractions={fractions}
        onChange={(amount) => patch({ amount, plus: null })}
      />
    )
  }
  return (
    <CellInput
      autoFocus
      aria-label={label}
      autoComplete="off"
      value={row[column]}
      // A letter typed on the cell is already in the field; typing continues after it.
      onFocus={({ currentTarget: input }) => input.setSelectionRange(input.value.length, input.value.length)}
      onChange={(event) => patch({ [column]: event.target.value })}
    />
  )
}

function Options({ options }: { options: readonly UnitOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
