import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'

import type { DayFormat } from '../dates/day-format.ts'
import { type Day, dayAfterKey } from '../dates/days.ts'
import type { CalendarEvent } from './calendar-events.ts'
import type { CalendarText } from './calendar-text.ts'
import { type CalendarView, type DaySpan, isWithin, visibleDays } from './calendar-view.ts'
import {
  choose,
  chooseSpan,
  countDays,
  type DaySelection,
  clearSelection,
  moveTo,
  selectedDays,
  selectionAt,
} from './day-selection.ts'

interface DaySelectionOptions {
  view: CalendarView
  date: Day
  onDateChange: (date: Day) => void
  weekStart: number
  format: DayFormat
  text: CalendarText
  events: unknown
  eventsOn: (day: Day) => CalendarEvent[]
  /** A click on a day shows it instead of selecting it. */
  isCompact: boolean
  /** Absent if nothing can be selected. */
  onSelectDays: ((span: DaySpan) => void) | undefined
  onDelete: ((event: CalendarEvent) => void) | undefined
}

const dayOf = (cell: Element | null) => (cell instanceof HTMLElement ? cell.dataset['date'] : undefined)

/** Handles moving and selecting days by keyboard, click and drag, and announces the selection. */
export function useDaySelection({
  view,
  date,
  onDateChange,
  weekStart,
  format,
  text,
  events,
  eventsOn,
  isCompact,
  onSelectDays,
  onDelete,
}: DaySelectionOptions) {
  const [own, setOwn] = useState(() => selectionAt(date))
  const [announcement, setAnnouncement] = useState('')
  const [lastEvents, setLastEvents] = useState(events)
  const wantsFocusRef = useRef(false)
  const visible = visibleDays(view, date, weekStart)
  // After the previous and next buttons, the grid's tab stop is the first day of the shown period.
  const selection = isWithin(own.active, visible) ? own : { ...selectionAt(date), isRangeMode: own.isRangeMode }
  const { active } = selection

  // Confirmed days stay selected until their event exists.
  if (events !== lastEvents) {
    setLastEvents(events)
    if (selection.isChosen) setOwn(clearSelection(selection))
  }

  function apply(next: DaySelection) {
    wantsFocusRef.current = true
    setOwn(next)
    if (!isWithin(next.active, visible)) onDateChange(next.active)
    if (next.anchor === null || next.isChosen) return
    const titles = eventsOn(next.active).map((event) => event.title)
    const day = [format.full(next.active), ...titles].join(', ')
    setAnnouncement(`${day}; ${text.daysSelected(countDays(selectedDays(next)))}`)
  }

  function finish(from: DaySelection) {
    const { selection: next, chosen } = choose(from)
    apply(next)
    if (chosen) onSelectDays?.(chosen)
    else setAnnouncement(text.chooseLastDay)
  }

  function setRangeMode(isRangeMode: boolean) {
    setOwn({ ...selectionAt(active), isRangeMode })
    setAnnouncement(isRangeMode ? text.chooseFirstDay : text.selectionCleared)
  }

  function handleDelete(cell: HTMLElement) {
    const [event, ...others] = eventsOn(active)
    if (!event || !onDelete) return
    if (others.length === 0) onDelete(event)
    else cell.querySelector<HTMLElement>('[data-delete]')?.focus()
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
    const cell = target.closest<HTMLElement>('[role="gridcell"]')
    if (!cell) return

    if (target !== cell) {
      // On a cell's button Escape returns to the day; all other keys belong to the button.
      if (event.key !== 'Escape') return
      cell.focus()
    } else if (event.key === 'Escape') {
      if (selection.anchor === null && !selection.isRangeMode) return
      setOwn(clearSelection(selection))
      setAnnouncement(text.selectionCleared)
    } else if (event.key === 'Delete') handleDelete(cell)
    else if (event.key === 'Enter' || event.key === ' ') {
      if (!onSelectDays) return
      finish(selection.isChosen ? selectionAt(active) : selection)
    } else {
      const isMirrored = getComputedStyle(cell).direction === 'rtl'
      const next = dayAfterKey(active, event.key, { isMirrored, weekStart })
      if (!next) return
      // A day in the last rows may belong to the next month, which is then shown.
      if (view === 'month' && event.key.startsWith('Page')) onDateChange(next)
      apply(moveTo(selection, next, event.shiftKey && onSelectDays !== undefined))
    }
    event.preventDefault()
    event.stopPropagation()
  }

  function handleFocus(event: FocusEvent<HTMLElement>) {
    const day = event.target.role === 'gridcell' ? dayOf(event.target) : undefined
    if (!day) return
    wantsFocusRef.current = false
    if (day !== own.active) setOwn(moveTo(selection, day, false))
  }

  /** With Shift the anchor stays, so the cell must not get focus yet. */
  function handleMouseDown(event: MouseEvent<HTMLElement>) {
    if (event.shiftKey) event.preventDefault()
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    const target = event.target
    if (!(target instanceof Element) || target.closest('[data-chip]')) return
    const day = dayOf(target.closest('[role="gridcell"]'))
    if (!day) return
    const next = moveTo(selection, day, event.shiftKey && onSelectDays !== undefined)
    if (!onSelectDays || (isCompact && !selection.isRangeMode)) apply(next)
    else finish(next)
  }

  function handleDrag(span: DaySpan) {
    setOwn(chooseSpan(span))
    onSelectDays?.(span)
  }

  function focusDay(day: Day) {
    wantsFocusRef.current = true
    setOwn(moveTo(selection, day, false))
  }

  return {
    selection,
    announcement,
    wantsFocusRef,
    setRangeMode,
    focusDay,
    handleDrag,
    chooseActive: () => finish(selectionAt(active)),
    gridProps: {
      onKeyDown: handleKeyDown,
      onFocus: handleFocus,
      onMouseDown: handleMouseDown,
      onClick: handleClick,
    },
  }
}
