import type { FoodSwap } from '@commissary/domain/recipe'
import { inArray } from 'drizzle-orm'

import { ingredient } from '../../db/schema/ingredient.ts'
import { recipe } from '../../db/schema/recipe.ts'
import type { ReplacedIn } from '../../db/schema/replacement.ts'
import type { Tx } from '../../db/work.ts'
import { recordEvent } from '../history/record-event.ts'

/** Records a replacement, or its undoing, in the history of the replaced ingredient and of the master items. */
export async function recordSwap(
  tx: Tx,
  { kind, id, byId }: FoodSwap,
  changes: readonly ReplacedIn[],
  step: 'apply' | 'undo',
): Promise<void> {
  const table = kind === 'ingredient' ? ingredient : recipe
  const rows = await tx
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(inArray(table.id, [id, byId]))
  const nameOf = (wanted: number) => rows.find((row) => row.id === wanted)?.name ?? ''
  const update = { action: 'updated' as const }
  const [old, next] = step === 'apply' ? [nameOf(id), nameOf(byId)] : [nameOf(byId), nameOf(id)]
  for (const change of changes) {
    if (change.kind !== 'menuItem') continue
    const linked = { before: { linked: old }, after: { linked: next } }
    await recordEvent(tx, { ...update, recordType: 'menuItem', recordId: change.id, ...linked })
  }
  if (kind === 'recipe') return
  const [before, after] = [{ replacedBy: null }, { replacedBy: nameOf(byId) }]
  const values = step === 'apply' ? { before, after } : { before: after, after: before }
  await recordEvent(tx, { ...update, recordType: 'ingredient', recordId: id, ...values })
}
