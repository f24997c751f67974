import { dayOf, isSameDay, type MenuDay, type MenuEditState } from '@commissary/domain/menu'
import { useToast } from '@commissary/ui'
import { useEffect, useRef } from 'react'

import { useMessages } from '../messages/messages.ts'
import { useSession } from '../session/session.tsx'
import { holdDrafts } from './day-drafts.ts'
import type { MenuSource, SavedDay } from './menu-source.ts'
import { saveRest } from './save-rest.ts'
import type { KeptDrafts } from './use-day-drafts.ts'

interface SaveOnLeaveOptions {
  source: Pick<MenuSource, 'days' | 'whole' | 'save'>
  state: MenuEditState
  drafts: KeptDrafts
  knownDay: (key: string) => SavedDay
  /** Whether a day waits for the user's choice and cannot be saved without it. */
  isOpen: (key: string) => boolean
}

/**
 * Saves what is unsaved when the planner is left, after the calls that are under way, including edits made during them. A day
 * that could not be saved stays on the device, and a message says so.
 */
export function useSaveOnLeave({ source, state, drafts, knownDay, isOpen }: SaveOnLeaveOptions) {
  const t = useMessages()
  const { formats } = useSession()
  const showToast = useToast()
  const calls = useRef(new Set<Promise<void>>())
  const isGone = useRef(false)
  /** What was sent for a version: the server may store it with other names. */
  const sent = useRef(new Map<string, { version: number; day: MenuDay }>())

  async function leave() {
    // Without a call under way, the save starts at once.
    if (calls.current.size > 0) await Promise.allSettled(calls.current)
    const rest = Object.keys(state.days).flatMap((key) => {
      if (isOpen(key)) return []
      const { version, day: base } = knownDay(key)
      const day = dayOf(state, key)
      const last = sent.current.get(key)
      const isSaved = isSameDay(day, base) || (last?.version === version && isSameDay(day, last.day))
      if (isSaved) drafts.remove(key)
      return isSaved ? [] : [{ key, version, base, day }]
    })
    const left = await saveRest(rest, source.save, (key) => drafts.remove(key))
    if (left.length === 0) return
    const labels = (source.whole?.days ?? source.days).filter(({ key }) => left.includes(key)).map(({ label }) => label)
    showToast({ tone: 'error', message: t('menuPlanner.drafts.left', { days: formats.list(labels) }) })
  }

  const leaveNow = useRef(leave)
  useEffect(() => {
    leaveNow.current = leave
  })
  const { owner } = drafts
  useEffect(() => {
    isGone.current = false
    const release = holdDrafts(owner)
    return () => {
      isGone.current = true
      void leaveNow.current().finally(release)
    }
  }, [owner])

  return {
    isGone: () => isGone.current,
    confirmed: (key: string, version: number, day: MenuDay) => sent.current.set(key, { version, day }),
    follow: (call: Promise<void>) => {
      calls.current.add(call)
      void call.finally(() => calls.current.delete(call))
    },
  }
}
