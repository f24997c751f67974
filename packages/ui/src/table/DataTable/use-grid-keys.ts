import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

interface GridKeysOptions {
  scrollRef: RefObject<HTMLElement | null>
  /** Number of rows the keys can reach; some may not be rendered yet. */
  count: number
  onOpen: ((index: number) => void) | undefined
  onSelect: ((index: number, isRange: boolean) => void) | undefined
  onSelectAll: (() => void) | undefined
  /** Whether cells may have controls; those of rows are out of the tab order already. */
  hasControls: boolean
  /** Scrolls to a row, which may not be rendered yet. */
  scrollTo: (index: number) => void
}

const pageStep = 10
const notInMenu = ':not(:disabled, [role^="menuitem"])'
const control = ['a[href]', 'button', 'input', 'select'].map((tag) => tag + notInMenu).join()
/** Relative to the scroll area around the table. */
const controlsInTabOrder = `:scope > table > tbody > [data-row] :is(${control}):not([tabindex="-1"])`
const ownKeys = 'input:not([type="checkbox"]), select, textarea, [role="menu"], [contenteditable="true"]'

/** The focus stops of a cell: each of its controls, or the cell itself if it has none. */
function stopsOf(cell: Element): HTMLElement[] {
  const controls = [...cell.querySelectorAll<HTMLElement>(control)]
  return controls.length > 0 ? controls : cell instanceof HTMLElement ? [cell] : []
}

/**
 * Keys of the grid: arrows move between cells and the controls in them; Home and End move to the ends of the row, and
 * pressed again (or with Ctrl) to the first and last row; Page Up and Page Down move by ten; Enter opens; Space selects,
 * with Shift from the row selected before; Ctrl+A selects all.
 *
 * The body has one tab stop, plus the controls of its row. Tab indexes are set on the elements directly, so moving focus
 * renders nothing.
 */
export function useGridKeys({
  scrollRef,
  count,
  hasControls,
  onOpen,
  onSelect,
  onSelectAll,
  scrollTo,
}: GridKeysOptions) {
  const active = useRef({ row: 0, cell: 0 })
  const stop = useRef<HTMLElement | null>(null)
  const isMoving = useRef(false)
  const hadFocus = useRef(false)

  const rowAt = (index: number) =>
    scrollRef.current?.querySelector<HTMLElement>(`:scope > table > tbody > [data-row="${index}"]`) ?? null

  /** The row that contains an element, ignoring tables nested in details. */
  function rowOf(element: Element): HTMLElement | null {
    const row = element.closest<HTMLElement>('[data-row]')
    return row?.closest('table')?.parentElement === scrollRef.current ? row : null
  }

  function cellAt(index: number, cell: number): HTMLElement | undefined {
    const row = rowAt(index)
    const cells = row ? [...row.children] : []
    const found = cells[Math.min(cell, cells.length - 1)]
    return found && stopsOf(found)[0]
  }

  function setStop(element: HTMLElement) {
    const before = stop.current
    if (before === element && element.getAttribute('tabindex') === '0') return
    if (before) before.tabIndex = -1
    const row = element.closest('[data-row]')
    if (before?.closest('[data-row]') !== row) {
      setControlStops(before?.closest('[data-row]'), -1)
      setControlStops(row, 0)
    }
    element.tabIndex = 0
    stop.current = element
  }

  // Without dependencies: in a long list the row is rendered only after the scroll that follows the key.
  useLayoutEffect(() => {
    const { row, cell } = active.current
    const current = Math.max(0, Math.min(row, count - 1))
    const isGone = stop.current !== null && !stop.current.isConnected
    const isLost = isGone && document.activeElement === document.body && hadFocus.current
    const isKept = !isMoving.current && !isGone && stop.current

    const next = isKept ? undefined : cellAt(current, cell)
    if (next) {
      setStop(next)
      if (isMoving.current || isLost) next.focus({ preventScroll: !isMoving.current })
      isMoving.current = false
    } else if (isLost) scrollRef.current?.focus({ preventScroll: true })

    // New controls are reached by arrow keys, not by Tab.
    if (!hasControls) return
    const activeRow = stop.current?.closest('[data-row]')
    for (const each of scrollRef.current?.querySelectorAll<HTMLElement>(controlsInTabOrder) ?? []) {
      if (!activeRow?.contains(each)) each.tabIndex = -1
    }
  })

  function handleFocus(event: FocusEvent<HTMLElement>) {
    hadFocus.current = true
    const row = rowOf(event.target)
    if (!row) return
    const cell = [...row.children].findIndex((child) => child.contains(event.target))
    active.current = { row: Number(row.dataset['row']), cell }
    setStop(event.target)
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    const { target, relatedTarget } = event
    // A removed element also loses focus; the effect above then restores it.
    queueMicrotask(() => {
      if (target.isConnected && !(relatedTarget && scrollRef.current?.contains(relatedTarget))) hadFocus.current = false
    })
  }

  function moveTo(index: number, cell: number) {
    const next = Math.max(0, Math.min(index, count - 1))
    active.current = { row: next, cell }
    isMoving.current = true
    scrollTo(next)
    const target = cellAt(next, cell)
    if (!target) return
    isMoving.current = false
    focus(target)
  }

  /** Focuses a cell or control and makes it the tab stop. */
  function focus(element: HTMLElement) {
    setStop(element)
    element.focus()
  }

  /** Moves to the next stop in the row, in reading direction; stays at the ends. */
  function step(row: Element, from: Element, by: 1 | -1) {
    const stops = [...row.children].flatMap(stopsOf)
    const next = stops[stops.findIndex((each) => each === from) + by]
    if (next) focus(next)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || !(event.target instanceof HTMLElement) || event.defaultPrevented) return
    const { target, key } = event
    const row = rowOf(target)
    // A sort may have moved the row since it got focus.
    const at = row ? Number(row.dataset['row']) : active.current.row
    const { cell } = active.current
    // The scroll area has focus when the focused row was scrolled away.
    if (!row && target !== scrollRef.current) return
    if (target.closest(ownKeys)) return
    const isCommand = event.ctrlKey || event.metaKey
    const isOnControl = target.matches(control)
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const toEnd = isMirrored ? 'ArrowLeft' : 'ArrowRight'
    const toStart = isMirrored ? 'ArrowRight' : 'ArrowLeft'
    const cells = row ? row.children.length : 1

    if (isCommand && key.toLowerCase() === 'a' && onSelectAll) onSelectAll()
    else if (key === 'Home') moveTo(isCommand || cell === 0 ? 0 : at, 0)
    else if (key === 'End') moveTo(isCommand || cell === cells - 1 ? count - 1 : at, cells - 1)
    else if (isCommand) return
    else if (key === 'ArrowDown') moveTo(at + 1, cell)
    else if (key === 'ArrowUp' && at === 0 && row) headerAt(scrollRef.current, cell)?.focus()
    else if (key === 'ArrowUp') moveTo(at - 1, cell)
    else if (key === 'PageDown') moveTo(at + pageStep, cell)
    else if (key === 'PageUp') moveTo(at - pageStep, cell)
    else if (key === toEnd && row) step(row, target, 1)
    else if (key === toStart && row) step(row, target, -1)
    else if (key === ' ' && onSelect && (!isOnControl || target.matches('[data-select]'))) onSelect(at, event.shiftKey)
    else if (key === 'Enter' && !isOnControl && onOpen) onOpen(at)
    else return
    event.preventDefault()
  }

  return {
    handleKeyDown,
    handleFocus,
    handleBlur,
    /** Moves to a cell of a row; from a header, to the cell below it in the first row. */
    moveTo,
  }
}

/** The controls of a row are in the tab order only while focus is in that row. */
function setControlStops(row: Element | null | undefined, tabIndex: 0 | -1) {
  // The attribute, because reading the `tabIndex` property forces a style update.
  const value = String(tabIndex)
  for (const each of row?.querySelectorAll<HTMLElement>(control) ?? []) {
    if (each.getAttribute('tabindex') !== value) each.setAttribute('tabindex', value)
  }
}

function headerAt(scroll: HTMLElement | null, cell: number) {
  return scroll?.querySelectorAll('thead > tr:first-child > th')[cell]?.querySelector<HTMLElement>('button, input')
}
