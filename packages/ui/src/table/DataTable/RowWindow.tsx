import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefCallback, type RefObject, useLayoutEffect } from 'react'

import { estimatedRowHeight, rowsAround, windowHeight } from './row-window.ts'

/** Which rows of a long scroll are rendered, and how much space the others take. */
export interface WindowOfRows {
  first: number
  last: number
  /** Pixels above and below the rendered rows. */
  before: number
  after: number
  /** Measures a rendered row. */
  measure: RefCallback<HTMLTableRowElement>
  scrollTo: (at: number) => void
}

interface RowWindowProps {
  count: number
  scrollRef: RefObject<HTMLElement | null>
  onChange: (window: WindowOfRows) => void
}

/** Follows the scroll of a long table; renders nothing itself. A separate chunk, because tables with pages do not need it. */
export function RowWindow({ count, scrollRef, onChange }: RowWindowProps) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => estimatedRowHeight,
    measureElement: heightOfRow,
    overscan: rowsAround,
    // The user may have scrolled before this loaded.
    initialOffset: () => scrollRef.current?.scrollTop ?? 0,
    initialRect: { width: 0, height: windowHeight },
  })
  const inSight = virtualizer.getVirtualItems()
  const first = inSight[0]?.index ?? 0
  const last = inSight.at(-1)?.index ?? -1
  const before = inSight[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (inSight.at(-1)?.end ?? 0)

  // Before painting, so rows and their space change together.
  useLayoutEffect(
    () =>
      onChange({
        first,
        last,
        before,
        after,
        measure: virtualizer.measureElement,
        scrollTo: (at) => virtualizer.scrollToIndex(at),
      }),
    [first, last, before, after, virtualizer, onChange],
  )
  return null
}

/** Includes its details, which are a separate table row but not a row of the list. */
function heightOfRow(row: Element) {
  const details = row.nextElementSibling
  const below = details instanceof HTMLElement && details.dataset['details'] !== undefined ? details.offsetHeight : 0
  return (row instanceof HTMLElement ? row.offsetHeight : estimatedRowHeight) + below
}
