import type { ProductionRecord } from '@commissary/api-client'
import type { ProductionSheet, RecordSection, SheetAlert } from '@commissary/domain/production'
import { createContext, use } from 'react'

import type { RecordEditing } from '../../offline/use-kept-record.ts'

/** The open record, as the parts of its form read it. */
export interface OpenRecord {
  record: ProductionRecord
  /** Including what was entered here. */
  sheet: ProductionSheet
  edits: RecordEditing
  alerts: readonly SheetAlert[]
  /** Paths that a signature still needs, after an attempt to sign. */
  missing: ReadonlySet<string>
  /** Whether fields of a section can be changed. */
  canEdit: (section: RecordSection) => boolean
}

export const RecordContext = createContext<OpenRecord | null>(null)

/** The open record. Throws outside a record. */
export function useOpenProductionRecord(): OpenRecord {
  const open = use(RecordContext)
  if (!open) throw new Error('This part needs an open record above it')
  return open
}
