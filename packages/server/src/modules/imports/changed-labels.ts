import { isLabelChange, type LabelFacts } from '@commissary/domain/food'

import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { isSpec } from '../ingredients/history.ts'
import { keepPastLabels, readLabelFacts } from '../ingredients/past-labels.ts'
import type { Compared } from './product-comparing.ts'

/** The facts of a product before an import changed its spec. */
interface ChangedLabel {
  facts: LabelFacts
  /** The first day of the new label, if the import kept the facts for the days before. */
  until: string | null
}

/**
 * Keeps the facts of products whose label a batch changes for the days before today, as an edit by hand does. Filling in what
 * was unknown changes no label. Returns the facts of every product whose spec changes, by its id.
 */
export async function keepChangedLabels(tx: Tx, compared: readonly Compared[]): Promise<Map<number, ChangedLabel>> {
  const updates = compared.flatMap(({ action, known, after, changes }) =>
    action === 'update' && known && changes.some(({ field }) => isSpec(field)) ? { id: known.id, after } : [],
  )
  if (updates.length === 0) return new Map()
  const stored = await readLabelFacts(
    tx,
    updates.map(({ id }) => id),
  )
  const changed = updates.flatMap(({ id, after: { nutrients, allergens } }): [number, LabelFacts][] => {
    const facts = stored.get(id)
    return facts && isLabelChange(facts, { ...facts, nutrients, allergens }) ? [[id, facts]] : []
  })
  const today = await readCatererToday(tx)
  const kept = await keepPastLabels(tx, today, new Map(changed))
  return new Map([...stored].map(([id, facts]) => [id, { facts, until: kept.has(id) ? today : null }]))
}
