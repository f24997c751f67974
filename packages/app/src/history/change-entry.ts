import type { RecordChange, RecordEvent } from '@commissary/api-client'
import type { ChangeEntry, FieldChange } from '@commissary/ui'

import type { Translate } from '@commissary/messages'

import { momentText, type Place } from '../text/moment-text.ts'

export interface FieldWord {
  /** Name of the field, shown with its old and new value. */
  label: string
  /** Describes a value, or one entry of a list, to the user. Default: the value itself. */
  valueText?: (text: string) => string
  /** For long lists: shows added and removed entries under these names, instead of the whole list twice. */
  list?: { added: string; removed: string }
  /** For a value of several parts: what changed, in place of the label and the values. */
  changes?: (from: string | null, to: string | null) => readonly FieldChange[]
}

/** Labels by field. A field without one is shown by its name in the API. */
export type FieldWords = Readonly<Record<string, FieldWord>>
/** Finds a field's label, where field names contain dates or numbers. */
export type FindFieldWord = (field: string) => FieldWord | undefined

/** A history event as texts, with its time in the caterer's time zone. */
export function changeEntry(
  event: RecordEvent,
  words: FieldWords | FindFieldWord,
  t: Translate,
  place: Place,
): ChangeEntry {
  const { id, action, at, by } = event
  const wordOf = typeof words === 'function' ? words : (field: string) => words[field]
  return {
    id,
    title: by === null ? t(`history.actionsByNobody.${action}`) : t(`history.actions.${action}`, { name: by }),
    dateTime: at,
    time: momentText(at, place),
    changes: event.changes.flatMap((change) => fieldChanges(change, wordOf(change.field))),
  }
}

/** The words of a switch, whose values in the history are the codes `Yes` and `No`. */
export const yesOrNo =
  (t: Translate) =>
  (code: string): string =>
    code === 'Yes' || code === 'No' ? t(`history.${code === 'Yes' ? 'yes' : 'no'}`) : code

const separator = ', '

function fieldChanges({ field, from, to }: RecordChange, word: FieldWord | undefined): readonly FieldChange[] {
  const { label = field, valueText = String, list, changes } = word ?? {}
  if (changes) return changes(from, to)
  if (!list) {
    return [{ field: label, from: from === null ? null : valueText(from), to: to === null ? null : valueText(to) }]
  }
  const entries = (text: string | null) => text?.split(separator).map(valueText) ?? []
  const [before, after] = [entries(from), entries(to)]
  const came = after.filter((entry) => !before.includes(entry))
  const went = before.filter((entry) => !after.includes(entry))
  return [
    { field: list.added, from: null, to: came.join(separator) },
    { field: list.removed, from: null, to: went.join(separator) },
  ].filter(({ to: text }) => text !== '')
}
