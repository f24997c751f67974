import { ApiError, readUserInfo } from '@commissary/api-client'
import { useSyncExternalStore } from 'react'

// Whether the last call got an answer. One fact for the whole page, so it is kept beside React.
let isLost = false
const listeners = new Set<() => void>()

function set(next: boolean) {
  if (next === isLost) return
  isLost = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a failure means that no answer came at all. */
export const isUnreachable = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 0

/** Tells the page how a call went: the banner comes when the server is gone and leaves when it answers again. */
export const connection = {
  answered: () => set(false),
  failed: (error: unknown) => {
    if (isUnreachable(error)) set(true)
  },
  /** Asks the server whether it is back. Any answer counts, a refusal too. */
  ask: async () => {
    try {
      await readUserInfo({ signal: AbortSignal.timeout(10_000) })
      set(false)
    } catch (error) {
      if (!isUnreachable(error)) set(false)
    }
    return !isLost
  },
}

/** Whether the server cannot be reached right now. */
export const useIsConnectionLost = () =>
  useSyncExternalStore(
    subscribe,
    () => isLost,
    () => false,
  )
