import { useLayoutEffect, useRef, useState } from 'react'

import { defaultTableState, type TableState } from '../table-state.ts'

interface Controls {
  state?: Partial<TableState>
  onStateChange?: (state: TableState) => void
  defaultPageSize: number
}

type Changes = Partial<TableState> | ((now: TableState) => Partial<TableState>)

/**
 * The caller's state where it passes one, otherwise the table's own. A change that follows another before the caller has
 * rendered it builds on that change, not on what is shown.
 */
export function useTableState({ state: controlled, onStateChange, defaultPageSize }: Controls) {
  const [internal, setInternal] = useState<TableState>({ ...defaultTableState, pageSize: defaultPageSize })
  const state: TableState = { ...internal, ...controlled }
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = { ...latest.current, ...controlled }
  }, [controlled])

  /** Another order, filter or size shows the first page again. */
  function change(changes: Changes) {
    const now = latest.current
    const next = { ...now, page: 0, ...(typeof changes === 'function' ? changes(now) : changes) }
    latest.current = next
    setInternal(next)
    onStateChange?.(next)
  }

  return [state, change] as const
}
