import { cancelMenuPlan, useReadMenuPlan } from '@commissary/api-client'
import { useState } from 'react'

import { reasonOf, saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { connection } from '../../session/connection.ts'

/** Milliseconds between polls of a plan that is being worked on. */
const pollInterval = 1000

/** Follows a plan on the server until it ends. Null = there is none yet. */
export function useMenuPlan(id: number | null) {
  const t = useMessages()
  const [isStopping, setStopping] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const read = useReadMenuPlan(id ?? 0, {
    enabled: id !== null,
    refreshInterval: (latest) => (latest?.state === 'working' ? pollInterval : 0),
    dedupingInterval: 0,
  })

  async function stop() {
    if (id === null) return
    setStopping(true)
    setFailure(null)
    try {
      await cancelMenuPlan(id)
      connection.answered()
    } catch (error) {
      setFailure(reasonOf(saveFailure(error, t)))
    }
    // Shows the plan's current state even if the call failed.
    await read.mutate().catch(() => undefined)
    setStopping(false)
  }

  return { read, stop, isStopping, failure }
}
