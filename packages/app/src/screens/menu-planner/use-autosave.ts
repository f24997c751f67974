import {
  changedDates,
  dayOf,
  emptyMenuDay,
  isSameDay,
  type MenuDay,
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
import type { MenuSource, SavedDay, SaveResult } from './menu-source.ts'

/** Milliseconds without an edit before changed days are saved, so that several drags make one call. */
const saveDelay = 700

interface AutosaveOptions {
  /** Its saved days have the versions that the edits are based on. */
  source: Pick<MenuSource, 'saved' | 'save'>
  state: MenuEditState
  dispatch: Dispatch<MenuEditAction>
}

/**
 * Saves the changed days shortly after the last edit. There is no Save button for the week: planners make dozens of small
 * moves, and days are saved separately, so a colleague's change to Tuesday must not block Friday. A day that someone else
 * saved in the meantime waits for the user's choice. Undo works across saves.
 */
export function useAutosave({ source, state, dispatch }: AutosaveOptions) {
  const t = useMessages()
  const { saved } = source
  const versions = useRef(new Map(saved.map(({ key, version }) => [key, version])))
  const [savingKeys, setSavingKeys] = useState<readonly string[]>([])
  // Keeps the rejected menu too, because the same menu is not saved again automatically.
  const [failure, setFailure] = useState<{ reason: string; days: object } | null>(null)
  const [conflicts, setConflicts] = useState<readonly SavedDay[]>([])
  const isConnectionLost = useIsConnectionLost()

  // Newly loaded versions replace unedited days. An edited day keeps its edits and the version they are based on.
  const changed = changedDates(state)
  const receive = useEffectEvent((days: readonly SavedDay[]) => {
    for (const { key, version, day } of days) {
      const known = versions.current.get(key) ?? -1
      // A day whose save is under way gets its version from the answer.
      if (version <= known || changed.includes(key) || savingKeys.includes(key)) continue
      versions.current.set(key, version)
      dispatch({ type: 'receiveDay', date: key, day })
    }
  })
  useEffect(() => receive(saved), [saved])

  const unsavedKeys = changed.filter(
    (key) => !savingKeys.includes(key) && !conflicts.some((conflict) => conflict.key === key),
  )

  async function saveDays(keys: readonly string[]) {
    setSavingKeys((known) => [...known, ...keys])
    try {
      const days = keys.map((key) => ({ key, version: versions.current.get(key) ?? 0, day: dayOf(state, key) }))
      const sent = new Map(days.map(({ key, day }) => [key, day]))
      for (const result of await source.save(days)) take(result, sent)
    } catch (error) {
      fail(error)
    } finally {
      setSavingKeys((known) => known.filter((key) => !keys.includes(key)))
    }
  }

  function take(result: SaveResult, sent: ReadonlyMap<string, MenuDay>) {
    if (result.kind === 'failed') {
      fail(result.error)
      return
    }
    connection.answered()
    const { key, version, day } = result.saved
    if (result.kind === 'saved') {
      versions.current.set(key, version)
      // Compared with what was sent: an edit undone in the meantime is an edit of the saved day.
      dispatch({ type: 'receiveDay', date: key, day, base: sent.get(key) ?? emptyMenuDay })
      setFailure(null)
    }
    // A newer version with an unchanged menu is no conflict: the next attempt sends its number.
    else if (isSameDay(day, state.server[key] ?? emptyMenuDay)) resolve(result.saved, 'mine')
    else setConflicts((known) => [...known.filter((one) => one.key !== key), result.saved])
  }

  function fail(error: unknown) {
    if (isUnreachable(error)) connection.failed(error)
    else setFailure({ reason: saveFailure(error, t).message, days: state.days })
  }

  function saveNow() {
    setFailure(null)
    if (unsavedKeys.length > 0) void saveDays(unsavedKeys)
  }

  // A rejected day is retried after its next edit or on demand; after a lost connection, once the server is back.
  const canSave = unsavedKeys.length > 0 && !isConnectionLost && failure?.days !== state.days
  const unsavedKey = unsavedKeys.join()
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

  /** Bases the edits on the saved version (`mine`) or discards them for it (`theirs`). */
  function resolve(conflict: SavedDay, choice: 'mine' | 'theirs') {
    const { key, version, day } = conflict
    versions.current.set(key, version)
    dispatch({ type: 'receiveDay', date: key, day, base: day })
    if (choice === 'theirs') dispatch({ type: 'resetDay', date: key })
    setConflicts((known) => known.filter((one) => one !== conflict))
  }

  return { saveState: saveStateOf(failure?.reason ?? null, savingKeys, changed), saveNow, conflicts, resolve }
}

function saveStateOf(failure: string | null, saving: readonly string[], changed: readonly string[]): SaveState {
  if (failure !== null && changed.length > 0) return { kind: 'failed', reason: failure }
  if (saving.length > 0) return { kind: 'saving' }
  return changed.length > 0 ? { kind: 'unsaved' } : { kind: 'saved' }
}
