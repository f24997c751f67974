import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

interface MenuKeysOptions {
  tableRef: RefObject<HTMLElement | null>
  /** The day a phone shows, and the one that the library adds to. */
  focusedDate: string | undefined
  onFocusDay: (date: string) => void
  /** While an item is dragged by keyboard, arrow keys move the item. */
  isDragging: boolean
}

const controls = 'button:not(:disabled), input'

/**
 * Keys of the week, by the grid pattern of WAI-ARIA: one Tab stop. Arrow keys move between cells; Home and End to the
 * first and last day, with Ctrl to the first and last cell of the week; Page Up and Page Down to the top and bottom of
 * the day. Enter or F2 enters the controls of a cell: Tab and arrow keys move between them, Escape returns to the cell.
 *
 * Tab indexes are set on the elements directly, so moving the focus renders no cell.
 */
export function useMenuKeys({ tableRef, focusedDate, onFocusDay, isDragging }: MenuKeysOptions) {
  const stop = useRef<HTMLElement | null>(null)
  const hadFocus = useRef(false)

  /** The cells by row: the headers of the days, then each category. */
  const rows = () =>
    [...(tableRef.current?.children ?? [])].map((row) => [...row.querySelectorAll<HTMLElement>(':scope > [data-date]')])

  function setStop(cell: HTMLElement) {
    if (stop.current === cell) return
    if (stop.current) stop.current.tabIndex = -1
    cell.tabIndex = 0
    stop.current = cell
  }

  function rowAndDay(cell: Element) {
    const row = [...(tableRef.current?.children ?? [])].findIndex((each) => each.contains(cell))
    return { row, day: rows()[row]?.findIndex((each) => each === cell) ?? -1 }
  }

  // Where one day is shown, the stop must be in it.
  useLayoutEffect(() => {
    const all = rows()
    const row = stop.current?.isConnected ? Math.max(0, rowAndDay(stop.current).row) : 0
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
    const { key } = event
    const { row, day } = rowAndDay(cell)
    const isCommand = event.ctrlKey || event.metaKey
    const forward = isRightToLeft(cell) ? -1 : 1

    if (key === 'Home') moveTo(isCommand ? 0 : row, 0)
    else if (key === 'End') moveTo(isCommand ? Infinity : row, Infinity)
    else if (isCommand) return
    else if (key === 'ArrowRight') moveTo(row, day + forward)
    else if (key === 'ArrowLeft') moveTo(row, day - forward)
    else if (key === 'ArrowDown') moveTo(row + 1, day)
    else if (key === 'ArrowUp') moveTo(row - 1, day)
    else if (key === 'PageDown') moveTo(Infinity, day)
    else if (key === 'PageUp') moveTo(0, day)
    else if (key === 'Enter' || key === 'F2') enter(cell)
    else return
    event.preventDefault()
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

const cellOf = (element: Element) => element.closest<HTMLElement>('[data-date]')

/** The controls of a cell that are shown; a narrow day hides some. */
const controlsOf = (cell: Element) =>
  [...cell.querySelectorAll<HTMLElement>(controls)].filter((control) => control.checkVisibility())

/** Presses the only control of an empty cell, Add; where there are several, focuses the first. */
function enter(cell: Element) {
  const [first, second] = controlsOf(cell)
  first?.focus()
  if (first && !second) first.click()
}

const clamp = (index: number, count: number) => Math.max(0, Math.min(index, count - 1))
const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'
