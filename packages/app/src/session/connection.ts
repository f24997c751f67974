import { ApiError, readUserInfo } from '@commissary/api-client'
import { useSyncExternalStore } from 'react'

// Whether the last call got no response. One state for the whole page, so it is kept outside React.
let isLost = false
const listeners = new Set<() => void>()

function set(next: boolean) {
  if (next === isLost) return
  isLost = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a call got no response at all. */
export const isUnreachable = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 0

/** Statuses that say nothing about what was sent: the login ended, or the server was too slow or too busy. */
const passingStatuses = new Set([401, 408, 429])

/**
 * Whether the same call may succeed later: no response, a server that is being restarted (5xx), a proxy's page. A definite 4xx
 * refuses what was sent.
 */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status < 400 || error.status >= 500 || passingStatuses.has(error.status))

/** Milliseconds before a call that may succeed later is sent again. */
export const retryDelay = 5_000

/** Reports how calls went: the offline banner appears when the server is unreachable, and disappears when it responds. */
export const connection = {
  answered: () => set(false),
  isLost: () => isLost,
  /** Calls after every change. Returns what ends it. */
  watch: subscribe,
  lost: () => set(true),
  failed: (error: unknown) => {
    if (isUnreachable(error)) set(true)
  },
  /** Checks whether the server is back. Any response counts, even an error. */
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
