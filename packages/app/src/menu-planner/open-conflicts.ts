import {
  dayOf,
  type EditConflict,
  editConflictId,
  type MenuDay,
  type MenuEditState,
  mergeEdits,
} from '@commissary/domain/menu'

import type { SavedDay } from './menu-source.ts'

/** A day in which two people changed the same fields. */
export interface DayMerge {
  /** The version of the other person, which the edits have been merged with. */
  saved: SavedDay
  /** What both started from. */
  base: MenuDay
  /** Ids of the fields for which the user's own version was chosen. */
  kept: readonly string[]
}

export interface OpenMerge extends DayMerge {
  /** What is still to be answered; at least one. */
  fields: readonly EditConflict[]
}

/** Days with fields to answer. A field that an edit or Undo made equal to the other version answers itself. */
export function openMerges(merges: readonly DayMerge[], state: Pick<MenuEditState, 'days'>): OpenMerge[] {
  return merges.flatMap((merge) => {
    const { base, saved, kept } = merge
    const { conflicts } = mergeEdits(base, dayOf(state, saved.key), saved.day)
    const fields = conflicts.filter((one) => !kept.includes(editConflictId(one)))
    return fields.length > 0 ? [{ ...merge, fields }] : []
  })
}
