import { type FocusEvent, type MouseEvent, type RefObject, useState } from 'react'

import { isApplePlatform } from '../../../hooks/shortcut-keys.ts'
import { cellOf, placeOf, rowsOf } from './grid-cells.ts'
import type { MenuClipboard } from './menu-grid-types.ts'
import { type RangesOf, useCellRange } from './use-cell-range.ts'

interface GridSelectionOptions {
  tableRef: RefObject<HTMLElement | null>
  clipboard: MenuClipboard | null
  rangesOf: RangesOf
  /** The element that takes the focus for a cell; by default the cell itself. */
  focusOf?: (cell: HTMLElement) => HTMLElement
  /** A click or a tap selects, as Ctrl with a click does. */
  isPicking?: boolean
}

/** The selection in a menu grid, by mouse and by touch, and what the visible controls do with it. */
export function useGridSelection({ tableRef, clipboard, rangesOf, focusOf, isPicking = false }: GridSelectionOptions) {
  const [message, say] = useState('')
  const [count, setCount] = useState(0)
  const [cell, setCell] = useState<HTMLElement | null>(null)
  const range = useCellRange(tableRef, rangesOf)

  function select(next: number) {
    setCount(next)
    say('')
  }

  /** Whether a click with modifier keys selects cells instead of its usual effect. Fields select their own text. */
  function isSelecting({ target, button, shiftKey, ctrlKey, metaKey }: MouseEvent) {
    const isIn = target instanceof Element && cellOf(target) !== null && !target.matches('input')
    // Ctrl with a click opens the context menu on Apple's systems.
    return clipboard !== null && isIn && button === 0 && (shiftKey || metaKey || (ctrlKey && !isApplePlatform()))
  }

  /** Keeps Shift with the mouse from selecting text, and from dragging. */
  function handleMouseDown(event: MouseEvent) {
    if (!isSelecting(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  function handleClick(event: MouseEvent) {
    const pressed = event.target instanceof Element ? cellOf(event.target) : null
    if (!pressed || !clipboard) return
    const isByKey = isSelecting(event)
    if (!isByKey && !isPicking) {
      if (range.clear()) select(0)
      return
    }
    event.preventDefault()
    event.stopPropagation()
    const rows = rowsOf(tableRef.current)
    const place = placeOf(rows, pressed)
    const from = cell?.isConnected ? placeOf(rows, cell) : null
    if (event.shiftKey) select(range.extend(from ?? place, place))
    else select(range.toggle(place, isByKey ? from : null))
    const focused = focusOf?.(pressed) ?? pressed
    focused.focus()
    setCell(pressed)
  }

  function handleFocus({ target }: FocusEvent) {
    const focused = cellOf(target)
    if (focused && tableRef.current?.contains(focused)) setCell(focused)
  }

  /** For the element around the grid and its controls: the controls act on the cell that had the focus. */
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // Another window may take the focus for a while.
    if (!document.hasFocus() || currentTarget.contains(relatedTarget)) return
    if (range.isEmpty()) setCell(null)
  }

  /** Returns the focus to the cell, because the control that had it is gone. */
  function end() {
    range.clear()
    select(0)
    if (cell?.isConnected) (focusOf?.(cell) ?? cell).focus()
  }

  const ranges = () => cell && range.at(cell)

  const actions = clipboard && {
    copy: () => {
      const chosen = ranges()
      if (!chosen) return
      const copied = clipboard.copy(chosen)
      if (typeof copied !== 'string') {
        // For spreadsheets; menus paste what was copied without it.
        void navigator.clipboard?.writeText(copied.text).catch(() => undefined)
        range.release()
      }
      say(typeof copied === 'string' ? copied : copied.done)
    },
    paste: async () => {
      const chosen = ranges()
      if (!chosen) return
      // Null where the browser does not reveal its clipboard.
      const text = (await navigator.clipboard?.readText?.().catch(() => null)) ?? null
      say(clipboard.paste(chosen, { text, data: null }))
    },
    fill: () => {
      const chosen = ranges()
      if (chosen) say(clipboard.fill(chosen))
    },
    clear: () => {
      const chosen = ranges()
      if (chosen) say(clipboard.clear(chosen))
    },
    duplicate: (to: string) => {
      const chosen = ranges()
      if (chosen) say(clipboard.duplicate(chosen, to))
    },
  }

  return {
    range,
    message,
    say,
    select,
    /** How many cells are selected; 0 = the controls act on the cell that had the focus last. */
    count,
    cell,
    ranges,
    actions,
    end,
    pointer: { onMouseDownCapture: handleMouseDown, onClickCapture: handleClick },
    surroundings: { onFocus: handleFocus, onBlur: handleBlur },
  }
}

export type GridSelection = ReturnType<typeof useGridSelection>
