import { memo, type MouseEvent } from 'react'

import { Icon } from '../../components/display/Icon/Icon.tsx'
import { Resizer } from './Resizer.tsx'
import type { ColumnTools, ShownColumn } from './use-columns.ts'

interface HeaderCellProps {
  column: ShownColumn<never>
  /** `null` where the column cannot be sorted. */
  sorted: 'asc' | 'desc' | false | null
  /** Its position in a sort by several columns, from 1. */
  place: number | undefined
  onSort: (id: string, event: MouseEvent) => void
  tools: ColumnTools
}

/** One header: click to sort, drag to move, drag its edge to resize. */
export const HeaderCell = memo(({ column, sorted, place, onSort, tools }: HeaderCellProps) => {
  const { id, header, className, colIndex } = column
  const width = column.column.width

  return (
    <th
      role="columnheader"
      scope="col"
      className={className || undefined}
      data-column={id}
      data-header={header}
      aria-colindex={colIndex}
      aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined}
      style={width ? { minInlineSize: width } : undefined}
    >
      {sorted !== null ? (
        <button type="button" className="sort" onClick={(event) => onSort(id, event)}>
          <span>{header}</span>
          {place !== undefined && <span className="order">{place}</span>}
          <Icon of={sorted === 'asc' ? 'arrowUp' : sorted === 'desc' ? 'arrowDown' : 'arrowUpDown'} />
        </button>
      ) : tools.isOn ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move and resize the column from here
        <span className="label" tabIndex={0}>
          {header}
        </span>
      ) : (
        <span className="label">{header}</span>
      )}
      {tools.isOn && <Resizer id={id} tools={tools} />}
    </th>
  )
})
