import { rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { memo, type MouseEvent, type Ref, useEffect, useImperativeHandle, useMemo } from 'react'

import type { ColumnOrder } from '../table-state.ts'
import type { ShownColumn } from './use-columns.ts'
import { useIdleRanks } from './use-idle-ranks.ts'

// Only this feature of TanStack; the others stay out of the bundle.
const features = tableFeatures({ rowSortingFeature })
const noRows: never[] = []

export interface Sorter {
  /** Sorts by a column as a click on its header does. */
  toggle: (id: string, event: MouseEvent) => void
}

export interface HeaderSortingProps<Row extends object> {
  ref: Ref<Sorter>
  columns: readonly ShownColumn<Row>[]
  sort: readonly ColumnOrder[]
  onSort: (sort: readonly ColumnOrder[]) => void
  /** Ranks a column's values. */
  onSortPrepare: (id: string) => void
}

function Sorting<Row extends object>({ ref, columns, sort, onSort, onSortPrepare }: HeaderSortingProps<Row>) {
  const table = useTable({
    features,
    columns: useMemo(
      () =>
        columns.map(({ column }) => ({
          id: column.id,
          accessorFn: column.value,
          enableSorting: column.isSortable ?? true,
          sortDescFirst: false,
        })),
      [columns],
    ),
    data: noRows,
    manualSorting: true,
    state: useMemo(() => ({ sorting: [...sort] }), [sort]),
    onSortingChange: (update) => onSort(typeof update === 'function' ? update([...sort]) : update),
  })
  useImperativeHandle(ref, () => ({
    toggle: (id, event) => table.getColumn(id)?.getToggleSortingHandler()?.(event),
  }))
  // The table builds its columns when it is first asked for one. Ask now, so that the first click does not wait.
  useEffect(() => {
    for (const { id } of columns) table.getColumn(id)?.getNextSortingOrder()
  }, [table, columns])
  useIdleRanks(columns, onSortPrepare)
  return null
}

/**
 * Sorting by clicks on headers, with TanStack Table: ascending, descending, not at all; Shift adds a column. Renders
 * nothing, because rows and headers render from plain records; the first rows do not wait for it. Memoized: a key in a filter
 * and another page do not render it.
 */
export const HeaderSorting = memo(Sorting) as typeof Sorting
