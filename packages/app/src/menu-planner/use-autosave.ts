import {
  changedDates,
  dayOf,
  editConflictId,
  emptyMenuDay,
  isSameDay,
  type MenuDay,
  type MenuEditAction,
  type MenuEditState,
  mergeEdits,
  takeTheirs,
  withoutNames,
} from '@commissary/domain/menu'
import { useToast } from '@commissary/ui'
import { useUnsavedGuard } from '@commissary/ui/form'
import type { SaveState } from '@commissary/ui/menu'
import { type Dispatch, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useBeforeUnload } from 'react-router-dom'

import { reasonOf, saveFailure } from '../forms/save-failure.ts'
import { useMessages } from '../messages/messages.ts'
import { connection, isUnreachable, mayPass, retryDelay, useIsConnectionLost } from '../session/connection.ts'
import { useSession } from '../session/session.tsx'
import { mergedText } from './conflict-text.ts'
import type { DayDraft } from './day-drafts.ts'
import type { MenuSource, SavedDay, SaveResult } from './menu-source.ts'
import { type DayMerge, openMerges, type OpenMerge } from './open-conflicts.ts'
import { useDayDrafts } from './use-day-drafts.ts'
import { useSaveOnLeave } from './use-save-on-leave.ts'

/** Milliseconds without an edit before changed days are saved, so that several drags make one call. */
const saveDelay = 700

interface AutosaveOptions {
  /** Its saved days have the versions that the edits are based on. */
  source: Pick<MenuSource, 'name' | 'days' | 'whole' | 'saved' | 'save'>
  state: MenuEditState
  dispatch: Dispatch<MenuEditAction>
}

/** Which version of a field to use, by `editConflictId`. */
export type FieldChoices = ReadonlyMap<string, 'mine' | 'theirs'>

const neverSaved = (key: string): SavedDay => ({
  key,
  version: 0,
  day: emptyMenuDay,
  foods: [],
  updatedBy: null,
  updatedById: null,
})

/**
 * Saves the changed days shortly after the last edit. There is no Save button for the week: planners make dozens of small
 * moves, and days are saved separately, so a colleague's change to Tuesday must not block Friday. What someone else saved
 * on the same day in the meantime is merged with the edits; only what both changed differently waits for the user's choice.
 * Until the server has confirmed a day, its edits are kept on the device. Undo works across saves and merges.
 */
export function useAutosave({ source, state, dispatch }: AutosaveOptions) {
  const t = useMessages()
  const showToast = useToast()
  const { id: userId } = useSession()
  const { saved } = source
  const known = useRef(new Map(saved.map((day) => [day.key, day])))
  const [savingKeys, setSavingKeys] = useState<readonly string[]>([])
  // Keeps the rejected menu too, because the same menu is not saved again automatically unless the reason may pass.
  const [failure, setFailure] = useState<{ reason: string; mayPass: boolean; days: object } | null>(null)
  const [merges, setMerges] = useState<readonly DayMerge[]>([])
  const isConnectionLost = useIsConnectionLost()
  /** What was sent by the last save of a day that got no answer. */
  const unanswered = useRef(new Map<string, MenuDay>())
  const knownDay = (key: string) => known.current.get(key) ?? neverSaved(key)

  // Answers arrive later: they are merged with the edits made by then.
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })

  // Newly loaded versions replace unedited days. An edited day keeps its edits and the version they are based on.
  const changed = useMemo(() => changedDates(state), [state])
  const receive = useEffectEvent((days: readonly SavedDay[]) => {
    for (const day of days) {
      const version = known.current.get(day.key)?.version ?? -1
      // A day whose save is under way gets its version from the answer.
      if (day.version <= version || changed.includes(day.key) || savingKeys.includes(day.key)) continue
      known.current.set(day.key, day)
      dispatch({ type: 'mergeDay', date: day.key, day: day.day })
    }
  })
  useEffect(() => receive(saved), [saved])

  const conflicts = useMemo(() => openMerges(merges, state), [merges, state])
  const isOpen = (key: string) => conflicts.some((conflict) => conflict.saved.key === key)
  const unsavedKeys = changed.filter((key) => !savingKeys.includes(key) && !isOpen(key))

  const { drafts, areKept } = useDayDrafts({
    menu: source.name,
    edited: useMemo(
      () =>
        changed.map((key) => {
          // A restored draft asks the same questions again.
          const base = conflicts.find((conflict) => conflict.saved.key === key)?.base ?? state.server[key]
          return { key, base: base ?? emptyMenuDay, day: dayOf(state, key) }
        }),
      [changed, conflicts, state],
    ),
  })
  const leaving = useSaveOnLeave({ source, state, drafts, knownDay, isOpen })

  async function saveDays(keys: readonly string[]) {
    setSavingKeys((saving) => [...saving, ...keys])
    const days = keys.map((key) => ({ key, version: knownDay(key).version, day: dayOf(state, key) }))
    const sent = new Map(days.map(({ key, day }) => [key, day]))
    try {
      for (const result of await source.save(days)) take(result, sent)
    } catch (error) {
      for (const key of keys) take({ key, kind: 'failed', error }, sent)
    } finally {
      setSavingKeys((saving) => saving.filter((key) => !keys.includes(key)))
    }
  }

  function take(result: SaveResult, sent: ReadonlyMap<string, MenuDay>) {
    const { key } = result
    const own = sent.get(key) ?? emptyMenuDay
    if (result.kind === 'failed') {
      unanswered.current.set(key, own)
      fail(result.error)
      return
    }
    connection.answered()
    const lost = unanswered.current.get(key)
    unanswered.current.delete(key)
    const { day } = result.saved
    // The save before this one came through, though its answer did not.
    const isOwn = lost !== undefined && isSameDay(withoutNames(lost), withoutNames(day))
    if (result.kind === 'saved' || isOwn) {
      known.current.set(key, result.saved)
      const base = result.kind === 'saved' ? own : (lost ?? own)
      leaving.confirmed(key, result.saved.version, base)
      // Compared with what was sent: an edit undone in the meantime is an edit of the saved day.
      dispatch({ type: 'receiveDay', date: key, day, base })
      setMerges((all) => all.filter((one) => one.saved.key !== key))
      setFailure(null)
    } else if (!leaving.isGone()) merge(result.saved)
  }

  /** Bases the edits on a version that was saved elsewhere, and keeps the changes of both. */
  function merge(theirs: SavedDay) {
    const { key, day } = theirs
    const base = latest.current.server[key] ?? emptyMenuDay
    const merged = mergeEdits(base, dayOf(latest.current, key), day)
    known.current.set(key, theirs)
    dispatch({ type: 'mergeDay', date: key, day })
    setMerges((all) => [
      ...all.filter((one) => one.saved.key !== key),
      ...(merged.conflicts.length > 0 ? [{ saved: theirs, base, kept: [] }] : []),
    ])
    // A newer version with an unchanged menu needs no notice, nor does one with the same changes.
    if (merged.conflicts.length > 0 || isSameDay(base, day) || isSameDay(merged.day, day)) return
    const label = (source.whole?.days ?? source.days).find((one) => one.key === key)?.label ?? key
    showToast({ message: mergedText(t, { saved: theirs, day: label, userId }) })
  }

  function fail(error: unknown) {
    if (isUnreachable(error)) connection.failed(error)
    else setFailure({ reason: reasonOf(saveFailure(error, t)), mayPass: mayPass(error), days: state.days })
  }

  function saveNow() {
    setFailure(null)
    if (unsavedKeys.length > 0) leaving.follow(saveDays(unsavedKeys))
  }

  // A rejected day is retried after its next edit or on demand; after a lost connection, once the server is back; where the
  // server itself failed, a little later.
  const lastFailure = failure?.days === state.days ? failure : null
  const canSave = unsavedKeys.length > 0 && !isConnectionLost && lastFailure?.mayPass !== false
  const delay = lastFailure === null ? saveDelay : retryDelay
  const unsavedKey = unsavedKeys.join()
  const saveAfterDelay = useEffectEvent(saveNow)
  useEffect(() => {
    if (!canSave) return
    const timer = setTimeout(() => saveAfterDelay(), delay)
    return () => clearTimeout(timer)
    // Every edit changes `state.days` and restarts the delay.
  }, [state.days, unsavedKey, canSave, delay])

  // Leaving the screen saves pending days without asking, unless they cannot be saved now. A closed tab cannot save.
  useUnsavedGuard(
    changed.length > 0 && (isConnectionLost || failure !== null || conflicts.length > 0),
    undefined,
    areKept,
  )
  useBeforeUnload(useCallback((event) => (changed.length > 0 ? event.preventDefault() : undefined), [changed.length]))

  /** Applies the chosen version of some of a day's fields; the others are asked about again. */
  function answer({ saved: theirs, fields }: OpenMerge, choices: FieldChoices) {
    const { key } = theirs
    const taken = fields.filter((field) => choices.get(editConflictId(field)) === 'theirs')
    const day = taken.reduce((next, field) => takeTheirs(next, field, theirs.day), dayOf(state, key))
    if (taken.length > 0) dispatch({ type: 'setDays', days: { [key]: day } })
    const kept = fields.map(editConflictId).filter((id) => choices.get(id) === 'mine')
    const isAnswered = fields.every((field) => choices.has(editConflictId(field)))
    setMerges((all) =>
      all.flatMap((one) => {
        if (one.saved.key !== key) return [one]
        return isAnswered ? [] : [{ ...one, kept: [...one.kept, ...kept] }]
      }),
    )
  }

  /** Merges drafts of an earlier visit into the days, in one step of undo. Returns the days before and after. */
  function bringBack(found: readonly DayDraft[]) {
    const restored = new Map<string, { key: string; before: MenuDay; after: MenuDay }>()
    const asked: DayMerge[] = []
    for (const draft of found) {
      const { key, base } = draft
      const before = restored.get(key)?.after ?? dayOf(latest.current, key)
      const { day: after } = mergeEdits(base, draft.day, before)
      const theirs = knownDay(key)
      if (!isSameDay(before, after)) {
        restored.set(key, { key, before: restored.get(key)?.before ?? before, after })
        drafts.keep({ key, base, day: after })
        const isAsked = mergeEdits(base, after, theirs.day).conflicts.length > 0
        if (isAsked) asked.push({ saved: theirs, base, kept: [] })
      }
      drafts.remove(key, draft.owner)
    }
    const days = Object.fromEntries([...restored.values()].map(({ key, after }) => [key, after]))
    dispatch({ type: 'setDays', days })
    setMerges((all) => [...all.filter((one) => !asked.some(({ saved: { key } }) => key === one.saved.key)), ...asked])
    return [...restored.values()]
  }

  return {
    saveState: saveStateOf(failure?.reason ?? null, savingKeys, changed),
    saveNow,
    conflicts,
    answer,
    drafts,
    bringBack,
  }
}

function saveStateOf(failure: string | null, saving: readonly string[], changed: readonly string[]): SaveState {
  if (failure !== null && changed.length > 0) return { kind: 'failed', reason: failure }
  if (saving.length > 0) return { kind: 'saving' }
  return changed.length > 0 ? { kind: 'unsaved' } : { kind: 'saved' }
}
