import { editProductionRecord } from '@commissary/api-client'
import { isKept, type KeptEdits, nothingKept } from '@commissary/domain/production'
import { useSyncExternalStore } from 'react'

import { connection, isUnreachable, mayPass, retryDelay } from '../session/connection.ts'
import type { Owner } from './device-store.ts'
import { keptEdits, updateKept } from './kept-edits-store.ts'
import { isRecordOpen, onRecordClosed } from './open-records.ts'
import { sendEdits } from './send-edits.ts'

/** The name under which edits of a production record are kept. */
export const recordName = (id: number): string => `record ${id}`

/**
 * Sends what a user typed in records that are not open now. Conflicts, and fields that the server refuses, stay on the device until the
 * record is opened. Returns the records that still have something.
 */
async function sendOtherRecords(owner: Owner): Promise<number[]> {
  const left: number[] = []
  for (const [name, kept] of await keptEdits.all(owner)) {
    const id = Number(name.replace(/^record /, ''))
    if (!Number.isSafeInteger(id) || isRecordOpen(owner, name)) continue
    if (kept.edits.length === 0) {
      left.push(id)
      continue
    }
    let after = kept
    const change = async (next: (now: KeptEdits) => KeptEdits) => {
      after = (await updateKept([owner, name], next)) ?? nothingKept
      return after
    }
    try {
      await sendEdits({
        change,
        send: async (edits) => {
          const { data } = await editProductionRecord(id, { edits })
          return { entries: data.record.entries, conflicts: data.conflicts }
        },
      })
      if (isKept(after)) left.push(id)
    } catch (error) {
      // Without a connection, the banner asks until the server is back.
      connection.failed(error)
      if (mayPass(error) && !isUnreachable(error)) sendLater()
      left.push(id)
    }
  }
  return left
}

// One sender for the page, for the user who is logged in. Another user's login loads the page again.
let sender: Owner | null = null
let running: Promise<void> | null = null
let isAskedAgain = false
let retry: ReturnType<typeof setTimeout> | undefined
let unsent: readonly number[] = []
const listeners = new Set<() => void>()

async function run(): Promise<void> {
  do {
    isAskedAgain = false
    // If the device store cannot be read, keep the last known list: it may still hold what was typed.
    const left = sender === null ? [] : await sendOtherRecords(sender).catch(() => unsent)
    if (left.join() !== unsent.join()) {
      unsent = left
      for (const listener of listeners) listener()
    }
  } while (isAskedAgain)
}

function send(): void {
  clearTimeout(retry)
  isAskedAgain = true
  running ??= run().finally(() => {
    running = null
  })
}

function sendLater(): void {
  clearTimeout(retry)
  retry = setTimeout(send, retryDelay)
}

/** Starts sending what the owner has typed: now, when a record is closed, and each time the server is back or may be, on any page. */
export function startSending(owner: Owner): void {
  if (sender === null) {
    connection.watch(() => {
      if (!connection.isLost()) send()
    })
    onRecordClosed(send)
  }
  sender = owner
  send()
}

/** The ids of records that are not open and have something on this device that the server does not have. */
export const useUnsentRecords = (): readonly number[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => unsent,
    () => unsent,
  )
