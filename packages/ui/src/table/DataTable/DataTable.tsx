import { type CSSProperties, createElement, lazy, Suspense, use, useCallback, useId, useRef, useState } from 'react'

import { Banner } from '../../components/feedback/Banner/Banner.tsx'
import { useCompact } from '../../hooks/use-compact.ts'
import { useLatePart } from '../../hooks/use-late-part.ts'
import { useStableCallback } from '../../hooks/use-stable-callback.ts'
import { errorMessage } from '../../text/error-message.ts'
import { useUiText } from '../../text/UiText.ts'
import type { ColumnOrder } from '../table-state.ts'
import { TableViewsContext } from '../table-views.ts'
import { CsvButton } from './CsvButton.tsx'
import { BulkSpace, TableStyles } from './DataTable.styles.ts'
import { DataTableBody } from './DataTableBody.tsx'
import { DataTableFooter } from './DataTableFooter.tsx'
import { DataTableHeader } from './DataTableHeader.tsx'
import { DataTableMessage } from './DataTableMessage.tsx'
import { DataTableToolbar } from './DataTableToolbar.tsx'
import { GridStyles } from './grid.styles.ts'
import { PrintNote } from './PrintNote.tsx'
import { TableColumns } from './TableColumns.tsx'
import { TableOptions } from './TableOptions.tsx'
import type { DataTableProps, RowKey } from './types.ts'
import { columnWidths, useColumns } from './use-columns.ts'
import { useExpanded } from './use-expanded.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { usePrinting } from './use-printing.ts'
import { useReturnToRow } from './use-return-to-row.ts'
import { useSelection } from './use-selection.ts'
import { useStickyColumn } from './use-sticky-column.ts'
import { useTableCsv } from './use-table-csv.ts'
import { useTableRows } from './use-table-rows.ts'
import { useTableState } from './use-table-state.ts'
import { useTotals } from './use-totals.ts'

const none: readonly never[] = []

/** 10 KB that only long tables without pages need. */
const loadRowWindow = async () => (await import('./RowWindow.tsx')).RowWindow
// Most tables have neither selection nor totals.
const BulkBar = lazy(async () => ({ default: (await import('./BulkBar.tsx')).BulkBar }))
const DataTableTotals = lazy(async () => ({
  default: (await import('./DataTableTotals.tsx')).DataTableTotals,
}))

const viewsSpace = <span style={{ inlineSize: '7rem' }} />

/**
 * A table of records: sorted by headers (Shift adds a column), filtered per column, paged, with grid keyboard navigation,
 * and cards on a phone. Filtering and sorting work on plain indexes; only visible rows are rendered.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, rows: loaded, error, hasPages = true, minRows = 10, rowKey, rowActions } = props
  const text = useUiText()
  const views = use(TableViewsContext)
  const idPrefix = useId()
  const [state, change] = useTableState({ ...props, defaultPageSize: props.defaultPageSize ?? 10 })
  const [isFilterOn, setIsFilterOn] = useState(false)
  const canFilter = props.columns.some(({ isFilterable }) => isFilterable !== false)
  // Filters from the URL are visible too.
  const isFiltering = canFilter && (isFilterOn || Object.values(state.filters).some(Boolean))
  const [announcement, announce] = useState('')
  const scrollRef = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  const isCompact = useCompact()

  const rows = useTableRows({ props, state, scrollRef, isPrinting })
  const { isServer, start } = rows
  const [rowWindow] = useLatePart(loadRowWindow, { isWanted: rows.follower !== null, isUrgent: true })
  const canSelect = props.bulkActions !== undefined || props.onSelect !== undefined
  const canExpand = props.expandRow !== undefined
  const leadCount = Number(canSelect) + Number(canExpand)
  const arranged = useColumns({
    props,
    leadCount,
    filters: state.filters,
    scrollRef,
    announce,
    onHide: (id) => state.filters[id] && change(({ filters }) => ({ filters: { ...filters, [id]: '' } })),
  })
  const { shown: columns, layout, tools } = arranged

  const keyOf = useCallback(
    (row: Row, at: number): RowKey => {
      if (rowKey) return rowKey(row)
      const hasId = 'id' in row && (typeof row.id === 'number' || typeof row.id === 'string')
      return hasId ? (row.id as RowKey) : isServer ? start + at : at
    },
    [rowKey, isServer, start],
  )
  const selection = useSelection({
    isOn: canSelect,
    controlled: props.selected,
    onSelect: props.onSelect,
    all: rows.all,
    order: rows.order,
    shown: rows.shown,
    keyOf,
    isServer,
  })
  const [expanded, toggleExpanded] = useExpanded()
  const totals = useTotals(props, rows)
  const handleCsv = useTableCsv(props, columns, rows)

  function handleOpen(index: number) {
    const row = rows.all[rows.shown[index] ?? -1]
    if (row !== undefined) props.onOpenRow?.(row)
  }
  const keys = useGridKeys({
    scrollRef,
    count: rows.shown.length,
    hasControls: columns.some(({ column }) => column.cell !== undefined),
    onOpen: props.onOpenRow && handleOpen,
    onSelect: selection.isOn ? selection.toggle : undefined,
    onSelectAll: selection.isOn ? selection.selectAll : undefined,
    scrollTo: rows.scrollTo,
  })
  const handleUse = useReturnToRow({
    table: props.tableId ?? caption,
    scrollRef,
    keyAt: (index) => {
      const at = rows.shown[index] ?? -1
      const row = rows.all[at]
      return row && keyOf(row, at)
    },
    count: rows.shown.length,
    focusRow: (index) => keys.moveTo(index, leadCount),
  })
  useStickyColumn(scrollRef, columns[0]?.id, canExpand)

  const isFailed = error !== undefined && error !== null
  const isWaiting = !loaded && !isFailed
  const hasActions = rowActions !== undefined
  const headerRows = isFiltering ? 2 : 1
  const hasTotals = totals !== null && rows.shown.length > 0
  const widths = columnWidths({ shown: columns, layout, hasActions, leadCount, isVirtual: !hasPages })

  const handleFilterSwitch = useStableCallback((isOn: boolean) => {
    setIsFilterOn(isOn)
    // Hidden filters would hide rows without a visible reason.
    if (!isOn) change({ filters: {} })
  })
  const handleFilter = useStableCallback((id: string, value: string) =>
    change(({ filters }) => ({ filters: { ...filters, [id]: value } })),
  )
  const handleSort = useStableCallback((sort: readonly ColumnOrder[]) => change({ sort }))
  const handlePage = useStableCallback((page: number) => change({ page }))
  const handlePageSize = useStableCallback((pageSize: number) => change({ pageSize }))

  return (
    <div className="cm-table" data-rows={layout.density ?? undefined}>
      <TableStyles />
      {isFailed && loaded && <Banner tone="error">{errorMessage(error, text.somethingWentWrong)}</Banner>}
      <DataTableToolbar
        columns={columns}
        sort={isCompact ? state.sort : null}
        onSort={handleSort}
        canFilter={canFilter}
        isFiltering={isFiltering}
        onFiltering={handleFilterSwitch}
        isStale={props.isStale ?? false}
        selection={selection.isOn ? selection : null}
        search={props.search}
        bulk={
          selection.isOn && (
            <Suspense fallback={<BulkSpace />}>
              <BulkBar
                selection={selection}
                foundCount={isServer ? null : rows.count}
                actions={props.bulkActions?.(selection.selected) ?? none}
              />
            </Suspense>
          )
        }
        options={
          tools.isOn && (
            <>
              {views && (
                <Suspense fallback={viewsSpace}>
                  {isWaiting ? viewsSpace : createElement(views, { tableId: props.tableId ?? '' })}
                </Suspense>
              )}
              {handleCsv && <CsvButton onCsv={handleCsv} />}
              <TableOptions tools={tools} />
            </>
          )
        }
      />
      <span className="cm-table-hidden" role="status">
        {announcement}
      </span>
      {rowWindow && rows.follower && createElement(rowWindow, rows.follower)}
      <PrintNote caption={caption} printed={rows.shown.length} count={rows.count} />
      <div
        className="cm-table-scroll"
        ref={scrollRef}
        tabIndex={-1}
        onKeyDown={keys.handleKeyDown}
        onFocus={(event) => {
          keys.handleFocus(event)
          handleUse(event)
        }}
        onBlur={keys.handleBlur}
        onScroll={({ currentTarget: box }) => box.toggleAttribute('data-scrolled', box.scrollLeft !== 0)}
        style={{ '--min-rows': minRows, '--header-rows': headerRows } as CSSProperties}
        data-virtual={hasPages ? undefined : ''}
      >
        <GridStyles />
        <table
          className="cm-grid"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys move between cells
          role="grid"
          aria-rowcount={rows.count + headerRows + Number(hasTotals)}
          aria-colcount={props.columns.length + leadCount + Number(hasActions)}
          aria-multiselectable={selection.isOn || undefined}
          aria-busy={isWaiting || props.isStale || undefined}
          style={widths ? ({ '--least': widths.least } as CSSProperties) : undefined}
          data-fixed={widths ? '' : undefined}
          data-chosen={Object.keys(layout.widths).length > 0 ? '' : undefined}
          data-link={props.onOpenRow ? '' : undefined}
        >
          <caption className="cm-table-caption">{caption}</caption>
          {widths && <TableColumns columns={widths.columns} />}
          <DataTableHeader
            columns={columns}
            tools={tools}
            sort={state.sort}
            onSort={handleSort}
            isWaiting={isWaiting}
            onSortPrepare={rows.prepareSort}
            selection={selection}
            canExpand={canExpand}
            hasActions={hasActions}
            actionsHeader={props.actionsHeader}
            filters={isFiltering ? state.filters : null}
            onFilter={handleFilter}
            onFilterFocus={rows.prepareFilter}
            onEnterRows={(cell) => keys.moveTo(0, cell)}
          />
          <DataTableBody
            rows={rows}
            columns={columns}
            columnCount={columns.length + leadCount + Number(hasActions)}
            headerRows={headerRows}
            idPrefix={idPrefix}
            keyOf={keyOf}
            selection={selection}
            expanded={expanded}
            onExpand={toggleExpanded}
            onOpen={
              props.onOpenRow &&
              ((index) => {
                // A dialog returns the focus to the row that it was opened from.
                keys.moveTo(index, leadCount)
                handleOpen(index)
              })
            }
            props={props}
          />
          {hasTotals && (
            <Suspense>
              <DataTableTotals
                columns={columns}
                totals={totals}
                leadCount={leadCount}
                hasActions={hasActions}
                rowIndex={rows.count + headerRows + 1}
              />
            </Suspense>
          )}
        </table>
        <DataTableMessage
          isLoading={isWaiting}
          error={isFailed && !loaded ? { error, onRetry: props.onRetry } : null}
          isEmpty={loaded !== undefined && rows.shown.length === 0}
          empty={rows.all.length === 0 && !rows.isFiltered ? props.empty : undefined}
        />
      </div>
      <DataTableFooter
        page={rows.page}
        pageSize={state.pageSize}
        pageCount={rows.pageCount}
        count={loaded ? rows.count : 0}
        hasPages={hasPages}
        isLoading={isWaiting}
        onPage={handlePage}
        onPageSize={handlePageSize}
      />
    </div>
  )
}
