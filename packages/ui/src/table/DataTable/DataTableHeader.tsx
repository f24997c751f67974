import type { Header } from '@tanstack/react-table'
import type { MouseEvent } from 'react'

import { useStableCallback } from '../../hooks/use-stable-callback.ts'
import { useUiText } from '../../text/UiText.ts'
import { actionsWidth } from '../column-layout.ts'
import { useTableText } from '../table-text.ts'
import type { Features } from './features.ts'
import { FilterCell } from './FilterCell.tsx'
import { HeaderCell } from './HeaderCell.tsx'
import { SelectPage } from './SelectPage.tsx'
import type { ColumnTools, ShownColumn } from './use-columns.ts'
import { useColumnDrag } from './use-column-drag.ts'
import { useHeaderKeys } from './use-header-keys.ts'
import type { Selection } from './use-selection.ts'

interface DataTableHeaderProps<Row extends object> {
  headers: readonly Header<Features, Row>[]
  columns: readonly ShownColumn<Row>[]
  tools: ColumnTools
  selection: Selection
  canExpand: boolean
  hasActions: boolean
  /** Default "Actions". */
  actionsHeader: string | undefined
  /** `null` while the filter row is off. */
  filters: Readonly<Record<string, string>> | null
  onFilter: (id: string, value: string) => void
  /** A filter got focus. */
  onFilterFocus: (id: string) => void
  /** Moves down from a header to the rows. */
  onEnterRows: (cell: number) => void
}

/** Headers are buttons: clicks sort ascending, descending, not at all; Shift adds the column to the sort order. */
export function DataTableHeader<Row extends object>({
  headers,
  columns,
  tools,
  selection,
  canExpand,
  hasActions,
  actionsHeader,
  filters,
  onFilter,
  onFilterFocus,
  onEnterRows,
}: DataTableHeaderProps<Row>) {
  const text = useUiText()
  const tableText = useTableText()
  const sortedCount = headers.filter((header) => header.column.getIsSorted()).length
  const handleKeyDown = useHeaderKeys({ tools, onEnterRows })
  const drag = useColumnDrag(tools)
  const handleSort = useStableCallback((id: string, event: MouseEvent) =>
    headers.find((each) => each.column.id === id)?.column.getToggleSortingHandler()?.(event),
  )

  return (
    <thead role="rowgroup" onKeyDown={handleKeyDown}>
      <tr role="row" aria-rowindex={1} {...(tools.isOn ? drag : {})}>
        {selection.isOn && (
          <th role="columnheader" scope="col" className="lead">
            <SelectPage selection={selection} />
          </th>
        )}
        {canExpand && (
          <th role="columnheader" scope="col" className="lead">
            <span className="cm-table-hidden">{tableText.details}</span>
          </th>
        )}
        {columns.map((column) => {
          const header = headers.find((each) => each.column.id === column.id)
          const sorted = header?.column.getIsSorted() ?? false
          return (
            <HeaderCell
              key={column.id}
              column={column}
              sorted={header?.column.getCanSort() ? sorted : null}
              place={header && sorted && sortedCount > 1 ? header.column.getSortIndex() + 1 : undefined}
              onSort={handleSort}
              tools={tools}
            />
          )
        })}
        {hasActions && (
          <th role="columnheader" scope="col" className="actions" data-column={actionsWidth}>
            <span className="label">{actionsHeader ?? text.actions}</span>
          </th>
        )}
      </tr>
      {filters && (
        <tr role="row" aria-rowindex={2}>
          {selection.isOn && <td role="gridcell" className="lead" />}
          {canExpand && <td role="gridcell" className="lead" />}
          {columns.map(({ id, column, header, className, colIndex }) => (
            <FilterCell
              key={id}
              className={className}
              colIndex={colIndex}
              label={tableText.filterColumn(header)}
              value={filters[id] ?? ''}
              onFocus={() => onFilterFocus(id)}
              onChange={column.isFilterable === false ? null : (value) => onFilter(id, value)}
            />
          ))}
          {hasActions && <td role="gridcell" className="actions" />}
        </tr>
      )}
    </thead>
  )
}
