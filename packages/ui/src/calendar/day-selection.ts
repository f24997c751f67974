import { addDays, type Day, daysBetween } from '../dates/days.ts'
import type { DaySpan } from './calendar-view.ts'

/** The focused day and the selected days. */
export interface DaySelection {
  /** The focused day. */
  active: Day
  /** The other end of the selection; `null` if nothing is selected. */
  anchor: Day | null
  /** Range mode: two clicks select a range, without dragging. The first sets the anchor. */
  isRangeMode: boolean
  /** The days were confirmed. They stay selected until the next move, while a dialog asks about them. */
  isChosen: boolean
}

export const selectionAt = (active: Day): DaySelection => ({
  active,
  anchor: null,
  isRangeMode: false,
  isChosen: false,
})

/** Moves to a day; extends the selection with Shift or between the two clicks of a range. */
export function moveTo(selection: DaySelection, day: Day, isExtending: boolean): DaySelection {
  const { active, anchor, isRangeMode, isChosen } = selection
  const kept = isChosen ? null : anchor
  return {
    active: day,
    anchor: isExtending ? (kept ?? active) : isRangeMode ? kept : null,
    isRangeMode,
    isChosen: false,
  }
}

/** The selected days, or the active day if none are. */
export function selectedDays({ active, anchor }: DaySelection): DaySpan {
  const other = anchor ?? active
  return active < other ? { start: active, end: addDays(other, 1) } : { start: other, end: addDays(active, 1) }
}

export const countDays = ({ start, end }: DaySpan): number => daysBetween(start, end)

/** Confirms with Enter or a click on the active day. `chosen` is `null` if this was only the first end of a range. */
export function choose(selection: DaySelection): { selection: DaySelection; chosen: DaySpan | null } {
  const { active, anchor, isRangeMode } = selection
  if (isRangeMode && anchor === null) return { selection: { ...selection, anchor: active }, chosen: null }
  return {
    selection: { active, anchor: anchor ?? active, isRangeMode: false, isChosen: true },
    chosen: selectedDays(selection),
  }
}

/** Days selected by dragging are confirmed immediately. */
export const chooseSpan = ({ start, end }: DaySpan): DaySelection => ({
  active: start,
  anchor: addDays(end, -1),
  isRangeMode: false,
  isChosen: true,
})

/** Escape keeps only the active day. */
export const clearSelection = (selection: DaySelection): DaySelection => selectionAt(selection.active)
