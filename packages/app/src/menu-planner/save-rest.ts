import { isSameDay, type MenuDay, mergeEdits } from '@commissary/domain/menu'

import type { DayToSave, MenuSource, SaveResult } from './menu-source.ts'

/** An edited day, and the saved one that its edits are based on. */
export interface DayToMerge extends DayToSave {
  base: MenuDay
}

/** Saving gives up when someone else keeps saving the same day. */
const mostTries = 3

/**
 * Saves edited days once their planner is gone, and merges them with what others saved. Reports each day that the server
 * has confirmed; returns those that it has not: calls that failed, and fields that two people changed differently.
 */
export async function saveRest(
  days: readonly DayToMerge[],
  save: MenuSource['save'],
  onConfirmed: (key: string) => void,
): Promise<string[]> {
  const left: string[] = []
  let waiting = days
  for (let tries = 0; waiting.length > 0 && tries < mostTries; tries += 1) {
    const sent = new Map(waiting.map((day) => [day.key, day]))
    waiting = []
    for (const result of await saveAll([...sent.values()], save)) {
      const day = sent.get(result.key)
      if (!day) continue
      const next = mergedAgain(day, result)
      if (next === 'confirmed') onConfirmed(day.key)
      else if (next === 'left') left.push(day.key)
      else waiting = [...waiting, next]
    }
  }
  return [...left, ...waiting.map(({ key }) => key)]
}

function mergedAgain({ key, base, day }: DayToMerge, result: SaveResult): DayToMerge | 'confirmed' | 'left' {
  if (result.kind === 'saved') return 'confirmed'
  if (result.kind === 'failed') return 'left'
  const { version, day: theirs } = result.saved
  const merged = mergeEdits(base, day, theirs)
  if (merged.conflicts.length > 0) return 'left'
  return isSameDay(merged.day, theirs) ? 'confirmed' : { key, version, base: theirs, day: merged.day }
}

async function saveAll(days: readonly DayToMerge[], save: MenuSource['save']): Promise<readonly SaveResult[]> {
  try {
    return await save(days.map(({ key, version, day }) => ({ key, version, day })))
  } catch (error) {
    return days.map(({ key }) => ({ key, kind: 'failed', error }))
  }
}
