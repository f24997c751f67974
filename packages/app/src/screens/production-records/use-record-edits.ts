import { editProductionRecord, type ProductionEdit, type ProductionRecord } from '@commissary/api-client'
import { type Entries, type EntryValue, joinEdits, withEdits } from '@commissary/domain/production'
import { useUnsavedGuard } from '@commissary/ui/form'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'

import { saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { connection, isUnreachable, useIsConnectionLost } from '../../session/connection.ts'

/** Milliseconds without an edit before edits are sent, so that several steps of a count make one call. */
const saveDelay = 700

/** A field that someone else changed differently in the meantime. */
export interface FieldConflict {
  edit: ProductionEdit
  stored: EntryValue
  by: string | null
}

export type RecordSaveState = { kind: 'saved' | 'saving' | 'unsaved' } | { kind: 'failed'; reason: string }

export interface RecordEdits {
  /** What is stored, with what was entered here. */
  entries: Entries
  set: (path: string, value: EntryValue) => void
  conflicts: readonly FieldConflict[]
  /** Keeps the stored value of a field in conflict, or enters one's own again. */
  answer: (conflict: FieldConflict, choice: 'mine' | 'theirs') => void
  saveState: RecordSaveState
  saveNow: () => void
  /** Resolves once everything that was entered is stored; false if something is not. */
  settle: () => Promise<boolean>
}

/**
 * Saves the fields of a record shortly after the last edit, each with the value that was seen before. What someone else entered in other
 * fields comes with the answer; a field that both changed waits for a choice. An edit that gets no answer is sent again: twice the same
 * changes nothing.
 */
export function useRecordEdits(record: ProductionRecord, onSaved: (record: ProductionRecord) => unknown): RecordEdits {
  const t = useMessages()
  const [pending, setPending] = useState<readonly ProductionEdit[]>([])
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([])
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<{ reason: string; edits: object } | null>(null)
  const isConnectionLost = useIsConnectionLost()
  const entries = useMemo(() => withEdits(record.entries, pending), [record.entries, pending])
  const latest = useRef({ pending, stored: record.entries })
  const inFlight = useRef<Promise<boolean> | null>(null)

  function keep(edits: readonly ProductionEdit[], stored: Entries = latest.current.stored) {
    latest.current = { pending: edits, stored }
    setPending(edits)
  }

  // A newly loaded record is what edits are based on from then on.
  useEffect(() => {
    latest.current = { ...latest.current, stored: record.entries }
  }, [record.entries])

  function set(path: string, value: EntryValue) {
    const { pending: open, stored } = latest.current
    const from = withEdits(stored, open)[path] ?? null
    if (from === value) return
    keep(joinEdits([...open, { path, from, to: value }]))
  }

  async function send(): Promise<boolean> {
    const edits = latest.current.pending
    if (edits.length === 0) return true
    setIsSaving(true)
    setFailure(null)
    try {
      const { data } = await editProductionRecord(record.id, { edits: [...edits] })
      connection.answered()
      const sent = new Set(edits)
      const later = latest.current.pending.filter((edit) => !sent.has(edit))
      // Rebase edits made during the call on the stored values.
      keep(
        later.map((edit) => ({ ...edit, from: data.record.entries[edit.path] ?? null })),
        data.record.entries,
      )
      setConflicts((known) => [
        ...known.filter(({ edit }) => !edits.some(({ path }) => path === edit.path)),
        ...data.conflicts,
      ])
      await onSaved(data.record)
      return later.length === 0 && data.conflicts.length === 0
    } catch (error) {
      if (isUnreachable(error)) connection.failed(error)
      else setFailure({ reason: saveFailure(error, t).message, edits: latest.current.pending })
      return false
    } finally {
      setIsSaving(false)
    }
  }

  function save(): Promise<boolean> {
    inFlight.current ??= send().finally(() => {
      inFlight.current = null
    })
    return inFlight.current
  }

  const canSave = pending.length > 0 && !isSaving && !isConnectionLost && failure?.edits !== pending
  const saveAfterDelay = useEffectEvent(() => void save())
  useEffect(() => {
    if (!canSave) return
    const timer = setTimeout(() => saveAfterDelay(), saveDelay)
    return () => clearTimeout(timer)
  }, [pending, canSave])

  useUnsavedGuard(pending.length > 0)

  return {
    entries,
    set,
    conflicts,
    answer: (conflict, choice) => {
      setConflicts((known) => known.filter((one) => one !== conflict))
      if (choice === 'mine') set(conflict.edit.path, conflict.edit.to)
    },
    saveState:
      failure !== null && pending.length > 0
        ? { kind: 'failed', reason: failure.reason }
        : { kind: isSaving ? 'saving' : pending.length > 0 ? 'unsaved' : 'saved' },
    saveNow: () => void save(),
    async settle() {
      while (latest.current.pending.length > 0) {
        if (!(await save())) return false
      }
      return true
    },
  }
}
