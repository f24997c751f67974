import { useState } from 'react'

import { defaultTableState, type TableState } from '../table-state.ts'

interface Controls {
  state?: Partial<TableState>
  onStateChange?: (state: TableState) => void
  defaultPageSize: number
}

/** The caller's state where it gives one, the table's internal elsewhere. */
export function useTableState({ state: controlled, onStateChange, defaultPageSize }: Controls) {
  const [internal, setInternal] = useState<TableState>({ ...defaultTableState, pageSize: defaultPageSize })
  const state: TableState = { ...internal, ...controlled }

  /** Another order, filter or size shows the first page again. */
  function change(changes: Partial<TableState>) {
    const next = { ...state, page: 0, ...changes }
    setInternal(next)
    onStateChange?.(next)
  }

  return [state, change] as const
}
