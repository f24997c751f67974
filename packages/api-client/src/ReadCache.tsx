import { useSyncExternalStore, type ReactNode } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'

import { ApiError } from './api-error.ts'
import { getSession, subscribe } from './session-store.ts'

const configuration: SWRConfiguration = {
  provider: () => new Map(),
  // Asking again does not change a refusal; an absent or failing server may come back.
  shouldRetryOnError: (error: unknown) => !(error instanceof ApiError && error.status >= 400 && error.status < 500),
  errorRetryCount: 3,
}

interface ReadCacheProps {
  children: ReactNode
}

/**
 * Holds what the hooks below it have read, for one session: when the session changes, in this tab or another, everything
 * below starts anew, so nothing of one user is shown to the next.
 */
export function ReadCache({ children }: ReadCacheProps) {
  const sessionId = useSyncExternalStore(subscribe, readSessionId)
  return (
    <SWRConfig key={sessionId} value={configuration}>
      {children}
    </SWRConfig>
  )
}

const readSessionId = () => getSession()?.id ?? null
