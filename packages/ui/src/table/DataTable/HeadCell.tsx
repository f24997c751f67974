import type { Column as TanStackColumn } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'

import type { CellValue } from '../columns.ts'
import { HeadOrder, HeadText, SortButton } from './DataTableHead.styles.ts'
import type { Features } from './features.ts'
import { Resizer } from './Resizer.tsx'
import type { ColumnTools, ShownColumn } from './use-columns.ts'

interface HeadCellProps<Row extends object> {
  column: ShownColumn<Row>
  sorting: Pick<
    TanStackColumn<Features, Row, CellValue>,
    'getIsSorted' | 'getCanSort' | 'getSortIndex' | 'getToggleSortingHandler'
  >
  /** Several columns are sorted: each says its place in the order. */
  isOneOfSeveral: boolean
  tools: ColumnTools
}

/** One head: sorts by a press, is dragged to move, and by its edge to resize. */
export function HeadCell<Row extends object>({ column, sorting, isOneOfSeveral, tools }: HeadCellProps<Row>) {
  const { id, head, className, colIndex } = column
  const sorted = sorting.getIsSorted()
  const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ArrowUpDown
  const width = column.column.width

  return (
    <th
      role="columnheader"
      scope="col"
      className={className || undefined}
      data-column={id}
      data-head={head}
      aria-colindex={colIndex}
      aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined}
      style={width ? { minInlineSize: width } : undefined}
    >
      {sorting.getCanSort() ? (
        <SortButton type="button" onClick={sorting.getToggleSortingHandler()} $isSorted={Boolean(sorted)}>
          <span>{head}</span>
          {sorted && isOneOfSeveral && <HeadOrder>{sorting.getSortIndex() + 1}</HeadOrder>}
          <Icon aria-hidden />
        </SortButton>
      ) : tools.isOn ? (
        // A stop of the keyboard, because the column is moved and resized by keys from here.
        <HeadText tabIndex={0}>{head}</HeadText>
      ) : (
        <HeadText>{head}</HeadText>
      )}
      {tools.isOn && <Resizer id={id} tools={tools} />}
    </th>
  )
}
