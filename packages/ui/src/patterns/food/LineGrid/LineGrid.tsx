import { Plus } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'

import { Button } from '../../../components/actions/Button/Button.tsx'
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import { type GridColumn, gridColumns } from './grid-moves.ts'
import { GridFooter, GridFrame, GridHeader, GridRoot, HeaderCell, HelpRoot, NoLines } from './LineGrid.styles.ts'
import type { LineGridProps } from './line-grid-types.ts'
import { LineRow, type RowActions } from './LineRow.tsx'
import { useLineCursor } from './use-line-cursor.ts'
import { useLineKeys } from './use-line-keys.ts'
import { useRowDrag } from './use-row-drag.ts'

const noFractions: readonly string[] = []

/** The lines of a recipe as in a spreadsheet: type, paste, move and search without leaving the keyboard. */
export function LineGrid(props: LineGridProps) {
  const { label, rows, units, fractions = noFractions, searchItems, formatCost, isReadOnly = false, onOpenItem } = props
  const text = useMenuText()
  const gridRef = useRef<HTMLDivElement>(null)
  const addRef = useRef<HTMLButtonElement>(null)
  const [announcement, announce] = useState('')
  const cursor = useLineCursor(gridRef, rows)
  const keys = useLineKeys({ ...props, gridRef, addRef, cursor, onAnnounce: announce })
  const drag = useRowDrag(gridRef, keys.move)

  const patch = useStableCallback(props.onChange)
  const openItem = useStableCallback((itemId: string) => onOpenItem?.(itemId))
  const openDetails = useStableCallback((rowId: string) => props.onOpenDetails?.(rowId))
  const picked = useStableCallback(cursor.stopEditing)
  const insertAbove = useStableCallback((rowId: string) => keys.insert(indexOf(rowId)))
  const remove = useStableCallback((rowId: string) => keys.remove(indexOf(rowId)))
  const moveBy = useStableCallback((rowId: string, by: number) => keys.move(indexOf(rowId), indexOf(rowId) + by))
  const { current } = cursor
  const hasOpen = onOpenItem !== undefined
  const hasDetails = props.onOpenDetails !== undefined && !isReadOnly
  const actions = useMemo<RowActions>(
    () => ({
      onPatch: patch,
      onPicked: picked,
      onInsertAbove: insertAbove,
      onRemove: remove,
      onMoveBy: moveBy,
      onGrip: drag.start,
      onOpenItem: hasOpen ? openItem : null,
      onOpenDetails: hasDetails ? openDetails : null,
    }),
    [patch, picked, insertAbove, remove, moveBy, drag.start, openItem, hasOpen, openDetails, hasDetails],
  )

  function indexOf(rowId: string) {
    return rows.findIndex((row) => row.id === rowId)
  }

  // Not while typing: half a word may be the full name of something else.
  const edited = current?.isEditing ? current : null
  const leave = useStableCallback((rowId: string, column: GridColumn) => {
    const row = rows.find(({ id }) => id === rowId)
    if (row && column === 'amount') props.onLeaveAmount?.(rowId)
    if (column === 'item' && row && !row.item && row.itemText.trim() !== '') props.onLeaveItem?.(row.itemText.trim())
  })
  const [editedRow, editedColumn] = [edited?.rowId, edited?.column]
  useEffect(
    () => (editedRow === undefined || editedColumn === undefined ? undefined : () => leave(editedRow, editedColumn)),
    [editedRow, editedColumn, leave],
  )

  const headers = { ...text.lineColumns, actions: '' }

  return (
    <GridFrame onPaste={isReadOnly ? undefined : keys.handlePaste}>
      <GridRoot
        ref={gridRef}
        role="grid"
        aria-label={label}
        aria-readonly={isReadOnly || undefined}
        aria-rowcount={rows.length + 1}
        aria-colcount={gridColumns.length + 1}
        onKeyDown={keys.handleKeyDown}
        onFocus={cursor.handleFocus}
        onBlur={cursor.handleBlur}
        onClick={isReadOnly ? undefined : cursor.handleClick}
        onCopy={keys.handleCopy}
      >
        <div role="rowgroup">
          <GridHeader role="row" aria-rowindex={1}>
            <HeaderCell role="columnheader">
              <VisuallyHidden>{text.lineNo}</VisuallyHidden>
            </HeaderCell>
            {gridColumns.map((column) => (
              <HeaderCell
                key={column}
                role="columnheader"
                $isNumber={column === 'amount' || column === 'grams' || column === 'cost'}
              >
                {headers[column] || <VisuallyHidden>{text.lineActions}</VisuallyHidden>}
              </HeaderCell>
            ))}
          </GridHeader>
        </div>
        <div role="rowgroup">
          {rows.map((row, index) => (
            <LineRow
              key={row.id}
              row={row}
              index={index}
              count={rows.length}
              units={units}
              searchItems={searchItems}
              fractions={fractions}
              formatCost={formatCost}
              currentColumn={current?.rowId === row.id ? current.column : null}
              isEditing={current?.rowId === row.id && current.isEditing}
              isReadOnly={isReadOnly}
              drop={drag.dropAt(index, rows.length)}
              isDragged={drag.draggedIndex === index}
              actions={actions}
            />
          ))}
        </div>
      </GridRoot>
      {rows.length === 0 && (
        <NoLines>
          <p>{text.noLines}</p>
          {!isReadOnly && <p>{text.noLinesHint}</p>}
        </NoLines>
      )}
      {!isReadOnly && (
        <GridFooter>
          <Button ref={addRef} size="small" onClick={() => keys.insert(rows.length)}>
            <Plus aria-hidden />
            {text.addLine}
          </Button>
          <HelpRoot>
            <summary>{text.gridHelp}</summary>
            <dl>
              {text.gridShortcuts.map(({ keys: pressed, does }) => (
                <div key={pressed} style={{ display: 'contents' }}>
                  <dt>{pressed}</dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </HelpRoot>
        </GridFooter>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </GridFrame>
  )
}
