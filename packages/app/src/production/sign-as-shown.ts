import { ApiError, type ProductionPart, type ProductionRecord, signProductionRecord } from '@commissary/api-client'
import { type Entries, withTotals } from '@commissary/domain/production'
import type { GradeGroup } from '@commissary/domain/rules'
import type { Translate } from '@commissary/messages'

import type { RecordEditing } from '../offline/use-kept-record.ts'
import { connection } from '../session/connection.ts'

/** What the person who signs sees. */
interface Shown {
  groups: readonly { programId: number; gradeGroups: readonly GradeGroup[] }[]
  lines: readonly { key: string; plans: readonly { programId: number; servings: number | null }[] }[]
  entries: Entries
}

interface Signing {
  part: ProductionPart
  shown: Shown
  editing: Pick<RecordEditing, 'settled'>
  onSaved: (record: ProductionRecord) => unknown
}

/**
 * Signs a part of a record as the person saw it. Resolves to null if someone else changed the record, which is then shown as it
 * is now, to be reviewed first. Throws with what to do if something is not saved yet.
 */
export async function signAsShown(t: Translate, { part, shown, editing, onSaved }: Signing) {
  const record = await editing.settled()
  if (!record) throw new Error(t(connection.isLost() ? 'receiving.sign.needsServer' : 'receiving.sign.notSent'))
  // Saving what was entered here also brings in what others entered.
  if (!isAsShown(record, shown)) return null
  try {
    const saved = await signProductionRecord(record.id, { part, version: record.version })
    await onSaved(saved.data.record)
    return saved
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    await onSaved((error.body as { current: ProductionRecord }).current)
    return null
  }
}

/** Whether a record has the same items, planned servings and entries as shown. */
export function isAsShown(record: Shown, shown: Shown): boolean {
  const entries = new Map(Object.entries(withTotals(record, record.entries)))
  const seen = Object.entries(shown.entries)
  return (
    planOf(record) === planOf(shown) &&
    seen.length === entries.size &&
    seen.every(([path, value]) => entries.get(path) === value)
  )
}

const planOf = ({ groups, lines }: Shown) =>
  JSON.stringify([groups, lines.map(({ key, plans }) => [key, plans.map(({ servings }) => servings)])])
