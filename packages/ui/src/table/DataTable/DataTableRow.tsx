import { ChevronRight } from 'lucide-react'
import { memo, type ReactNode, type RefCallback } from 'react'

import { useTableText } from '../table-text.ts'
import { cellText, type Column } from '../columns.ts'
import { RowActions } from './RowActions.tsx'
import type { DataTableProps } from './types.ts'
import type { ShownColumn } from './use-columns.ts'

interface DataTableRowProps<Row extends object> {
  record: Row
  columns: readonly ShownColumn<Row>[]
  /** Index among the shown rows; `rowIndex` counts all rows and the header rows, from 1. */
  index: number
  rowIndex: number
  /** Id of the first cell, which names the row for its buttons. */
  cellId: string
  /** `undefined` where rows cannot be selected. */
  isSelected: boolean | undefined
  /** `undefined` where rows do not expand. */
  isExpanded: boolean | undefined
  rowActions: DataTableProps<Row>['rowActions']
  /** Measures rows of a long list. */
  measureRef: RefCallback<HTMLTableRowElement> | undefined
}

// DataTableBody handles the clicks of all rows, so a row creates no handlers.
const ignoreChange = () => {}

function Row<Record extends object>({
  record,
  columns,
  index,
  rowIndex,
  cellId,
  isSelected,
  isExpanded,
  rowActions,
  measureRef,
}: DataTableRowProps<Record>) {
  const tableText = useTableText()
  const first = columns[0]
  const hasLead = isSelected !== undefined || isExpanded !== undefined
  const name = hasLead && first ? cellText(first.column, record) : ''

  return (
    <tr
      ref={measureRef}
      role="row"
      data-row={index}
      data-index={measureRef ? index : undefined}
      aria-rowindex={rowIndex}
      aria-selected={isSelected}
    >
      {isSelected !== undefined && (
        <td role="gridcell" className="lead" data-select-cell>
          <input
            type="checkbox"
            data-select
            tabIndex={-1}
            aria-label={tableText.selectRow(name)}
            checked={isSelected}
            onChange={ignoreChange}
          />
        </td>
      )}
      {isExpanded !== undefined && (
        <td role="gridcell" className="lead">
          <button
            type="button"
            data-expand
            tabIndex={-1}
            aria-label={tableText.detailsOf(name)}
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? `${cellId}-details` : undefined}
          >
            <ChevronRight aria-hidden />
          </button>
        </td>
      )}
      {columns.map(({ id, column, header, className, colIndex }, at) => (
        <td
          key={id}
          role="gridcell"
          id={at === 0 ? cellId : undefined}
          className={className || undefined}
          aria-colindex={colIndex}
          data-header={at === 0 ? undefined : header}
        >
          {cellContent(column, record)}
        </td>
      ))}
      {rowActions && (
        <td role="gridcell" className="actions">
          <RowActions actions={rowActions(record)} describedBy={cellId} />
        </td>
      )}
    </tr>
  )
}

/**
 * The content of a cell. A custom cell is one box, so a card can place it next to its header. A text keeps its own
 * direction: "1 muffin" stays in order inside right-to-left text. Not components, because a page has a thousand cells.
 */
function cellContent<Record extends object>(column: Column<Record>, record: Record): ReactNode {
  if (column.cell) return <div>{column.cell(record)}</div>
  const text = cellText(column, record)
  return text === '' ? null : <bdi>{text}</bdi>
}

/** One record. Renders only when the record, its columns or its position change. */
export const DataTableRow = memo(Row) as typeof Row
