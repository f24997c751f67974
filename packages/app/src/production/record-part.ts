import { type Entries, type RecordSection, withTotals } from '@commissary/domain/production'
import type { GradeGroup } from '@commissary/domain/rules'
import { createContext, use } from 'react'

import type { KeptEditing } from '../offline/use-kept-edits.ts'

/** A line as the form shows it. */
export interface PartLine {
  key: string
  name: string
  kind: 'food' | 'placeholder' | 'text'
  usualHolding: string | null
  replaces: string | null
  /** The columns that it is served to. */
  programIds: readonly number[]
  /** Where the plan is shown: in all, and by column; null = not planned. */
  planned?: { total: number | null; columns: readonly { grades: string; count: number | null }[] }
}

/** The part of a production record that is filled in here. */
export interface RecordPart {
  /** The caterer's country, which decides the unit of temperatures. */
  country: string
  isVended: boolean
  /** The time of day where the caterer is, "13:05"; null on another day than the record's. */
  timeNow: () => string | null
  groups: readonly { programId: number; grades: string; gradeGroups: readonly GradeGroup[] }[]
  lines: readonly PartLine[]
  /** The sections whose fields are shown. */
  sections: readonly RecordSection[]
  canEdit: (section: RecordSection) => boolean
  edits: Pick<KeptEditing, 'entries' | 'set' | 'conflicts' | 'answer' | 'refused' | 'discardField' | 'resend'>
  /** Paths that a signature still needs, once someone has tried to sign. */
  missing: ReadonlySet<string>
}

export const RecordPartContext = createContext<RecordPart | null>(null)

/** The surrounding part of a record. Throws outside of one. */
export function useRecordPart(): RecordPart {
  const part = use(RecordPartContext)
  if (!part) throw new Error('This field needs a part of a record above it')
  return part
}

/** The lines whose food is counted: not texts, and not lines that another one replaces. */
export const countedPartLines = ({ lines }: Pick<RecordPart, 'lines'>): PartLine[] =>
  lines.filter(({ kind, key }) => kind !== 'text' && !lines.some(({ replaces }) => replaces === key))

/** Entries with the totals of grade groups that share a menu. */
export const withPartTotals = ({ groups, lines }: Pick<RecordPart, 'groups' | 'lines'>, entries: Entries): Entries =>
  withTotals(
    {
      groups,
      lines: lines.map(({ key, programIds }) => ({ key, plans: programIds.map((programId) => ({ programId })) })),
    },
    entries,
  )

/** How a line is held: as someone entered, else as such foods usually are; null = unknown. */
export function holdingOfPart(entries: Entries, { key, usualHolding }: PartLine): 'hot' | 'cold' | 'room' | null {
  const value = entries[`line.${key}.holding`] ?? usualHolding
  return value === 'hot' || value === 'cold' || value === 'room' ? value : null
}
