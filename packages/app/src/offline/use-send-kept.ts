import { useEffect } from 'react'

import { useSession } from '../session/session.tsx'
import { keptEditsName } from './database-names.ts'

/** Sends what the user typed in records on this device, on any page. A device where no one typed loads nothing for it. */
export function useSendKept(): void {
  const { catererId, id } = useSession()
  useEffect(() => {
    void sendIfKept({ catererId, id })
  }, [catererId, id])
}

async function sendIfKept(user: { catererId: number; id: number }): Promise<void> {
  try {
    const databases = await indexedDB.databases?.()
    if (databases && databases.every(({ name }) => name !== keptEditsName)) return
    const [{ startSending }, { ownerOf }] = await Promise.all([
      import('./send-kept.ts'),
      import('./kept-edits-store.ts'),
    ])
    startSending(ownerOf(user))
  } catch {
    // A browser that keeps nothing has nothing to send. Without a connection, the offline pages have this code.
  }
}
