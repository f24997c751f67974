import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'

import type { RowKey } from './types.ts'

interface ReturnOptions {
  /** Identifies the table among all tables of the product. */
  table: string
  scrollRef: RefObject<HTMLElement | null>
  /** Keys of the rows on the page, in order. */
  keyAt: (index: number) => RowKey | undefined
  /** Number of rows on the page. */
  count: number
  /** Moves the focus to a row. */
  focusRow: (index: number) => void
}

/** The row that had the focus last. It outlives its table, which is gone while the row's record is open. */
let used: { table: string; key: RowKey } | null = null

/**
 * Puts the focus back on the row whose record was opened, when its list is shown again, unless something else has the
 * focus by then. Returns the listener that notices which row gets the focus.
 */
export function useReturnToRow({ table, scrollRef, keyAt, count, focusRow }: ReturnOptions) {
  const [left] = useState(() => (used?.table === table ? used.key : null))
  const isDone = useRef(left === null)

  // The rows may arrive after the table.
  useEffect(() => {
    const box = scrollRef.current
    if (isDone.current || count === 0 || !box) return
    isDone.current = true
    used = null
    if (!document.activeElement?.contains(box)) return
    for (let index = 0; index < count; index += 1) if (keyAt(index) === left) focusRow(index)
  })

  return function handleUse({ target }: FocusEvent) {
    const row = target.closest<HTMLElement>('[data-row]')
    const key = row ? keyAt(Number(row.dataset['row'])) : undefined
    if (key !== undefined) used = { table, key }
  }
}
