import { type RefObject, useDeferredValue, useMemo, useState } from 'react'

import { createRowIndex } from '../row-index.ts'
import type { TableState } from '../table-state.ts'
import type { WindowOfRows } from './RowWindow.tsx'
import { estimatedRowHeight, firstRows, firstWindow } from './row-window.ts'
import type { DataTableProps } from './types.ts'

/** Rows printed at most: browsers take too long to lay out more. */
export const printLimit = 2000
const none: readonly never[] = []
const noFilters: TableState['filters'] = {}

/** Filtering more rows takes longer than a frame. */
const longList = 5000

interface TableRowsOptions<Row extends object> {
  props: DataTableProps<Row>
  state: TableState
  scrollRef: RefObject<HTMLElement | null>
  isPrinting: boolean
}

/** The rows, those on the current page, and those rendered. */
export function useTableRows<Row extends object>({ props, state, scrollRef, isPrinting }: TableRowsOptions<Row>) {
  const { columns, rows, total, hasPages = true } = props
  const isServer = total !== undefined
  const isVirtual = !hasPages && !isPrinting
  const all = rows ?? none

  // In a long list the typed letter appears at once and the rows follow. In a short list deferring would only render
  // everything twice.
  const isLong = !isServer && all.length > longList
  const deferred = useDeferredValue(isLong ? state.filters : noFilters)
  const filters = isLong ? deferred : state.filters
  const index = useMemo(() => createRowIndex(all, columns), [all, columns])
  /** Indices into `all`, filtered and sorted. */
  const order = useMemo(
    () => (isServer ? Uint32Array.from(all.keys()) : index.order(state.sort, filters)),
    [isServer, all, index, state.sort, filters],
  )

  const count = isServer ? total : order.length
  const pageCount = Math.max(1, Math.ceil(count / state.pageSize))
  const page = hasPages ? Math.min(state.page, pageCount - 1) : 0
  const start = hasPages ? page * state.pageSize : 0
  // Print has no pages: all matching rows are printed.
  const isPaged = hasPages && !isServer && !isPrinting
  const shown = useMemo(
    () =>
      isPaged ? order.subarray(start, start + state.pageSize) : isPrinting ? order.subarray(0, printLimit) : order,
    [isPaged, isPrinting, order, start, state.pageSize],
  )

  // The code that follows the scroll loads later; the first rows do not wait for it.
  const [followed, setFollowed] = useState<WindowOfRows | null>(null)
  const inSight = isVirtual ? (followed ?? firstWindow(shown.length)) : wholePage(shown.length)
  const { first, last } = inSight
  function scrollTo(at: number) {
    if (!isVirtual) return
    if (followed) followed.scrollTo(at)
    else scrollRef.current?.scrollTo({ top: at * estimatedRowHeight })
  }
  // Scrolling within the same rows creates nothing.
  const drawn = useMemo(
    () => Array.from(shown.subarray(first, last + 1), (at) => all[at]).filter((row) => row !== undefined),
    [all, shown, first, last],
  )

  return {
    all,
    order,
    /** Rows on all pages. */
    count,
    pageCount,
    page,
    /** Index of the page's first row among all matching rows. */
    start: isPrinting && !isServer ? 0 : start,
    /** Indices into `all` of the rows on the page. */
    shown,
    /** The rendered rows; `first` is the index of the first one in `shown`. */
    drawn,
    first,
    before: inSight.before,
    after: inSight.after,
    measure: isVirtual ? followed?.measure : undefined,
    /** Whether row elements may change their record. In a long list, rows may update late after a key, perhaps during a press. */
    canReuse: hasPages && !isLong,
    scrollTo,
    /** Props for `RowWindow`; `null` where all rows are rendered: the table has pages, or not more rows than the first paint. */
    follower:
      hasPages || (followed === null && shown.length <= firstRows)
        ? null
        : { count: isVirtual ? shown.length : 0, scrollRef, onChange: setFollowed },
    isServer,
    prepareFilter: index.prepareFilter,
    prepareSort: index.prepareSort,
    isFiltered: Object.values(filters).some(Boolean),
  }
}

const wholePage = (count: number) => ({ first: 0, last: count - 1, before: 0, after: 0 })
