import type { EntryConflict, EntryEdit } from './merge-entries.ts'
import { withEdits } from './merge-entries.ts'
import type { Entries, EntryValue } from './record-fields.ts'

/** An edit that is kept until the server has answered it. */
export interface KeptEdit extends EntryEdit {
  /** Unique on the device. */
  id: string
  /** It was sent once. Its answer may have been lost, so it is not joined with later ones: the server may have it. */
  isSent: boolean
  /** The item of the field as it was shown, which may be gone from the record when the server refuses the edit. */
  item?: string
}

export interface KeptConflict extends EntryConflict {
  /** Who last changed the field; null = not stated. */
  by: string | null
}

/** An edit that the server refuses, and why, in the server's words. */
export interface KeptRefusal {
  edit: EntryEdit & Pick<KeptEdit, 'item'>
  reason: string
}

/** What a device keeps of a record: edits that the server has not answered, and conflicts and refusals that no one has. */
export interface KeptEdits {
  edits: KeptEdit[]
  conflicts: KeptConflict[]
  /** One for each field. Absent = none. */
  refused?: KeptRefusal[]
}

export const nothingKept: KeptEdits = { edits: [], conflicts: [] }

export const isKept = ({ edits, conflicts, refused = [] }: KeptEdits): boolean =>
  edits.length > 0 || conflicts.length > 0 || refused.length > 0

/**
 * Enters a field. `stored` is what the person sees as stored. An edit that was not sent yet is continued, and dropped if it returns
 * to its starting value. Entering a field in conflict answers it with one's own value, and entering a refused one drops what was
 * refused.
 */
export function enterField(
  before: KeptEdits,
  {
    stored,
    path,
    to,
    id,
    item,
  }: { stored: Entries; path: string; to: EntryValue; id: string; item?: string | undefined },
): KeptEdits {
  const kept = discardRefused(before, path)
  const conflict = kept.conflicts.find(({ edit }) => edit.path === path)
  const conflicts = kept.conflicts.filter((one) => one !== conflict)
  const base = conflict ? withEdits(stored, [{ path, from: null, to: conflict.stored }]) : stored
  const from = withEdits(base, kept.edits)[path] ?? null
  if (from === to) return conflict ? { ...kept, conflicts } : kept
  const open = kept.edits.find((edit) => edit.path === path && !edit.isSent)
  if (!open)
    return { ...kept, conflicts, edits: [...kept.edits, { id, path, from, to, isSent: false, ...(item && { item }) }] }
  const others = kept.edits.filter((edit) => edit !== open)
  return { ...kept, conflicts, edits: open.from === to ? others : [...others, { ...open, to }] }
}

/** Before a call: from now on the server may have the edits. */
export const markSent = (kept: KeptEdits): KeptEdits => ({
  ...kept,
  edits: kept.edits.map((edit) => (edit.isSent ? edit : { ...edit, isSent: true })),
})

/**
 * Takes in the answer to a call. What was entered after it was sent continues from what is stored now. Only the last
 * edit of a field can conflict: the server may have an earlier one already, overwritten by a later one.
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
    ...kept,
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
  return { ...kept, conflicts, edits: [...kept.edits, { id, path, from: stored, to: edit.to, isSent: false }] }
}

/**
 * Sets aside the edits that the server refuses, so that the others can be sent. A later edit of such a field starts from the
 * refused edit's starting value and takes its place.
 */
export function takeRefusal(
  kept: KeptEdits,
  refusals: readonly { edit: Pick<KeptEdit, 'id'>; reason: string }[],
): KeptEdits {
  const reasons = new Map(refusals.map(({ edit, reason }) => [edit.id, reason]))
  const refused = new Map((kept.refused ?? []).map((one) => [one.edit.path, one]))
  const edits: KeptEdit[] = []
  for (const edit of kept.edits) {
    const { id, isSent: _, ...entered } = edit
    const { path } = edit
    const before = refused.get(path)
    const from = before ? before.edit.from : edit.from
    const reason = reasons.get(id)
    refused.delete(path)
    if (reason === undefined) edits.push({ ...edit, from })
    else refused.set(path, { edit: { ...entered, from }, reason })
  }
  return { ...kept, edits, refused: [...refused.values()] }
}

/** Drops a field's refused edit. */
export const discardRefused = (kept: KeptEdits, path: string): KeptEdits =>
  kept.refused?.some(({ edit }) => edit.path === path)
    ? { ...kept, refused: kept.refused.filter(({ edit }) => edit.path !== path) }
    : kept

/** Queues the refused edits to be sent again: they may be allowed by now. `id` is unique on the device. */
export const resendRefused = (kept: KeptEdits, id: string): KeptEdits => ({
  ...kept,
  edits: [
    ...kept.edits,
    ...(kept.refused ?? []).map(({ edit }): KeptEdit => ({ ...edit, id: `${id} ${edit.path}`, isSent: false })),
  ],
  refused: [],
})
