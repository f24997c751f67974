import { memo, type ReactNode, type RefCallback } from 'react'

import { Icon } from '../../components/display/Icon/Icon.tsx'
import { useTableText } from '../table-text.ts'
import { cellText, type Column } from '../columns.ts'
import { rowActionsContent } from './RowActions.tsx'
import type { DataTableProps, RowKey } from './types.ts'
import type { ShownColumn } from './use-columns.ts'

interface DataTableRowProps<Row extends object> {
  record: Row
  recordKey: RowKey
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
  recordKey,
  columns,
  index,
  rowIndex,
  cellId,
  isSelected,
  isExpanded,
  rowActions,
  measureRef,
}: DataTableRowProps<Record>) {
  const [first] = columns

  return (
    <tr
      ref={measureRef}
      role="row"
      data-row={index}
      data-index={measureRef ? index : undefined}
      aria-rowindex={rowIndex}
      aria-selected={isSelected}
    >
      {(isSelected !== undefined || isExpanded !== undefined) && (
        <LeadCells
          name={first ? cellText(first.column, record) : ''}
          detailsId={`${cellId}-details`}
          isSelected={isSelected}
          isExpanded={isExpanded}
        />
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
          {cellContent(column, record, recordKey)}
        </td>
      ))}
      {rowActions && (
        <td role="gridcell" className="actions">
          <div>{rowActionsContent({ actions: rowActions(record), recordKey, describedBy: cellId })}</div>
        </td>
      )}
    </tr>
  )
}

interface LeadCellsProps {
  /** Text of the first cell. */
  name: string
  detailsId: string
  isSelected: boolean | undefined
  isExpanded: boolean | undefined
}

/** The checkbox and the expand button. Separate, so that rows without them read no texts. */
function LeadCells({ name, detailsId, isSelected, isExpanded }: LeadCellsProps) {
  const tableText = useTableText()

  return (
    <>
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
            aria-controls={isExpanded ? detailsId : undefined}
          >
            <Icon of="chevronRight" />
          </button>
        </td>
      )}
    </>
  )
}

/** Longer texts get a box that limits their width and their lines; shorter ones cannot reach its width. */
const longText = 40

/** Letters of scripts that are written from right to left: Hebrew, Arabic and their relatives. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/

/**
 * The content of a cell. A custom cell is one box, so a card can place it next to its header. A short text is the cell's
 * own, without an element around it, because a page has a thousand cells.
 */
function cellContent<Record extends object>(column: Column<Record>, record: Record, key: RowKey): ReactNode {
  // Keyed by its record, because the row's element may show another record next.
  if (column.cell) return <div key={key}>{column.cell(record)}</div>
  const text = cellText(column, record)
  return text.length > longText || rightToLeft.test(text) ? <bdi>{text}</bdi> : text || null
}

/** One record. Renders only when the record, its columns or its position change. */
export const DataTableRow = memo(Row) as typeof Row
