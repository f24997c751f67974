import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface RowKeysOptions {
  bodyRef: RefObject<HTMLElement | null>
  /** Rows that the keys can reach; some may not be drawn yet. */
  count: number
  onOpen: ((index: number) => void) | undefined
  /** Brings a row into sight that may not be drawn yet. */
  scrollTo: (index: number) => void
}

const pageStep = 10
const inside = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)'

/**
 * Keys of the grid: up, down, Home, End, Page Up and Page Down move between rows; Enter opens; the arrow toward the end
 * enters the row's buttons, the other one and Escape leave them. One row is a tab stop.
 */
export function useRowKeys({ bodyRef, count, onOpen, scrollTo }: RowKeysOptions) {
  const [active, setActive] = useState(0)
  const isMoving = useRef(false)
  const current = Math.max(0, Math.min(active, count - 1))

  const rowAt = (index: number) => bodyRef.current?.querySelector<HTMLElement>(`[data-row="${index}"]`)

  // Without a list of dependencies: in a long list the row is drawn only after the scroll that follows the key.
  useLayoutEffect(() => {
    const row = isMoving.current ? rowAt(current) : null
    if (!row) return
    isMoving.current = false
    row.focus()
  })

  function moveTo(index: number) {
    const next = Math.max(0, Math.min(index, count - 1))
    isMoving.current = true
    setActive(next)
    scrollTo(next)
    if (next === current) rowAt(next)?.focus()
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return
    const row = event.target.closest<HTMLElement>('[data-row]')
    if (!row) return
    const isOnRow = event.target === row
    const toEnd = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const toStart = toEnd === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'

    if (!isOnRow && (event.key === 'Escape' || event.key === toStart)) row.focus()
    else if (!isOnRow) return
    else if (event.key === 'ArrowDown') moveTo(current + 1)
    else if (event.key === 'ArrowUp') moveTo(current - 1)
    else if (event.key === 'Home') moveTo(0)
    else if (event.key === 'End') moveTo(count - 1)
    else if (event.key === 'PageDown') moveTo(current + pageStep)
    else if (event.key === 'PageUp') moveTo(current - pageStep)
    else if (event.key === toEnd) row.querySelector<HTMLElement>(inside)?.focus()
    else if (event.key === 'Enter' && onOpen) onOpen(current)
    else return
    event.preventDefault()
  }

  return { active: current, setActive, handleKeyDown }
}
