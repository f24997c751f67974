import type { Entries, EntryValue } from './record-fields.ts'

/** A field that someone filled in, with what they saw in it before. */
export interface EntryEdit {
  path: string
  from: EntryValue
  to: EntryValue
}

/** A field that someone else changed in the meantime: `edit` was not applied, and `stored` stays. */
export interface EntryConflict {
  edit: EntryEdit
  stored: EntryValue
}

export interface MergedEntries {
  entries: Entries
  /** The edits that changed something, with the values they replaced. */
  applied: EntryEdit[]
  conflicts: EntryConflict[]
}

/**
 * Applies edits field by field, in order. What only one person changed is kept, and the same value twice is not a conflict, so
 * sending an edit again changes nothing. A field that someone else changed differently keeps their value and is reported. An edit
 * of a field that an earlier edit in the list changed continues from that edit.
 */
export function mergeEntries(stored: Entries, edits: readonly EntryEdit[]): MergedEntries {
  const entries = new Map(Object.entries(stored))
  const applied: EntryEdit[] = []
  const conflicts: EntryConflict[] = []
  for (const edit of edits) {
    const now = entries.get(edit.path) ?? null
    if (now === edit.to) continue
    if (now !== edit.from) {
      conflicts.push({ edit, stored: now })
      continue
    }
    if (edit.to === null) entries.delete(edit.path)
    else entries.set(edit.path, edit.to)
    applied.push(edit)
  }
  return { entries: Object.fromEntries(entries), applied, conflicts }
}

/** Entries with edits that the server has not confirmed yet: what the person who made them sees. */
export const withEdits = (stored: Entries, edits: readonly EntryEdit[]): Entries => {
  const entries = new Map(Object.entries(stored))
  for (const { path, to } of edits) {
    if (to === null) entries.delete(path)
    else entries.set(path, to)
  }
  return Object.fromEntries(entries)
}
