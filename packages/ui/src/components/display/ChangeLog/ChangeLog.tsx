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
  EntryHeader,
  EntryRoot,
  Values,
} from './ChangeLog.styles.ts'

export interface FieldChange {
  /** Display name of the field. */
  field: string
  /** Null if the field was or became empty. */
  from: string | null
  to: string | null
}

export interface ChangeEntry {
  id: number | string
  /** What was done and by whom: "Updated by Dana Whitfield". */
  title: ReactNode
  /** ISO 8601, for machines. */
  dateTime: string
  /** Formatted for display: "Nov 18, 2026, 3:02 PM". */
  time: string
  changes: readonly FieldChange[]
}

export interface ChangeLogProps {
  /** Names the list for screen readers. */
  label: string
  /** Newest first. */
  entries: readonly ChangeEntry[]
  /** Shown for an empty value. */
  nothingText: string
  /** Read before the old and the new value, which are shown crossed out and with an arrow. */
  fromText: string
  toText: string
}

/** Who changed which field of a record and when, with the old value next to the new one. */
export function ChangeLog({ label, entries, nothingText, fromText, toText }: ChangeLogProps) {
  requireLabel('ChangeLog', label)
  return (
    <ChangeLogRoot aria-label={label}>
      {entries.map(({ id, title, dateTime, time, changes }) => (
        <EntryRoot key={id}>
          <EntryHeader>
            <strong>{title}</strong>
            <time dateTime={dateTime}>{time}</time>
          </EntryHeader>
          {changes.length > 0 && (
            <ChangesRoot>
              {changes.map(({ field, from, to }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a day can have two items added, and entries never change
                <Change key={index}>
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
