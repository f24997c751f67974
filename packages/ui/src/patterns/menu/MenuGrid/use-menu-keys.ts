import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

import { cellOf, clamp, controlsOf, isLetter, isRightToLeft, isWithoutSearch, placeOf, rowsOf } from './grid-cells.ts'
import type { CellRangeState } from './use-cell-range.ts'

interface MenuKeysOptions {
  tableRef: RefObject<HTMLElement | null>
  range: CellRangeState
  /** The day a phone shows, and the one that the library adds to. */
  focusedDate: string | undefined
  onFocusDay: (date: string) => void
  /** While an item is dragged by keyboard, arrow keys move the item. */
  isDragging: boolean
  /** How many cells are selected. */
  onSelect: (count: number) => void
  /** A letter was typed on a cell that takes no items. */
  onRefused: (date: string) => void
}

/**
 * Keys of the week, by the grid pattern of WAI-ARIA: one Tab stop. Arrow keys move between cells; with Shift they select a
 * block. Space selects single cells, which the arrow keys keep. Home and End move to the first and last day, with Ctrl to the
 * first and last cell of the week; Page Up and Page Down move to the top and bottom of the day. Enter or F2 enters the controls
 * of a cell: Tab and arrow keys move between them, Escape returns to the cell. A letter opens the cell's search and is its
 * first letter.
 *
 * Tab indexes are set on the elements directly, so moving the focus renders no cell.
 */
export function useMenuKeys(options: MenuKeysOptions) {
  const { tableRef, range, focusedDate, onFocusDay, isDragging, onSelect, onRefused } = options
  const stop = useRef<HTMLElement | null>(null)
  const hadFocus = useRef(false)
  const rows = () => rowsOf(tableRef.current)

  function setStop(cell: HTMLElement) {
    if (stop.current === cell) return
    if (stop.current) stop.current.tabIndex = -1
    cell.tabIndex = 0
    stop.current = cell
  }

  // Where one day is shown, the stop must be in it.
  useLayoutEffect(() => {
    const all = rows()
    const row = stop.current?.isConnected ? Math.max(0, placeOf(all, stop.current).row) : 0
    const cell = all[row]?.find(({ dataset }) => dataset['date'] === focusedDate) ?? all[0]?.[0]
    if (cell) setStop(cell)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [focusedDate])

  // After every change: the control with the focus may have been removed with its item.
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) stop.current?.focus()
  })

  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    hadFocus.current = true
    const cell = cellOf(target)
    if (cell) setStop(cell)
  }

  function handleBlur({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) {
    // A removed element also loses the focus; the effect above restores it.
    queueMicrotask(() => {
      if (target.isConnected && !currentTarget.contains(relatedTarget)) hadFocus.current = false
    })
  }

  function moveTo(row: number, day: number) {
    const all = rows()
    const cells = all[clamp(row, all.length)] ?? []
    const cell = cells[clamp(day, cells.length)]
    const date = cell?.dataset['date']
    if (!cell || date === undefined) return
    // A phone shows the cell only once its day is the focused one.
    if (date !== focusedDate) flushSync(() => onFocusDay(date))
    setStop(cell)
    cell.focus()
  }

  function handleCellKey(event: KeyboardEvent, cell: HTMLElement) {
    const { key, shiftKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    const all = rows()
    const target = targetOf(event, cell)

    if (isCommand && key.toLowerCase() === 'a') {
      range.clear()
      const [last, days] = [all.length - 1, (all[0]?.length ?? 1) - 1]
      onSelect(range.extend({ row: 0, day: 0 }, { row: last, day: days }))
      moveTo(last, days)
    } else if (target) {
      const from = placeOf(all, cell)
      const to = { row: clamp(target.row, all.length), day: clamp(target.day, all[0]?.length ?? 0) }
      if (shiftKey) onSelect(range.extend(from, to))
      else if (!range.isPicking()) {
        range.clear()
        onSelect(0)
      }
      moveTo(to.row, to.day)
    } else if (isCommand) return
    else if (key === ' ') onSelect(range.toggle(placeOf(all, cell), null))
    else if (key === 'Escape' && range.clear()) onSelect(0)
    else if (key === 'Enter' || key === 'F2') enter(cell)
    else if (isLetter(key)) {
      if (range.clear()) onSelect(0)
      if (isWithoutSearch(cell)) onRefused(cell.dataset['date'] ?? '')
      // The letter goes to the search field, which the cell has opened.
      return
    } else return
    event.preventDefault()
  }

  /** Where a key goes from a cell. */
  function targetOf({ key, ctrlKey, metaKey }: KeyboardEvent, cell: HTMLElement) {
    const { row, day } = placeOf(rows(), cell)
    const isCommand = ctrlKey || metaKey
    const forward = isRightToLeft(cell) ? -1 : 1
    if (key === 'Home') return { row: isCommand ? 0 : row, day: 0 }
    if (key === 'End') return { row: isCommand ? Infinity : row, day: Infinity }
    if (isCommand) return null
    if (key === 'ArrowRight') return { row, day: day + forward }
    if (key === 'ArrowLeft') return { row, day: day - forward }
    if (key === 'ArrowDown') return { row: row + 1, day }
    if (key === 'ArrowUp') return { row: row - 1, day }
    if (key === 'PageDown') return { row: Infinity, day }
    return key === 'PageUp' ? { row: 0, day } : null
  }

  function handleControlKey(event: KeyboardEvent, cell: HTMLElement, control: HTMLElement) {
    const { key } = event
    const isField = control.matches('input')
    const forward = isRightToLeft(cell) ? 'ArrowLeft' : 'ArrowRight'
    const back = isRightToLeft(cell) ? 'ArrowRight' : 'ArrowLeft'

    if (key === 'Escape' || key === 'F2' || (key === 'Enter' && isField)) {
      cell.focus()
      event.preventDefault()
      return
    }
    const isNext = key === 'Tab' ? !event.shiftKey : key === 'ArrowDown' || (key === forward && !isField)
    const isPrevious = key === 'Tab' ? event.shiftKey : key === 'ArrowUp' || (key === back && !isField)
    if (!isNext && !isPrevious) return
    const all = controlsOf(cell)
    const next = all[all.indexOf(control) + (isNext ? 1 : -1)]
    // Beyond the last control Tab leaves the week, and before the first it returns to the cell.
    if (next) next.focus()
    if (next || key !== 'Tab') event.preventDefault()
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target } = event
    if (isDragging || event.defaultPrevented || event.altKey || !(target instanceof HTMLElement)) return
    const cell = cellOf(target)
    if (cell === target) handleCellKey(event, cell)
    else if (cell) handleControlKey(event, cell, target)
  }

  return { handleKeyDown, handleFocus, handleBlur }
}

/** Presses the only control of an empty cell, Add; where there are several, focuses the first. */
function enter(cell: Element) {
  const [first, second] = controlsOf(cell)
  first?.focus()
  if (first && !second) first.click()
}
