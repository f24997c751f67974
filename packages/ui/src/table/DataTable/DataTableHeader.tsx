import { useUiText } from '../../text/UiText.ts'
import { actionsWidth } from '../column-layout.ts'
import type { ColumnOrder } from '../table-state.ts'
import { useTableText } from '../table-text.ts'
import { FilterCell } from './FilterCell.tsx'
import { HeaderCell } from './HeaderCell.tsx'
import { SelectPage } from './SelectPage.tsx'
import type { ColumnTools, ShownColumn } from './use-columns.ts'
import { useColumnDrag } from './use-column-drag.ts'
import { useHeaderKeys } from './use-header-keys.ts'
import { useSorting } from './use-sorting.ts'
import type { Selection } from './use-selection.ts'

interface DataTableHeaderProps<Row extends object> {
  columns: readonly ShownColumn<Row>[]
  tools: ColumnTools
  sort: readonly ColumnOrder[]
  onSort: (sort: readonly ColumnOrder[]) => void
  /** The first rows are still loading, so nothing else is loaded yet. */
  isWaiting: boolean
  /** A header was pointed at or focused. */
  onSortPrepare: (id: string) => void
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
  columns,
  tools,
  sort,
  onSort,
  isWaiting,
  onSortPrepare,
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
  const { Sorting, sorterRef, toggle } = useSorting(!isWaiting)
  const sortedCount = columns.filter(({ id }) => sort.some((each) => each.id === id)).length
  const handleKeyDown = useHeaderKeys({ tools, onEnterRows })
  const drag = useColumnDrag(tools)

  return (
    <thead role="rowgroup" onKeyDown={handleKeyDown}>
      {Sorting && (
        <Sorting ref={sorterRef} columns={columns} sort={sort} onSort={onSort} onSortPrepare={onSortPrepare} />
      )}
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
          const at = sort.findIndex((each) => each.id === column.id)
          const sorted = at >= 0 && (sort[at]?.desc ? 'desc' : 'asc')
          return (
            <HeaderCell
              key={column.id}
              column={column}
              sorted={column.column.isSortable === false ? null : sorted}
              place={sorted && sortedCount > 1 ? at + 1 : undefined}
              onSort={toggle}
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
              id={id}
              className={className}
              colIndex={colIndex}
              label={tableText.filterColumn(header)}
              value={filters[id] ?? ''}
              isFilterable={column.isFilterable !== false}
              onFocus={onFilterFocus}
              onChange={onFilter}
            />
          ))}
          {hasActions && <td role="gridcell" className="actions" />}
        </tr>
      )}
    </thead>
  )
}
