import { ApiError, type CalendarDay, type MenuType, replaceSchoolCalendarDay } from '@commissary/api-client'
import {
  changedDates,
  dayOf,
  emptyMenuDay,
  isSameDay,
  type MenuEditAction,
  type MenuEditState,
} from '@commissary/domain/menu'
import { useUnsavedGuard } from '@commissary/ui/form'
import type { SaveState } from '@commissary/ui/menu'
import { type Dispatch, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBeforeUnload } from 'react-router-dom'

import { saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { connection, isUnreachable, useIsConnectionLost } from '../../session/connection.ts'
import { toDayInput, toMenuDay } from './menu-day.ts'

/** How long the planner rests before a changed day is sent: a few drags make one call. */
const restTime = 700

interface AutosaveOptions {
  schoolId: number
  itemType: MenuType
  state: MenuEditState
  dispatch: Dispatch<MenuEditAction>
  /** What was read last: the versions that the edits begin from. */
  read: readonly CalendarDay[]
  onSaved: (day: CalendarDay) => unknown
}

/**
 * Saves every changed day by itself, a moment after the last edit. Not a Save button for the week: a planner makes
 * dozens of small moves, and days are separate records, so a colleague's change to Tuesday must not hold up Friday. A
 * day that somebody else saved meanwhile waits for a decision; undo goes back over what is saved already.
 */
export function useAutosave({ schoolId, itemType, state, dispatch, read, onSaved }: AutosaveOptions) {
  const t = useMessages()
  const versions = useRef(new Map(read.map(({ date, version }) => [date, version])))
  const [sending, setSending] = useState<readonly string[]>([])
  // The reason, and the menu that was refused: the same menu is not sent again by itself.
  const [failure, setFailure] = useState<{ reason: string; days: object } | null>(null)
  const [conflicts, setConflicts] = useState<readonly CalendarDay[]>([])
  const isLost = useIsConnectionLost()

  // A newer version that was read meanwhile goes under the edits; a day with edits keeps them and its version.
  const changed = changedDates(state)
  const receive = useEffectEvent((days: readonly CalendarDay[]) => {
    for (const day of days) {
      const known = versions.current.get(day.date) ?? -1
      if (day.version <= known || changed.includes(day.date)) continue
      versions.current.set(day.date, day.version)
      dispatch({ type: 'receiveDay', date: day.date, day: toMenuDay(day) })
    }
  })
  useEffect(() => receive(read), [read])

  const waiting = changed.filter(
    (date) => !sending.includes(date) && !conflicts.some((conflict) => conflict.date === date),
  )

  async function saveDay(date: string) {
    setSending((dates) => [...dates, date])
    try {
      const answer = await replaceSchoolCalendarDay(
        schoolId,
        date,
        toDayInput(dayOf(state, date)),
        { itemType },
        { ifMatch: versions.current.get(date) ?? 0 },
      )
      connection.answered()
      const { day } = answer.data
      versions.current.set(date, day.version)
      dispatch({ type: 'receiveDay', date, day: toMenuDay(day) })
      onSaved(day)
      setFailure(null)
    } catch (error) {
      const current = error instanceof ApiError && error.status === 409 ? conflictingDay(error.body) : null
      // Another version of the same menu is nothing to decide about: the next attempt names it.
      if (current && isSameDay(toMenuDay(current), state.server[date] ?? emptyMenuDay)) settle(current, 'mine')
      else if (current) setConflicts((known) => [...known.filter((one) => one.date !== date), current])
      else if (isUnreachable(error)) connection.failed(error)
      else setFailure({ reason: saveFailure(error, t).message, days: state.days })
    } finally {
      setSending((dates) => dates.filter((one) => one !== date))
    }
  }

  function saveNow() {
    setFailure(null)
    for (const date of waiting) void saveDay(date)
  }

  // A refused day is sent again when it changes or on demand; after a lost connection as soon as the server is back.
  const isResting = waiting.length > 0 && !isLost && failure?.days !== state.days
  const waitingDates = waiting.join()
  const saveRested = useEffectEvent(saveNow)
  useEffect(() => {
    if (!isResting) return
    const timer = setTimeout(() => saveRested(), restTime)
    return () => clearTimeout(timer)
    // Every edit makes a new menu, which starts the rest anew.
  }, [state.days, waitingDates, isResting])

  // Leaving sends what still rests; only what cannot be sent now is worth a question. A closed tab sends nothing.
  useUnsavedGuard(changed.length > 0 && (isLost || failure !== null || conflicts.length > 0))
  useBeforeUnload(useCallback((event) => (changed.length > 0 ? event.preventDefault() : undefined), [changed.length]))
  const leave = useRef(saveNow)
  useEffect(() => {
    leave.current = saveNow
  })
  useEffect(() => () => leave.current(), [])

  /** Puts the stored day under the edits: they stay (`mine`) or give way (`theirs`). */
  function settle(conflict: CalendarDay, choice: 'mine' | 'theirs') {
    const { date } = conflict
    versions.current.set(date, conflict.version)
    dispatch({ type: 'receiveDay', date, day: toMenuDay(conflict) })
    if (choice === 'theirs') dispatch({ type: 'resetDay', date })
    setConflicts((known) => known.filter((one) => one !== conflict))
  }

  return { saveState: saveStateOf(failure?.reason ?? null, sending, changed), saveNow, conflicts, settle }
}

function saveStateOf(failure: string | null, sending: readonly string[], changed: readonly string[]): SaveState {
  if (failure !== null && changed.length > 0) return { kind: 'failed', reason: failure }
  if (sending.length > 0) return { kind: 'saving' }
  return changed.length > 0 ? { kind: 'unsaved' } : { kind: 'saved' }
}

function conflictingDay(body: unknown): CalendarDay | null {
  return typeof body === 'object' && body !== null && 'current' in body ? (body.current as CalendarDay) : null
}
