import type { EntryConflict, EntryEdit } from './merge-entries.ts'
import { withEdits } from './merge-entries.ts'
import type { Entries, EntryValue } from './record-fields.ts'

/** An edit that is kept until the server has answered it. */
export interface KeptEdit extends EntryEdit {
  /** Unique on the device. */
  id: string
  /** It was sent once. Its answer may have been lost, so it is not joined with later ones: the server may have it. */
  isSent: boolean
}

export interface KeptConflict extends EntryConflict {
  /** Who last changed the field; null = not told. */
  by: string | null
}

/** What a device keeps of a record: edits that the server has not answered, and conflicts that no one has. */
export interface KeptEdits {
  edits: KeptEdit[]
  conflicts: KeptConflict[]
}

export const nothingKept: KeptEdits = { edits: [], conflicts: [] }

export const isKept = ({ edits, conflicts }: KeptEdits): boolean => edits.length > 0 || conflicts.length > 0

/**
 * Enters a field. `stored` is what the person sees as stored. An edit that was not sent yet is continued; back to what it began from, it is
 * gone. Entering a field in conflict answers it with one's own value.
 */
export function enterField(
  kept: KeptEdits,
  { stored, path, to, id }: { stored: Entries; path: string; to: EntryValue; id: string },
): KeptEdits {
  const conflict = kept.conflicts.find(({ edit }) => edit.path === path)
  const conflicts = kept.conflicts.filter((one) => one !== conflict)
  const base = conflict ? withEdits(stored, [{ path, from: null, to: conflict.stored }]) : stored
  const from = withEdits(base, kept.edits)[path] ?? null
  if (from === to) return conflict ? { ...kept, conflicts } : kept
  const open = kept.edits.find((edit) => edit.path === path && !edit.isSent)
  if (!open) return { conflicts, edits: [...kept.edits, { id, path, from, to, isSent: false }] }
  const others = kept.edits.filter((edit) => edit !== open)
  return { conflicts, edits: open.from === to ? others : [...others, { ...open, to }] }
}

/** Before a call: from now on the server may have the edits. */
export const markSent = (kept: KeptEdits): KeptEdits => ({
  ...kept,
  edits: kept.edits.map((edit) => (edit.isSent ? edit : { ...edit, isSent: true })),
})

/**
 * Takes in the answer to a call. What was entered after it was sent goes on from what is stored now. Only the last
 * edit of a field can conflict: one before it may be in the server already, below a later one.
 */
export function takeAnswer(
  kept: KeptEdits,
  sent: readonly KeptEdit[],
  { entries, conflicts }: { entries: Entries; conflicts: readonly KeptConflict[] },
): KeptEdits {
  const answered = new Set(sent.map(({ id }) => id))
  const paths = new Set(sent.map(({ path }) => path))
  const rest = kept.edits.filter(({ id }) => !answered.has(id))
  const later = new Set(rest.map(({ path }) => path))
  const last = new Map(sent.map((edit) => [edit.path, edit]))
  const real = conflicts.filter(({ edit }) => {
    const one = last.get(edit.path)
    return one?.from === edit.from && one.to === edit.to
  })
  return {
    edits: rest.map((edit) => (paths.has(edit.path) ? { ...edit, from: entries[edit.path] ?? null } : edit)),
    conflicts: [
      ...kept.conflicts.filter(({ edit }) => !paths.has(edit.path)),
      // A later edit of the field answers the conflict.
      ...real.filter(({ edit }) => !later.has(edit.path)),
    ],
  }
}

/** Answers a conflict: one's own value is entered again over the stored one. */
export function answerConflict(
  kept: KeptEdits,
  { path, choice, id }: { path: string; choice: 'mine' | 'theirs'; id: string },
): KeptEdits {
  const conflict = kept.conflicts.find(({ edit }) => edit.path === path)
  if (!conflict) return kept
  const conflicts = kept.conflicts.filter((one) => one !== conflict)
  if (choice === 'theirs') return { ...kept, conflicts }
  const { edit, stored } = conflict
  return { conflicts, edits: [...kept.edits, { id, path, from: stored, to: edit.to, isSent: false }] }
}
