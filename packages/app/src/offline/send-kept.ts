import { editProductionRecord } from '@commissary/api-client'
import { markSent, nothingKept, isKept, takeAnswer } from '@commissary/domain/production'

import type { Owner } from './device-store.ts'
import { keptEdits } from './kept-edits-store.ts'

/** The name under which edits of a production record are kept. */
export const recordName = (id: number): string => `record ${id}`

/**
 * Sends what a user typed in records that are not open now. Conflicts, and what the server refuses, stay on the device until the record is
 * opened. Returns how many records still have something.
 */
export async function sendOtherRecords(owner: Owner, openId: number | null): Promise<number> {
  let left = 0
  for (const [name, kept] of await keptEdits.all(owner)) {
    const id = Number(name.replace(/^record /, ''))
    if (!Number.isSafeInteger(id) || id === openId) continue
    if (kept.edits.length === 0) {
      left++
      continue
    }
    const key: [string, string] = [owner, name]
    const sent = (await keptEdits.update(key, (now) => markSent(now ?? nothingKept)))?.edits ?? []
    try {
      const { data } = await editProductionRecord(id, {
        edits: sent.map(({ path, from, to }) => ({ path, from, to })),
      })
      const answer = { entries: data.record.entries, conflicts: data.conflicts }
      const after = await keptEdits.update(key, (now) => {
        const next = takeAnswer(now ?? nothingKept, sent, answer)
        return isKept(next) ? next : undefined
      })
      if (after) left++
    } catch {
      left++
    }
  }
  return left
}
