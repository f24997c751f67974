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
import { toDayInput, toMenuDay } from './calendar-days.ts'

/** Milliseconds without an edit before changed days are saved, so that several drags make one call. */
const saveDelay = 700

interface AutosaveOptions {
  schoolId: number
  itemType: MenuType
  /** Undefined for a menu without a program. */
  programId: number | undefined
  state: MenuEditState
  dispatch: Dispatch<MenuEditAction>
  /** The days as last loaded, whose versions the edits are based on. */
  loadedDays: readonly CalendarDay[]
  onSaved: (day: CalendarDay) => unknown
}

/**
 * Saves each changed day separately, shortly after the last edit. There is no Save button for the week: planners make
 * dozens of small moves, and days are separate records, so a colleague's change to Tuesday must not block Friday. A day
 * that someone else saved in the meantime waits for the user's choice. Undo works across saves.
 */
export function useAutosave({ schoolId, itemType, programId, state, dispatch, loadedDays, onSaved }: AutosaveOptions) {
  const t = useMessages()
  const versions = useRef(new Map(loadedDays.map(({ date, version }) => [date, version])))
  const [savingDates, setSavingDates] = useState<readonly string[]>([])
  // Keeps the rejected menu too, because the same menu is not saved again automatically.
  const [failure, setFailure] = useState<{ reason: string; days: object } | null>(null)
  const [conflicts, setConflicts] = useState<readonly CalendarDay[]>([])
  const isConnectionLost = useIsConnectionLost()

  // Newly loaded versions replace unedited days. An edited day keeps its edits and the version they are based on.
  const changed = changedDates(state)
  const receive = useEffectEvent((days: readonly CalendarDay[]) => {
    for (const day of days) {
      const known = versions.current.get(day.date) ?? -1
      if (day.version <= known || changed.includes(day.date)) continue
      versions.current.set(day.date, day.version)
      dispatch({ type: 'receiveDay', date: day.date, day: toMenuDay(day) })
    }
  })
  useEffect(() => receive(loadedDays), [loadedDays])

  const unsavedDates = changed.filter(
    (date) => !savingDates.includes(date) && !conflicts.some((conflict) => conflict.date === date),
  )

  async function saveDay(date: string) {
    setSavingDates((dates) => [...dates, date])
    try {
      const answer = await replaceSchoolCalendarDay(
        schoolId,
        date,
        toDayInput(dayOf(state, date)),
        { itemType, ...(programId !== undefined && { programId }) },
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
      // A newer version with an unchanged menu is no conflict: the next attempt sends its number.
      if (current && isSameDay(toMenuDay(current), state.server[date] ?? emptyMenuDay)) resolve(current, 'mine')
      else if (current) setConflicts((known) => [...known.filter((one) => one.date !== date), current])
      else if (isUnreachable(error)) connection.failed(error)
      else setFailure({ reason: saveFailure(error, t).message, days: state.days })
    } finally {
      setSavingDates((dates) => dates.filter((one) => one !== date))
    }
  }

  function saveNow() {
    setFailure(null)
    for (const date of unsavedDates) void saveDay(date)
  }

  // A rejected day is retried after its next edit or on demand; after a lost connection, once the server is back.
  const canSave = unsavedDates.length > 0 && !isConnectionLost && failure?.days !== state.days
  const unsavedKey = unsavedDates.join()
  const saveAfterDelay = useEffectEvent(saveNow)
  useEffect(() => {
    if (!canSave) return
    const timer = setTimeout(() => saveAfterDelay(), saveDelay)
    return () => clearTimeout(timer)
    // Every edit changes `state.days` and restarts the delay.
  }, [state.days, unsavedKey, canSave])

  // Leaving the screen saves pending days without asking, unless they cannot be saved now. A closed tab cannot save.
  useUnsavedGuard(changed.length > 0 && (isConnectionLost || failure !== null || conflicts.length > 0))
  useBeforeUnload(useCallback((event) => (changed.length > 0 ? event.preventDefault() : undefined), [changed.length]))
  const saveOnLeave = useRef(saveNow)
  useEffect(() => {
    saveOnLeave.current = saveNow
  })
  useEffect(() => () => saveOnLeave.current(), [])

  /** Bases the edits on the server's version (`mine`) or discards them for it (`theirs`). */
  function resolve(conflict: CalendarDay, choice: 'mine' | 'theirs') {
    const { date } = conflict
    versions.current.set(date, conflict.version)
    dispatch({ type: 'receiveDay', date, day: toMenuDay(conflict) })
    if (choice === 'theirs') dispatch({ type: 'resetDay', date })
    setConflicts((known) => known.filter((one) => one !== conflict))
  }

  return { saveState: saveStateOf(failure?.reason ?? null, savingDates, changed), saveNow, conflicts, resolve }
}

function saveStateOf(failure: string | null, saving: readonly string[], changed: readonly string[]): SaveState {
  if (failure !== null && changed.length > 0) return { kind: 'failed', reason: failure }
  if (saving.length > 0) return { kind: 'saving' }
  return changed.length > 0 ? { kind: 'unsaved' } : { kind: 'saved' }
}

function conflictingDay(body: unknown): CalendarDay | null {
  return typeof body === 'object' && body !== null && 'current' in body ? (body.current as CalendarDay) : null
}
