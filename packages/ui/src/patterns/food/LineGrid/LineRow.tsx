import { Ellipsis, GripVertical } from 'lucide-react'
import { memo, type PointerEvent } from 'react'

import { IconButton } from '../../../components/actions/IconButton/IconButton.tsx'
import { Menu } from '../../../components/overlays/Menu/Menu.tsx'
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { MissingValue } from '../MissingValue/MissingValue.tsx'
import type { GridColumn } from './grid-moves.ts'
import { CellNote, GridCell } from './LineCell.styles.ts'
import { ActionsCell, GridRow, Grip, NumberCell } from './LineGrid.styles.ts'
import { lineColumns, type LineGridProps, type LineGridRow, type LinePatch } from './line-grid-types.ts'
import { LineCell } from './LineCell.tsx'

/** The grid's operations for a row; one stable object, so rows do not render again for it. */
export interface RowActions {
  onPatch: (rowId: string, patch: LinePatch) => void
  onPicked: () => void
  onInsertAbove: (rowId: string) => void
  onRemove: (rowId: string) => void
  onMoveBy: (rowId: string, by: number) => void
  onGrip: (event: PointerEvent<HTMLElement>, index: number) => void
  onOpenItem: ((itemId: string) => void) | null
  onOpenDetails: ((rowId: string) => void) | null
}

interface LineRowProps {
  row: LineGridRow
  index: number
  count: number
  units: LineGridProps['units']
  searchItems: LineGridProps['searchItems']
  fractions: readonly string[]
  formatCost: LineGridProps['formatCost']
  /** The grid's tab stop, if it is in this row. */
  currentColumn: GridColumn | null
  isEditing: boolean
  isReadOnly: boolean
  drop: 'before' | 'after' | null
  isDragged: boolean
  actions: RowActions
}

/** Memoized: renders only when the row, the cursor in it, or its number changes. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const {
    row,
    index,
    count,
    units,
    searchItems,
    fractions,
    formatCost,
    currentColumn,
    isEditing,
    isReadOnly,
    actions,
  } = props
  const text = useMenuText()

  return (
    <GridRow role="row" aria-rowindex={index + 2} data-line={row.id} $drop={props.drop} $isDragged={props.isDragged}>
      <NumberCell role="rowheader">
        <VisuallyHidden>{text.lineNumber(index + 1)}</VisuallyHidden>
        {!isReadOnly && (
          <Grip aria-hidden title={text.dragLine} onPointerDown={(event) => actions.onGrip(event, index)}>
            <GripVertical />
          </Grip>
        )}
        <span aria-hidden>{index + 1}</span>
      </NumberCell>
      {lineColumns.map((column) => (
        <LineCell
          key={column}
          row={row}
          column={column}
          units={units}
          searchItems={searchItems}
          fractions={fractions}
          isCurrent={currentColumn === column}
          isEditing={isEditing && currentColumn === column}
          isReadOnly={isReadOnly}
          onPatch={actions.onPatch}
          onPicked={actions.onPicked}
        />
      ))}
      {(['grams', 'cost'] as const).map((column) => {
        const value = row[column]
        return (
          <GridCell
            key={column}
            role="gridcell"
            aria-readonly
            tabIndex={currentColumn === column ? 0 : -1}
            data-row={row.id}
            data-column={column}
            $area={column}
            $isNumber
          >
            {value && (
              <MissingValue
                value={value}
                isPlain
                {...(column === 'grams' ? { unit: 'g', digits: 0 } : { format: formatCost })}
              />
            )}
            {column === 'grams' && row.purchasedGrams !== undefined && (
              <CellNote>
                <bdi>{text.purchasedGrams(text.number(row.purchasedGrams, 0))}</bdi>
              </CellNote>
            )}
          </GridCell>
        )
      })}
      <ActionsCell role="gridcell">
        <RowMenu
          row={row}
          index={index}
          count={count}
          isReadOnly={isReadOnly}
          isCurrent={currentColumn === 'actions'}
          actions={actions}
        />
      </ActionsCell>
    </GridRow>
  )
})

interface RowMenuProps {
  row: LineGridRow
  index: number
  count: number
  isReadOnly: boolean
  isCurrent: boolean
  actions: RowActions
}

function RowMenu({ row, index, count, isReadOnly, isCurrent, actions }: RowMenuProps) {
  const text = useMenuText()
  const { item } = row
  const { onOpenItem, onOpenDetails } = actions
  const open = item && onOpenItem ? [{ label: text.openItem, onSelect: () => onOpenItem(item.id) }] : []
  const edit = isReadOnly
    ? []
    : [
        { label: text.insertLine, onSelect: () => actions.onInsertAbove(row.id) },
        { label: text.moveLineUp, disabled: index === 0, onSelect: () => actions.onMoveBy(row.id, -1) },
        { label: text.moveLineDown, disabled: index === count - 1, onSelect: () => actions.onMoveBy(row.id, 1) },
        { label: text.removeLine, tone: 'danger' as const, onSelect: () => actions.onRemove(row.id) },
      ]
  const details = item && onOpenDetails ? [{ label: text.lineDetails, onSelect: () => onOpenDetails(row.id) }] : []
  const items = [...open, ...details, ...edit]

  if (items.length === 0) return null
  const label = text.itemActions(item?.label || text.lineNumber(index + 1))
  return (
    <Menu
      label={label}
      align="end"
      sections={[{ items }]}
      trigger={(props) => (
        <IconButton {...props} label={label} tabIndex={isCurrent ? 0 : -1} data-row={row.id} data-column="actions">
          <Ellipsis aria-hidden />
        </IconButton>
      )}
    />
  )
}
