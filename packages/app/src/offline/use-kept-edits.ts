import { newKey } from '@commissary/api-client'
import {
  answerConflict,
  discardRefused,
  enterField,
  type Entries,
  type EntryEdit,
  type EntryValue,
  fieldOfPath,
  type KeptConflict,
  type KeptEdits,
  type KeptRefusal,
  nothingKept,
  resendRefused,
  withEdits,
} from '@commissary/domain/production'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'

import { reasonOf, saveFailure } from '../forms/save-failure.ts'
import { useMessages } from '../messages/messages.ts'
import { connection, isUnreachable, mayPass, retryDelay, useIsConnectionLost } from '../session/connection.ts'
import type { Owner } from './device-store.ts'
import { keptEdits, updateKept } from './kept-edits-store.ts'
import { holdRecord } from './open-records.ts'
import { type EditsAnswer, sendEdits } from './send-edits.ts'

/** Milliseconds without an edit before edits are sent, so that several steps of a count make one call. */
const sendDelay = 700

export interface KeptEditsOptions {
  owner: Owner
  /** The record, unique for the owner. */
  name: string
  /** The entries as the server last had them. */
  stored: Entries
  /** The items of the record, to name what is refused. */
  lines: readonly { key: string; name: string }[]
  send: (edits: EntryEdit[]) => Promise<EditsAnswer>
}

/**
 * The save status of what was typed. `keeping`: not on the disk of this device yet. `kept`: it is. `unkept`: only in this page,
 * because the browser keeps nothing. `refused`: the server accepts no edit of this record. `refusedFields`: it accepted the others.
 */
export type KeptState =
  | { kind: 'loading' | 'saved' | 'keeping' | 'kept' | 'unkept' | 'sending' }
  | { kind: 'conflicts' | 'refusedFields'; count: number }
  | { kind: 'refused'; reason: string }

export interface KeptEditing {
  /** What is stored, with what was entered here. */
  entries: Entries
  set: (path: string, value: EntryValue) => void
  conflicts: readonly KeptConflict[]
  answer: (conflict: KeptConflict, choice: 'mine' | 'theirs') => void
  /** Fields that the server refused while it accepted the others. */
  refused: readonly KeptRefusal[]
  /** Gives up what was entered in a refused field. */
  discardField: (path: string) => void
  /** Sends the refused fields again. */
  resend: () => void
  state: KeptState
  sendNow: () => Promise<boolean>
  /** Gives up all edits, where the server takes none of them. */
  discard: () => void
  /** Resolves once everything that was entered is stored; false if something is not. */
  settle: () => Promise<boolean>
}

/** Entries that cannot be changed, such as a record as it was once signed: nothing that is kept on the device belongs to them. */
export const fixedEdits = (entries: Entries): KeptEditing => ({
  entries,
  set: () => undefined,
  conflicts: [],
  answer: () => undefined,
  refused: [],
  discardField: () => undefined,
  resend: () => undefined,
  state: { kind: 'saved' },
  sendNow: () => Promise.resolve(true),
  discard: () => undefined,
  settle: () => Promise.resolve(true),
})

/**
 * Edits of a record that are kept on the device from the first keystroke, and sent as soon as the server can be reached, even
 * after a reload, after a dead battery or on another day. The server merges them by field.
 */
export function useKeptEdits({ owner, name, stored, lines, send }: KeptEditsOptions): KeptEditing {
  const t = useMessages()
  const isConnectionLost = useIsConnectionLost()
  const [kept, setKept] = useState<KeptEdits | null>(null)
  const [base, setBase] = useState(stored)
  const [seen, setSeen] = useState(stored)
  const [isSending, setIsSending] = useState(false)
  /** The last try failed for a reason that may pass. */
  const [isRetrying, setIsRetrying] = useState(false)
  const [isUnkept, setIsUnkept] = useState(false)
  const [writes, setWrites] = useState(0)
  const [refusal, setRefusal] = useState<{ reason: string; of: KeptEdits } | null>(null)
  const latest = useRef<{ kept: KeptEdits; base: Entries }>({ kept: nothingKept, base: stored })
  const inFlight = useRef<Promise<boolean> | null>(null)

  // A newly read record is what edits are based on from then on.
  if (stored !== seen) {
    setSeen(stored)
    setBase(stored)
  }
  useEffect(() => {
    latest.current = { ...latest.current, base: stored }
  }, [stored])

  useEffect(() => holdRecord(owner, name), [owner, name])

  /** Changes what is kept: in the page at once, then on the device. */
  function change(next: (kept: KeptEdits) => KeptEdits): Promise<void> {
    latest.current = { ...latest.current, kept: next(latest.current.kept) }
    setKept(latest.current.kept)
    setWrites((count) => count + 1)
    return updateKept([owner, name], next)
      .then(
        () => setIsUnkept(false),
        () => setIsUnkept(true),
      )
      .finally(() => setWrites((count) => count - 1))
  }

  const load = useEffectEvent(async (isGone: () => boolean) => {
    const found = await keptEdits.get([owner, name]).catch(() => undefined)
    if (isGone()) return
    // The device also has edits typed while the record was loading.
    const typed = latest.current.kept
    const known = new Set(typed.edits.map(({ id }) => id))
    const before = found ?? nothingKept
    latest.current.kept = {
      ...before,
      edits: [...before.edits.filter(({ id }) => !known.has(id)), ...typed.edits],
    }
    setKept(latest.current.kept)
  })
  useEffect(() => {
    let isGone = false
    void load(() => isGone)
    return () => {
      isGone = true
    }
  }, [owner, name])

  /** False if the server did not take the edits. */
  async function sendKept(): Promise<boolean> {
    if (latest.current.kept.edits.length === 0) return true
    setIsSending(true)
    setIsRetrying(false)
    setRefusal(null)
    try {
      await sendEdits({
        change: async (next) => {
          await change(next)
          return latest.current.kept
        },
        send: async (edits) => {
          const answer = await send(edits)
          connection.answered()
          latest.current = { ...latest.current, base: answer.entries }
          setBase(answer.entries)
          return answer
        },
      })
      return true
    } catch (error) {
      connection.failed(error)
      if (!mayPass(error)) setRefusal({ reason: reasonOf(saveFailure(error, t)), of: latest.current.kept })
      // Without a connection, the banner asks until the server is back.
      else if (!isUnreachable(error)) setIsRetrying(true)
      return false
    } finally {
      setIsSending(false)
    }
  }

  function sendNow(): Promise<boolean> {
    inFlight.current ??= sendKept().finally(() => {
      inFlight.current = null
    })
    return inFlight.current
  }

  const edits = kept?.edits ?? []
  const isRefused = refusal !== null && refusal.of === kept
  const canSend = edits.length > 0 && !isSending && !isConnectionLost && !isRefused
  const delay = isRetrying ? retryDelay : sendDelay
  const sendAfterDelay = useEffectEvent(() => void sendNow())
  useEffect(() => {
    if (!canSend) return
    const timer = setTimeout(() => sendAfterDelay(), delay)
    return () => clearTimeout(timer)
  }, [kept, canSend, delay])

  const conflicts = kept?.conflicts ?? []
  const refused = kept?.refused ?? []
  const entries = useMemo(() => withEdits(base, kept?.edits ?? []), [base, kept])

  function stateNow(): KeptState {
    if (kept === null) return { kind: 'loading' }
    if (isSending) return { kind: 'sending' }
    if (isRefused) return { kind: 'refused', reason: refusal.reason }
    if (edits.length > 0) return { kind: isUnkept ? 'unkept' : writes > 0 ? 'keeping' : 'kept' }
    if (refused.length > 0) return { kind: 'refusedFields', count: refused.length }
    if (conflicts.length > 0) return { kind: 'conflicts', count: conflicts.length }
    return { kind: 'saved' }
  }

  return {
    entries,
    set: (path, to) => {
      const { base: seenEntries } = latest.current
      const id = newKey()
      const item = lines.find(({ key }) => key === fieldOfPath(path)?.line)?.name
      void change((now) => enterField(now, { stored: seenEntries, path, to, id, item }))
    },
    conflicts,
    answer: ({ edit: { path } }, choice) => {
      const id = newKey()
      void change((now) => answerConflict(now, { path, choice, id }))
    },
    refused,
    discardField: (path) => void change((now) => discardRefused(now, path)),
    resend: () => {
      const id = newKey()
      void change((now) => resendRefused(now, id))
    },
    state: stateNow(),
    sendNow,
    discard: () => {
      setRefusal(null)
      void change((now) => ({ ...now, edits: [] }))
    },
    async settle() {
      while (latest.current.kept.edits.length > 0) {
        if (!(await sendNow())) return false
      }
      const { conflicts: open, refused: given = [] } = latest.current.kept
      return open.length === 0 && given.length === 0
    },
  }
}
