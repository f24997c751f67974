import { newKey } from '@commissary/api-client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { useSession } from '../session/session.tsx'
import { dayDrafts, type EditedDay } from './day-drafts.ts'

interface DayDraftsOptions {
  menu: string
  /** The days that the server has not confirmed. Must be stable. */
  edited: readonly EditedDay[]
}

/** Keeps edits on the device from the moment they are made until the server has confirmed them. */
export function useDayDrafts({ menu, edited }: DayDraftsOptions) {
  const { id: userId } = useSession()
  const [owner] = useState(newKey)
  const drafts = useMemo(() => ({ owner, ...dayDrafts({ userId, menu, owner }) }), [userId, menu, owner])
  const keptKeys = useRef(new Set<string>())
  const lostCount = useRef(0)

  useEffect(() => {
    for (const key of keptKeys.current) if (!edited.some((day) => day.key === key)) drafts.remove(key)
    keptKeys.current = new Set(edited.map(({ key }) => key))
    // Every day is tried, even if one was too large for the storage.
    lostCount.current = edited.filter((day) => !drafts.keep(day)).length
  }, [edited, drafts])

  /** Whether the storage had room for all of them. */
  const areKept = useCallback(() => lostCount.current === 0, [])
  return { drafts, areKept }
}

export type KeptDrafts = ReturnType<typeof useDayDrafts>['drafts']
