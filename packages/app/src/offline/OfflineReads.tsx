import { type ReactNode, useState } from 'react'
import { SWRConfig } from 'swr'

import { connection } from '../session/connection.ts'
import type { Owner } from './device-store.ts'
import { keptReads } from './kept-reads.ts'
import { useOfflineScreen } from './use-offline-screen.ts'

/** A screen that opens without a connection: what it reads is kept on the device for its owner. */
export function OfflineReads({ owner, children }: { owner: Owner; children: ReactNode }) {
  const [config] = useState(() => ({
    onSuccess: connection.answered,
    onError: connection.failed,
    use: [keptReads(owner)],
  }))
  useOfflineScreen()
  return <SWRConfig value={config}>{children}</SWRConfig>
}
