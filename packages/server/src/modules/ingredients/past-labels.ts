import type { LabelFacts, PastLabel } from '@commissary/domain/food'
import { asc, desc, eq, inArray } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import { ingredient, ingredientMeasure, ingredientPastLabel } from '../../db/schema/ingredient.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { among } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { toMeasure } from './records.ts'

/** The past labels of ingredients, latest first. */
export async function readPastLabels(tx: Tx, ingredientIds: readonly number[]): Promise<Map<number, PastLabel[]>> {
  if (ingredientIds.length === 0) return new Map()
  const rows = await tx
    .select({
      ingredientId: ingredientPastLabel.ingredientId,
      until: ingredientPastLabel.until,
      facts: ingredientPastLabel.facts,
    })
    .from(ingredientPastLabel)
    .where(inArray(ingredientPastLabel.ingredientId, [...ingredientIds]))
    .orderBy(desc(ingredientPastLabel.until))
  return Map.groupBy(rows, ({ ingredientId }) => ingredientId)
}

/**
 * Keeps the facts stored so far for the days before `labelFrom`. A second change on the same day replaces the first: no day
 * had its facts. Throws a 422 for a day after today, and for one before the last change.
 */
export async function keepPastLabel(tx: Tx, ingredientId: number, labelFrom: string, facts: LabelFacts): Promise<void> {
  if (labelFrom > (await readCatererToday(tx))) throw rejected({ labelFrom: message('ingredients.labelInFuture') })
  const [last] = await tx
    .select({ until: ingredientPastLabel.until })
    .from(ingredientPastLabel)
    .where(eq(ingredientPastLabel.ingredientId, ingredientId))
    .orderBy(desc(ingredientPastLabel.until))
    .limit(1)
  if (last?.until === labelFrom) return
  if (last && last.until > labelFrom) {
    throw rejected({ labelFrom: message('ingredients.labelBeforeLast', { date: last.until }) })
  }
  await tx.insert(ingredientPastLabel).values({ ingredientId, until: labelFrom, facts })
}

/** The household measures of ingredients, in their order. */
export async function readMeasures(tx: Tx, ingredientIds: readonly number[]) {
  const rows = await tx
    .select()
    .from(ingredientMeasure)
    .where(among(ingredientMeasure.ingredientId, ingredientIds))
    .orderBy(asc(ingredientMeasure.seq))
  return Map.groupBy(rows, ({ ingredientId }) => ingredientId)
}

/** The facts of ingredients' labels in force, by the ingredient's id. */
export async function readLabelFacts(tx: Tx, ingredientIds: readonly number[]): Promise<Map<number, LabelFacts>> {
  const rows = await tx
    .select({
      id: ingredient.id,
      nutrients: ingredient.nutrients,
      nutrientNotes: ingredient.nutrientNotes,
      allergens: ingredient.allergens,
      dietTags: ingredient.dietTags,
      crediting: ingredient.crediting,
      creditEvidence: ingredient.creditEvidence,
      milk: ingredient.milk,
      densityGml: ingredient.densityGml,
      eachWeightG: ingredient.eachWeightG,
      ediblePct: ingredient.ediblePct,
    })
    .from(ingredient)
    .where(inArray(ingredient.id, [...ingredientIds]))
  const measures = await readMeasures(tx, ingredientIds)
  return new Map(
    rows.map(({ id, ...facts }) => [
      id,
      {
        ...facts,
        measures: (measures.get(id) ?? []).map(toMeasure),
      },
    ]),
  )
}

/**
 * Keeps facts for the days before `until`, of many ingredients at once. An ingredient whose label already changed on that day
 * keeps its earlier facts. Returns the ids of the others.
 */
export async function keepPastLabels(
  tx: Tx,
  until: string,
  facts: ReadonlyMap<number, LabelFacts>,
): Promise<Set<number>> {
  if (facts.size === 0) return new Set()
  const kept = await tx
    .insert(ingredientPastLabel)
    .values([...facts].map(([ingredientId, stored]) => ({ ingredientId, until, facts: stored })))
    .onConflictDoNothing()
    .returning({ ingredientId: ingredientPastLabel.ingredientId })
  return new Set(kept.map(({ ingredientId }) => ingredientId))
}
