import type { RecordChange, RecordEvent } from '@commissary/api-client'
import type { ChangeEntry, FieldChange } from '@commissary/ui'

import type { Translate } from '@commissary/messages'

export interface FieldWord {
  /** Name of the field; shown with what it held and what it holds. */
  label: string
  /** What a value means to people, where it is not the text itself. */
  valueText?: (text: string) => string
  /** Of a list with many entries: what came and what went is shown, each under such a name, instead of the whole twice. */
  list?: { added: string; removed: string }
}

/** The words of a record's fields. A field without any is named as the contract names it. */
export type FieldWords = Readonly<Record<string, FieldWord>>

interface Place {
  locale: string
  timeZone: string
}

/** An event of the history in words, its time by the caterer's clock. */
export function changeEntry(event: RecordEvent, words: FieldWords, t: Translate, place: Place): ChangeEntry {
  const { id, action, at, by } = event
  return {
    id,
    title: by === null ? t(`history.actionsByNobody.${action}`) : t(`history.actions.${action}`, { name: by }),
    dateTime: at,
    time: momentText(at, place),
    changes: event.changes.flatMap((change) => fieldChanges(change, words[change.field])),
  }
}

/** An instant as the caterer's country writes it and by the caterer's clock: "Nov 18, 2026, 3:02 PM". */
export function momentText(instant: string, { locale, timeZone }: Place): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(instant),
  )
}

const separator = ', '

function fieldChanges({ field, from, to }: RecordChange, word: FieldWord | undefined): FieldChange[] {
  const { label = field, valueText = String, list } = word ?? {}
  if (!list) {
    return [{ field: label, from: from === null ? null : valueText(from), to: to === null ? null : valueText(to) }]
  }
  const before = from?.split(separator) ?? []
  const after = to?.split(separator) ?? []
  const came = after.filter((entry) => !before.includes(entry))
  const went = before.filter((entry) => !after.includes(entry))
  return [
    { field: list.added, from: null, to: came.join(separator) },
    { field: list.removed, from: null, to: went.join(separator) },
  ].filter(({ to: text }) => text !== '')
}
