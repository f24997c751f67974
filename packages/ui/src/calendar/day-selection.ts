import { addDays, type Day, daysBetween } from '../dates/days.ts'
import type { DaySpan } from './calendar-view.ts'

/** Where the reader is in the calendar, and which days they have selected. */
export interface DaySelection {
  /** The day with the focus. */
  active: Day
  /** The other end of the selection; `null` while nothing is selected. */
  anchor: Day | null
  /** Two clicks choose a range, the first sets the anchor: for those who cannot drag. */
  isRanging: boolean
  /** The days were chosen: they stay marked until the next move, so that a question about them can be asked. */
  isChosen: boolean
}

export const selectionAt = (active: Day): DaySelection => ({ active, anchor: null, isRanging: false, isChosen: false })

/** A move, which extends the selection while Shift is held, or between the two clicks of a range. */
export function moveTo(selection: DaySelection, day: Day, isExtending: boolean): DaySelection {
  const { active, anchor, isRanging, isChosen } = selection
  const kept = isChosen ? null : anchor
  return {
    active: day,
    anchor: isExtending ? (kept ?? active) : isRanging ? kept : null,
    isRanging,
    isChosen: false,
  }
}

/** The selected days; the active one where nothing is selected. */
export function selectedDays({ active, anchor }: DaySelection): DaySpan {
  const other = anchor ?? active
  return active < other ? { start: active, end: addDays(other, 1) } : { start: other, end: addDays(active, 1) }
}

export const countDays = ({ start, end }: DaySpan): number => daysBetween(start, end)

/** Enter or a click on the active day: what is chosen by it, or `null` when it was only the first end of a range. */
export function choose(selection: DaySelection): { selection: DaySelection; chosen: DaySpan | null } {
  const { active, anchor, isRanging } = selection
  if (isRanging && anchor === null) return { selection: { ...selection, anchor: active }, chosen: null }
  return {
    selection: { active, anchor: anchor ?? active, isRanging: false, isChosen: true },
    chosen: selectedDays(selection),
  }
}

/** The days of a drag, chosen at once. */
export const chooseSpan = ({ start, end }: DaySpan): DaySelection => ({
  active: start,
  anchor: addDays(end, -1),
  isRanging: false,
  isChosen: true,
})

/** Escape: only the active day is left. */
export const giveUp = (selection: DaySelection): DaySelection => selectionAt(selection.active)
