import { dayOf, isSameDay, type MenuDay, mergeEdits } from '@commissary/domain/menu'
import { useEffect, useEffectEvent, useState } from 'react'

import { afterPlanner, type DayDraft } from './day-drafts.ts'
import type { MenuSource } from './menu-source.ts'
import type { EditedMenu } from './use-week-plan.ts'

interface RestoredDay {
  key: string
  before: MenuDay
  after: MenuDay
}

interface Restored {
  /** When the oldest of the edits was kept, ISO 8601. */
  from: string
  days: readonly RestoredDay[]
}

/**
 * Brings back edits of the menu that were never confirmed: the tab crashed or was closed, the server was away, or the
 * session ended. Edits of a planner that is still open in another tab are its own until that is closed.
 */
export function useRestoredDays(source: Pick<MenuSource, 'days' | 'whole'>, plan: EditedMenu) {
  const { autosave, state, dispatch } = plan
  const { drafts, bringBack } = autosave
  const [restored, setRestored] = useState<Restored | null>(null)
  /** Drafts of days that can no longer change. */
  const [blocked, setBlocked] = useState<readonly DayDraft[]>([])

  const restore = useEffectEvent((owner: string) => {
    const found = drafts.ofOthers().filter((draft) => draft.owner === owner)
    const days = source.whole?.days ?? source.days
    const dayAt = ({ key }: DayDraft) => days.find((day) => day.key === key)
    const isBlocked = (draft: DayDraft) => Boolean(dayAt(draft)?.locked ?? dayAt(draft)?.closed)
    const open = found.filter((draft) => dayAt(draft) && !isBlocked(draft))
    const lost = found.filter(isBlocked)
    // The day was saved after all.
    const isSaved = ({ key, base, day }: DayDraft) =>
      isSameDay(mergeEdits(base, day, dayOf(state, key)).day, dayOf(state, key))
    for (const { key } of lost.filter(isSaved)) drafts.remove(key, owner)
    setBlocked((all) => [...all, ...lost.filter((draft) => !isSaved(draft))])
    const back = bringBack(open)
    if (back.length === 0) return
    const from = open.map(({ savedAt }) => savedAt).toSorted()[0] ?? ''
    setRestored((all) => ({ from: all?.from ?? from, days: [...(all?.days ?? []), ...back] }))
  })
  useEffect(() => {
    const left = new AbortController()
    const owners = new Set(drafts.ofOthers().map(({ owner }) => owner))
    for (const owner of owners) afterPlanner(owner, left.signal, () => restore(owner))
    return () => left.abort()
  }, [drafts])

  /** Takes the edits back and keeps later ones. Works after they were saved, too, and can be undone. */
  function discard() {
    const days: Record<string, MenuDay> = {}
    for (const { key, before, after } of (restored?.days ?? []).toReversed()) {
      days[key] = mergeEdits(after, days[key] ?? dayOf(state, key), before).day
    }
    dispatch({ type: 'setDays', days })
    setRestored(null)
  }

  function discardBlocked() {
    for (const { key, owner } of blocked) drafts.remove(key, owner)
    setBlocked([])
  }

  return { restored, discard, close: () => setRestored(null), blocked, discardBlocked }
}
