import { type MouseEvent, useMemo } from 'react'

import { DataTableRow } from './DataTableRow.tsx'
import { ExpandedRow } from './ExpandedRow.tsx'
import { Spacer } from './Spacer.tsx'
import type { DataTableProps, RowKey } from './types.ts'
import type { ShownColumn } from './use-columns.ts'
import type { Selection } from './use-selection.ts'
import { useRowSlots } from './use-row-slots.ts'
import type { useTableRows } from './use-table-rows.ts'

interface DataTableBodyProps<Row extends object> {
  rows: ReturnType<typeof useTableRows<Row>>
  columns: readonly ShownColumn<Row>[]
  columnCount: number
  /** Header rows above the first row. */
  headerRows: number
  idPrefix: string
  keyOf: (row: Row, at: number) => RowKey
  selection: Selection
  expanded: ReadonlySet<RowKey>
  onExpand: (key: RowKey) => void
  onOpen: ((index: number) => void) | undefined
  props: DataTableProps<Row>
}

const ownClicks = 'a, button, input, label, select, textarea, [popover]'

/** The visible rows, with spacers for the others. Handles the clicks of all rows. */
export function DataTableBody<Row extends object>({
  rows,
  columns,
  columnCount,
  headerRows,
  idPrefix,
  keyOf,
  selection,
  expanded,
  onExpand,
  onOpen,
  props,
}: DataTableBodyProps<Row>) {
  const { rowActions, expandRow } = props
  const { all, shown, drawn, first, start, measure } = rows

  const keys = useMemo(
    () => drawn.map((record, offset) => keyOf(record, shown[first + offset] ?? 0)),
    [drawn, shown, first, keyOf],
  )
  const slots = useRowSlots(keys, all, rows.canReuse)

  function handleClick(event: MouseEvent<HTMLElement>) {
    const target = event.target instanceof Element ? event.target : null
    const row = target?.closest<HTMLElement>('[data-row]')
    if (!target || !row || row.parentElement !== event.currentTarget) return
    const index = Number(row.dataset['row'])
    const isMarkingText = window.getSelection()?.isCollapsed === false

    if (target.closest('[data-select-cell]')) selection.toggle(index, event.shiftKey)
    else if (target.closest('[data-expand]')) onExpand(keys[index - first] ?? index)
    else if (!target.closest(ownClicks) && !isMarkingText) onOpen?.(index)
  }

  return (
    // The scroll area handles keys, so they still work when the focused row was scrolled away.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
    <tbody role="rowgroup" onClick={handleClick}>
      <Spacer height={rows.before} />
      {drawn.flatMap((record, offset) => {
        const index = first + offset
        const key = keys[offset] ?? index
        const isExpanded = expandRow ? expanded.has(key) : undefined
        const cellId = `${idPrefix}-${index}`
        const row = (
          <DataTableRow
            key={slots[offset]}
            recordKey={key}
            measureRef={measure}
            record={record}
            columns={columns}
            index={index}
            rowIndex={start + index + headerRows + 1}
            cellId={cellId}
            isSelected={selection.isOn ? selection.selected.has(key) : undefined}
            isExpanded={isExpanded}
            rowActions={rowActions}
          />
        )
        if (!isExpanded || !expandRow) return row
        return [
          row,
          <ExpandedRow
            key={`details of ${key}`}
            id={`${cellId}-details`}
            labelledBy={cellId}
            columnCount={columnCount}
            onResize={measure}
          >
            {expandRow(record)}
          </ExpandedRow>,
        ]
      })}
      <Spacer height={rows.after} />
    </tbody>
  )
}
