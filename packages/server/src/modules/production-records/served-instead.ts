import { type EntryEdit, type FieldOfPath, fieldOfPath, hasUnknownFood, withEdits } from '@commissary/domain/production'

import type { FoundRecord } from './find-record.ts'

// Counts and temperatures entered on a line while something else was served belong to the food that is later chosen for it.

/** The new line takes over the plan separately. The words for what was served instead stay on the line that was replaced. */
const isOfServed = ({ name }: FieldOfPath) => name !== 'servedInstead' && name !== 'planned'

const onLine = (path: string, from: string, to: string) => `line.${to}${path.slice(`line.${from}`.length)}`

/** Moves a line's entries to the food chosen in its place; none if no one wrote down another food for the line. */
export function movedEntries({ entries }: FoundRecord['row'], from: string, to: string): EntryEdit[] {
  if (!hasUnknownFood({ entries }, from)) return []
  return Object.entries(entries).flatMap(([path, value]): EntryEdit[] => {
    const field = fieldOfPath(path)
    if (field?.line !== from || !isOfServed(field)) return []
    return [
      { path, from: value, to: null },
      { path: onLine(path, from, to), from: null, to: value },
    ]
  })
}

/** Edits that a device kept while someone chose the food: each applies to the line that is served now. Others stay as they are. */
export function movedEdits({ row, lines }: FoundRecord, edits: readonly EntryEdit[]): EntryEdit[] {
  // The device may send the words together with the counts.
  const sheets = [row, { entries: withEdits(row.entries, edits) }]
  const served = (path: string): string => {
    const field = fieldOfPath(path)
    const key = field?.line ?? null
    if (!field || key === null || !isOfServed(field)) return path
    const chosen = lines.find(({ replaces }) => replaces === key)
    const isMoved = chosen && sheets.some((sheet) => hasUnknownFood(sheet, key))
    return isMoved ? served(onLine(path, key, chosen.lineKey)) : path
  }
  return edits.map((edit) => ({ ...edit, path: served(edit.path) }))
}
