import { editProductionRecord, type ProductionRecord } from '@commissary/api-client'
import { useUnsavedGuard } from '@commissary/ui/form'
import { useEffect, useRef } from 'react'

import type { Owner } from './device-store.ts'
import { recordName, startSending } from './send-kept.ts'
import { fixedEdits, type KeptEditing, useKeptEdits } from './use-kept-edits.ts'

export interface RecordEditing extends KeptEditing {
  /** The record once everything that was entered is stored; null if something is not. */
  settled: () => Promise<ProductionRecord | null>
}

/** The edits of a production record, in the office and on a phone: kept on the device, saved by field, and sent after it is closed, too. */
export function useKeptRecord(
  owner: Owner,
  record: ProductionRecord,
  onSaved: (record: ProductionRecord) => unknown,
): RecordEditing {
  const { id, entries, lines } = record
  const latest = useRef(record)
  useEffect(() => {
    latest.current = record
  }, [record])
  const editing = useKeptEdits({
    owner,
    name: recordName(id),
    stored: entries,
    lines,
    send: async (edits) => {
      const { data } = await editProductionRecord(id, { edits })
      await onSaved(data.record)
      latest.current = data.record
      return { entries: data.record.entries, conflicts: data.conflicts }
    },
  })
  useUnsavedGuard(editing.state.kind === 'unkept')
  useEffect(() => startSending(owner), [owner])
  return { ...editing, settled: async () => ((await editing.settle()) ? latest.current : null) }
}

/** A record that is shown and cannot be changed. */
export const fixedRecord = (record: ProductionRecord): RecordEditing => ({
  ...fixedEdits(record.entries),
  settled: () => Promise.resolve(record),
})
