import type { Owner } from './device-store.ts'

// Records that are open in this page send their own edits, because they show what happens to them.
const open = new Map<string, number>()
const listeners = new Set<() => void>()
const keyOf = (owner: Owner, name: string) => `${owner} ${name}`

export const isRecordOpen = (owner: Owner, name: string): boolean => open.has(keyOf(owner, name))

/** Marks a record as open. Returns a function that marks it as closed. */
export function holdRecord(owner: Owner, name: string): () => void {
  const key = keyOf(owner, name)
  open.set(key, (open.get(key) ?? 0) + 1)
  return () => {
    const left = (open.get(key) ?? 1) - 1
    if (left > 0) open.set(key, left)
    else open.delete(key)
    for (const listener of listeners) listener()
  }
}

/** Calls after a record was closed. */
export function onRecordClosed(listener: () => void): void {
  listeners.add(listener)
}
