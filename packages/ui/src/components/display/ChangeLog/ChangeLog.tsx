import type { ReactNode } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts'
import {
  Change,
  ChangeLogRoot,
  ChangesRoot,
  FieldName,
  NewValue,
  OldValue,
  ValueArrow,
  EntryHead,
  EntryRoot,
  Values,
} from './ChangeLog.styles.ts'

export interface FieldChange {
  /** Name of the field in words. */
  field: string
  /** Null where the field held nothing, or holds nothing any more. */
  from: string | null
  to: string | null
}

export interface ChangeEntry {
  id: number | string
  /** What was done and by whom: "Updated by Dana Whitfield". */
  title: ReactNode
  /** ISO 8601, for machines. */
  dateTime: string
  /** The same in words: "Nov 18, 2026, 3:02 PM". */
  time: string
  changes: readonly FieldChange[]
}

export interface ChangeLogProps {
  /** Names the list for screen readers. */
  label: string
  /** Newest first. */
  entries: readonly ChangeEntry[]
  /** Stands where a field held nothing. */
  nothingText: string
  /** Said before the old and before the new value, where eyes see a line through and an arrow. */
  fromText: string
  toText: string
}

/** Who changed which field of a record, when: each value that was beside the one that took its place. */
export function ChangeLog({ label, entries, nothingText, fromText, toText }: ChangeLogProps) {
  requireLabel('ChangeLog', label)
  return (
    <ChangeLogRoot aria-label={label}>
      {entries.map(({ id, title, dateTime, time, changes }) => (
        <EntryRoot key={id}>
          <EntryHead>
            <strong>{title}</strong>
            <time dateTime={dateTime}>{time}</time>
          </EntryHead>
          {changes.length > 0 && (
            <ChangesRoot>
              {changes.map(({ field, from, to }) => (
                <Change key={field}>
                  <FieldName>{field}</FieldName>
                  <Values>
                    {from !== null && (
                      <>
                        <VisuallyHidden>{fromText} </VisuallyHidden>
                        <OldValue>
                          <bdi>{from}</bdi>
                        </OldValue>{' '}
                        <ValueArrow aria-hidden />{' '}
                      </>
                    )}
                    <VisuallyHidden>{toText} </VisuallyHidden>
                    <NewValue $isNothing={to === null}>
                      <bdi>{to ?? nothingText}</bdi>
                    </NewValue>
                  </Values>
                </Change>
              ))}
            </ChangesRoot>
          )}
        </EntryRoot>
      ))}
    </ChangeLogRoot>
  )
}
