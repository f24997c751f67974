import { type RefObject, useDeferredValue, useMemo, useState } from 'react'

import { createRowIndex } from '../row-index.ts'
import type { TableState } from '../table-state.ts'
import type { WindowOfRows } from './RowWindow.tsx'
import { estimatedRowHeight, firstWindow } from './row-window.ts'
import type { DataTableProps } from './types.ts'

/** Paper is patient, browsers are not: more rows than these are not printed. */
export const printLimit = 2000
const none: readonly never[] = []
const noFilters: TableState['filters'] = {}

/** More rows than these take longer to filter than a frame. */
const longList = 5000

interface TableRowsOptions<Row extends object> {
  props: DataTableProps<Row>
  state: TableState
  scrollRef: RefObject<HTMLElement | null>
  isPrinting: boolean
}

/** Which rows there are, which of them are on the page, and which of those are drawn. */
export function useTableRows<Row extends object>({ props, state, scrollRef, isPrinting }: TableRowsOptions<Row>) {
  const { columns, rows, total, hasPages = true } = props
  const isServer = total !== undefined
  const isVirtual = !hasPages && !isPrinting
  const all = rows ?? none

  // In a long list a letter appears in its filter at once and the rows follow as soon as they can. Elsewhere that would
  // only render everything twice.
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
  // On paper there are no pages to go to: all that was found is printed.
  const isPaged = hasPages && !isServer && !isPrinting
  const shown = useMemo(
    () =>
      isPaged ? order.subarray(start, start + state.pageSize) : isPrinting ? order.subarray(0, printLimit) : order,
    [isPaged, isPrinting, order, start, state.pageSize],
  )

  // The scroll is followed by a part that comes later; its rows are there before it.
  const [followed, setFollowed] = useState<WindowOfRows | null>(null)
  const inSight = isVirtual ? (followed ?? firstWindow(shown.length)) : wholePage(shown.length)
  const { first, last } = inSight
  function scrollTo(at: number) {
    if (!isVirtual) return
    if (followed) followed.scrollTo(at)
    else scrollRef.current?.scrollTo({ top: at * estimatedRowHeight })
  }
  // A scroll within the same rows builds nothing.
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
    /** Place of the page's first row among all that were found. */
    start: isPrinting && !isServer ? 0 : start,
    /** Indices into `all` of the rows on the page. */
    shown,
    /** The rows that are drawn; `first` is the place of the first among `shown`. */
    drawn,
    first,
    before: inSight.before,
    after: inSight.after,
    measure: isVirtual ? followed?.measure : undefined,
    scrollTo,
    /** For the part that follows the scroll; `null` where there is nothing to follow. */
    follower: hasPages ? null : { count: isVirtual ? shown.length : 0, scrollRef, onChange: setFollowed },
    isServer,
    prepareFilter: index.prepareFilter,
    isFiltered: Object.values(filters).some(Boolean),
  }
}

const wholePage = (count: number) => ({ first: 0, last: count - 1, before: 0, after: 0 })
