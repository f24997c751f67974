import { useTable } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react'

import { Banner } from '../../components/Banner/Banner.tsx'
import { errorMessage } from '../../text/error-message.ts'
import { useUiText } from '../../text/UiText.ts'
import { createRowIndex } from '../row-index.ts'
import { DataTableFooter } from './DataTableFooter.tsx'
import { DataTableHead } from './DataTableHead.tsx'
import { DataTableMessage } from './DataTableMessage.tsx'
import { DataTableRow } from './DataTableRow.tsx'
import { DataTableToolbar } from './DataTableToolbar.tsx'
import { Caption, Grid, ScrollArea, TableRoot } from './DataTable.styles.ts'
import { features } from './features.ts'
import { Spacer } from './Spacer.tsx'
import type { DataTableProps } from './types.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useTableState } from './use-table-state.ts'

const estimatedRowHeight = 44
const none: readonly never[] = []

function defaultRowKey(row: object, index: number): string | number {
  return 'id' in row && (typeof row.id === 'number' || typeof row.id === 'string') ? row.id : index
}

/**
 * Rows of records: sorted by their heads (Shift adds a column), filtered per column, in pages, by keyboard as a grid,
 * as cards on a phone. Filtering and sorting work on plain indices; the table's own row objects are made only for what
 * is on screen.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, error, total, hasPages = true, minRows = 10, rowKey, onOpenRow, rowActions } = props
  const text = useUiText()
  const cellId = useId()
  const [state, change] = useTableState({ ...props, defaultPageSize: props.defaultPageSize ?? 10 })
  const [isFiltering, setIsFiltering] = useState(Object.values(state.filters).some(Boolean))
  const scrollRef = useRef<HTMLDivElement>(null)
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const isServer = total !== undefined

  // A letter appears in its filter at once; the rows follow as soon as they can.
  const filters = useDeferredValue(state.filters)
  const all = rows ?? none
  const index = useMemo(() => createRowIndex(all, columns), [all, columns])
  const order = useMemo(
    () => (isServer ? all.map((_, at) => at) : index.order(state.sort, filters)),
    [isServer, all, index, state.sort, filters],
  )

  const count = isServer ? total : order.length
  const pageCount = Math.max(1, Math.ceil(count / state.pageSize))
  const page = hasPages ? Math.min(state.page, pageCount - 1) : 0
  const start = hasPages ? page * state.pageSize : 0
  const shown = useMemo(
    () => (hasPages && !isServer ? order.slice(start, start + state.pageSize) : order),
    [hasPages, isServer, order, start, state.pageSize],
  )

  const virtualizer = useVirtualizer({
    count: hasPages ? 0 : shown.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => estimatedRowHeight,
    overscan: 8,
  })
  const inSight = virtualizer.getVirtualItems()
  const first = hasPages ? 0 : (inSight[0]?.index ?? 0)
  const last = hasPages ? shown.length - 1 : (inSight.at(-1)?.index ?? -1)
  // A scroll within the same rows builds nothing.
  const data = useMemo(
    () =>
      shown.slice(first, last + 1).flatMap((at) => {
        const row = all[at]
        return row === undefined ? [] : [row]
      }),
    [all, shown, first, last],
  )

  const table = useTable({
    features,
    columns: useMemo(
      () =>
        columns.map((column) => ({
          id: column.id,
          accessorFn: column.value,
          header: column.header,
          enableSorting: column.isSortable ?? true,
          sortDescFirst: false,
        })),
      [columns],
    ),
    data,
    manualSorting: true,
    state: { sorting: [...state.sort] },
    onSortingChange: (update) => change({ sort: typeof update === 'function' ? update([...state.sort]) : update }),
  })

  const open = (at: number) => {
    const row = all[shown[at] ?? -1]
    if (row !== undefined) onOpenRow?.(row)
  }
  const keys = useRowKeys({
    bodyRef,
    count: shown.length,
    onOpen: onOpenRow && open,
    scrollTo: (at) => !hasPages && virtualizer.scrollToIndex(at),
  })

  // The same function while the caller gives the same props: rows are then not drawn again when the focus moves.
  const head = useCallback(
    (id: string) => {
      const header = columns.find((column) => column.id === id)?.header ?? id
      return props.translate ? props.translate(header) : header
    },
    [columns, props],
  )
  const isFailed = error !== undefined && error !== null
  const isEmpty = rows !== undefined && shown.length === 0
  const columnCount = columns.length + (rowActions ? 1 : 0)

  function handleFilterSwitch(isOn: boolean) {
    setIsFiltering(isOn)
    // Filters out of sight would hide rows without a reason that one can see.
    if (!isOn) change({ filters: {} })
  }

  return (
    <TableRoot>
      {isFailed && rows && <Banner tone="error">{errorMessage(error, text.somethingWentWrong)}</Banner>}
      <DataTableToolbar
        columns={columns}
        head={head}
        sort={state.sort}
        onSort={(sort) => change({ sort })}
        isFiltering={isFiltering}
        onFiltering={handleFilterSwitch}
        isStale={props.isStale ?? false}
      />
      <ScrollArea ref={scrollRef} $minRows={minRows} $isFiltering={isFiltering}>
        <Grid
          role="grid"
          aria-rowcount={count + (isFiltering ? 2 : 1)}
          aria-colcount={columnCount}
          aria-busy={(!rows && !isFailed) || props.isStale || undefined}
        >
          <Caption>{caption}</Caption>
          <DataTableHead
            headers={table.getHeaderGroups()[0]?.headers ?? none}
            columns={columns}
            head={head}
            hasActions={Boolean(rowActions)}
            filters={isFiltering ? state.filters : null}
            onFilter={(id, value) => change({ filters: { ...state.filters, [id]: value } })}
          />
          <tbody ref={bodyRef} role="rowgroup" onKeyDown={keys.handleKeyDown}>
            {!hasPages && <Spacer height={inSight[0]?.start ?? 0} />}
            {table.getRowModel().rows.map((row, offset) => {
              const at = first + offset
              return (
                <DataTableRow
                  key={(rowKey ?? defaultRowKey)(row.original, start + at)}
                  measureRef={hasPages ? undefined : virtualizer.measureElement}
                  record={row.original}
                  columns={columns}
                  head={head}
                  index={at}
                  rowIndex={start + at + (isFiltering ? 3 : 2)}
                  cellId={`${cellId}-${at}`}
                  isActive={at === keys.active}
                  onActivate={keys.setActive}
                  onOpenRow={onOpenRow}
                  rowActions={rowActions}
                />
              )
            })}
            {!hasPages && <Spacer height={virtualizer.getTotalSize() - (inSight.at(-1)?.end ?? 0)} />}
          </tbody>
        </Grid>
        <DataTableMessage
          isLoading={!rows && !isFailed}
          error={isFailed && !rows ? { error, onRetry: props.onRetry } : null}
          isEmpty={isEmpty}
          empty={all.length === 0 && Object.values(filters).every((value) => !value) ? props.empty : undefined}
        />
      </ScrollArea>
      <DataTableFooter
        page={page}
        pageSize={state.pageSize}
        pageCount={pageCount}
        count={rows ? count : 0}
        hasPages={hasPages}
        onPage={(next) => change({ page: next })}
        onPageSize={(pageSize) => change({ pageSize })}
      />
    </TableRoot>
  )
}
