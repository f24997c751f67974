import { useEffect } from 'react'

import type { ShownColumn } from './use-columns.ts'

/** A busy page is never idle. Each column takes less than a frame. */
const options = { timeout: 1000 }

/**
 * Ranks the values of one column after the other while the browser is idle, so that a sort only orders them. A key or a
 * tap on a header comes without warning.
 */
export function useIdleRanks<Row>(columns: readonly ShownColumn<Row>[], prepareSort: (id: string) => void) {
  useEffect(() => {
    // Safari has no idle callbacks: there the first sort of a column ranks it.
    if (typeof requestIdleCallback === 'undefined') return undefined
    const waiting = columns.filter(({ column }) => column.isSortable !== false).map(({ id }) => id)
    function rankNext() {
      const id = waiting.shift()
      if (id === undefined) return
      prepareSort(id)
      idle = requestIdleCallback(rankNext, options)
    }
    let idle = requestIdleCallback(rankNext, options)
    return () => cancelIdleCallback(idle)
  }, [columns, prepareSort])
}
