import { memo, type MouseEvent, type RefCallback } from 'react'

import { cellText, type Column } from '../columns.ts'
import { ActionsTd, Cell, CellHead, CellValue, Row as RowRoot } from './DataTableRow.styles.ts'
import { RowActions } from './RowActions.tsx'
import type { DataTableProps } from './types.ts'

interface DataTableRowProps<Row extends object> {
  record: Row
  columns: readonly Column<Row>[]
  head: (id: string) => string
  /** Place among the shown rows, from 0; `rowIndex` counts all rows and the heads, from 1. */
  index: number
  rowIndex: number
  /** Id of the first cell, which names the row for its buttons. */
  cellId: string
  isActive: boolean
  onActivate: (index: number) => void
  onOpenRow: DataTableProps<Row>['onOpenRow']
  rowActions: DataTableProps<Row>['rowActions']
  /** Measures rows of a long list. */
  measureRef: RefCallback<HTMLTableRowElement> | undefined
}

function Row<Record extends object>({
  record,
  columns,
  head,
  index,
  rowIndex,
  cellId,
  isActive,
  onActivate,
  onOpenRow,
  rowActions,
  measureRef,
}: DataTableRowProps<Record>) {
  function handleClick(event: MouseEvent<HTMLElement>) {
    const isControl = event.target instanceof Element && event.target.closest('a, button, input, label, select')
    const isSelecting = window.getSelection()?.isCollapsed === false
    if (!isControl && !isSelecting) onOpenRow?.(record)
  }

  return (
    <RowRoot
      ref={measureRef}
      role="row"
      data-row={index}
      data-index={index}
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={rowIndex}
      onFocus={() => onActivate(index)}
      onClick={handleClick}
      $isLink={Boolean(onOpenRow)}
    >
      {columns.map((column, at) => (
        <Cell
          key={column.id}
          role="gridcell"
          id={at === 0 ? cellId : undefined}
          $align={column.align ?? 'start'}
          $isName={at === 0}
          $isOneLine={column.isOneLine ?? column.align === 'end'}
        >
          <CellHead aria-hidden>{head(column.id)}</CellHead>
          {/* Records keep their own direction: "1 muffin" stays so inside right-to-left text. */}
          <CellValue>{column.cell ? column.cell(record) : <Text text={cellText(column, record)} />}</CellValue>
        </Cell>
      ))}
      {rowActions && (
        <ActionsTd role="gridcell">
          <RowActions actions={rowActions(record)} describedBy={cellId} isTabStop={isActive} />
        </ActionsTd>
      )}
    </RowRoot>
  )
}

const Text = ({ text }: { text: string }) => (text === '' ? null : <bdi>{text}</bdi>)

/** One record. Drawn again only when it, its columns or its place change. */
export const DataTableRow = memo(Row) as typeof Row
