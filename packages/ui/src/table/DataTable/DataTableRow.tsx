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
  /** Place among the shown rows, from 0; `rowIndex` counts all rows and the heads, from 1. */
  index: number
  rowIndex: number
  /** Id of the first cell, which names the row for its buttons. */
  cellId: string
  /** `undefined` where rows cannot be selected. */
  isSelected: boolean | undefined
  /** `undefined` where rows do not unfold. */
  isExpanded: boolean | undefined
  rowActions: DataTableProps<Row>['rowActions']
  /** Measures rows of a long list. */
  measureRef: RefCallback<HTMLTableRowElement> | undefined
}

// Clicks are heard once for all rows, see DataTableBody: a row makes no function of its own.
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
  const words = useTableText()
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
            aria-label={words.selectRow(name)}
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
            aria-label={words.detailsOf(name)}
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? `${cellId}-details` : undefined}
          >
            <ChevronRight aria-hidden />
          </button>
        </td>
      )}
      {columns.map(({ id, column, head, className, colIndex }, at) => (
        <td
          key={id}
          role="gridcell"
          id={at === 0 ? cellId : undefined}
          className={className || undefined}
          aria-colindex={colIndex}
          data-head={at === 0 ? undefined : head}
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
 * What a cell shows. A drawn cell is one box, so that a card can set it next to its header; a text keeps its own
 * direction: "1 muffin" stays so inside right-to-left text. Not components: a page has a thousand cells.
 */
function cellContent<Record extends object>(column: Column<Record>, record: Record): ReactNode {
  if (column.cell) return <div>{column.cell(record)}</div>
  const text = cellText(column, record)
  return text === '' ? null : <bdi>{text}</bdi>
}

/** One record. Drawn again only when it, its columns or its place change. */
export const DataTableRow = memo(Row) as typeof Row
