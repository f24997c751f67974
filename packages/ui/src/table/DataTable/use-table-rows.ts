import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useDeferredValue, useMemo } from 'react'

import { createRowIndex } from '../row-index.ts'
import type { TableState } from '../table-state.ts'
import type { DataTableProps } from './types.ts'

const estimatedRowHeight = 44
/** Paper is patient, browsers are not: more rows than these are not printed. */
export const printLimit = 2000
const none: readonly never[] = []

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

  // A letter appears in its filter at once; the rows follow as soon as they can.
  const filters = useDeferredValue(state.filters)
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

  const virtualizer = useVirtualizer({
    count: isVirtual ? shown.length : 0,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => estimatedRowHeight,
    measureElement: heightOfRow,
    overscan: 8,
    // Rows are there at the first paint, before the window is measured.
    initialRect: { width: 0, height: 640 },
  })
  const inSight = virtualizer.getVirtualItems()
  const first = isVirtual ? (inSight[0]?.index ?? 0) : 0
  const last = isVirtual ? (inSight.at(-1)?.index ?? -1) : shown.length - 1
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
    before: inSight[0]?.start ?? 0,
    after: isVirtual ? virtualizer.getTotalSize() - (inSight.at(-1)?.end ?? 0) : 0,
    measure: isVirtual ? virtualizer.measureElement : undefined,
    scrollTo: (at: number) => isVirtual && virtualizer.scrollToIndex(at),
    isServer,
    prepareFilter: index.prepareFilter,
    isFiltered: Object.values(filters).some(Boolean),
  }
}

/** With what it unfolded to, which is a row of its own in the page but none of the list. */
function heightOfRow(row: Element) {
  const details = row.nextElementSibling
  const below = details instanceof HTMLElement && details.dataset['details'] !== undefined ? details.offsetHeight : 0
  return (row instanceof HTMLElement ? row.offsetHeight : estimatedRowHeight) + below
}
