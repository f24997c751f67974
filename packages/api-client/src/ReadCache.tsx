import { useSyncExternalStore, type ReactNode } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'

import { ApiError } from './api-error.ts'
import { newCache } from './early-reads.ts'
import { getSession, subscribe } from './session-store.ts'

const configuration: SWRConfiguration = {
  provider: newCache,
  // A screen opened right after a save must include what was saved. Requests under way are still shared.
  dedupingInterval: 0,
  // Retrying does not help if the server refused the request, but a server that is down may come back.
  shouldRetryOnError: (error: unknown) => !(error instanceof ApiError && error.status >= 400 && error.status < 500),
  errorRetryCount: 3,
}

interface ReadCacheProps {
  children: ReactNode
}

/**
 * The cache of the hooks inside it, for one session. When the session changes, in this tab or another, everything inside is
 * mounted again, so one user's data is never shown to the next.
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
