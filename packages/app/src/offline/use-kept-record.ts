import { editProductionRecord, type ProductionRecord } from '@commissary/api-client'
import { useUnsavedGuard } from '@commissary/ui/form'
import { useEffect } from 'react'

import type { Owner } from './device-store.ts'
import { recordName, startSending } from './send-kept.ts'
import { type KeptEditing, useKeptEdits } from './use-kept-edits.ts'

/** The edits of a production record, in the office and on a phone: kept on the device, saved by field, and sent after it is closed, too. */
export function useKeptRecord(
  owner: Owner,
  { id, entries }: ProductionRecord,
  onSaved: (record: ProductionRecord) => unknown,
): KeptEditing {
  const editing = useKeptEdits({
    owner,
    name: recordName(id),
    stored: entries,
    send: async (edits) => {
      const { data } = await editProductionRecord(id, { edits })
      await onSaved(data.record)
      return { entries: data.record.entries, conflicts: data.conflicts }
    },
  })
  useUnsavedGuard(editing.state.kind === 'unkept')
  useEffect(() => startSending(owner), [owner])
  return editing
}
