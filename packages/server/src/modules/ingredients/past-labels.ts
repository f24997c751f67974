import type { LabelFacts, PastLabel } from '@commissary/domain/food'
import { desc, eq, inArray } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import { ingredientPastLabel } from '../../db/schema/ingredient.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { message } from '../../shared/messages.ts'

/** The labels of ingredients that have changed since, latest first. */
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
