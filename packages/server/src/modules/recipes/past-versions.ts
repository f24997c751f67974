import { asc, inArray, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import { type recipe, type RecipeContent, recipeVersion } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { message } from '../../shared/messages.ts'

type Row = typeof recipe.$inferSelect

/** A version of a recipe that was in force on the days before `until`. */
export interface PastVersion {
  recipeId: number
  number: number
  until: string
  status: Row['status']
  content: RecipeContent
}

/** The earlier versions of recipes, by recipe, oldest first. Recipes without any are left out. */
export async function readPastVersions(tx: Tx, recipeIds: readonly number[]): Promise<Map<number, PastVersion[]>> {
  if (recipeIds.length === 0) return new Map()
  const rows = await tx
    .select({
      recipeId: recipeVersion.recipeId,
      number: recipeVersion.number,
      until: recipeVersion.until,
      status: recipeVersion.status,
      content: recipeVersion.content,
    })
    .from(recipeVersion)
    .where(inArray(recipeVersion.recipeId, [...recipeIds]))
    .orderBy(asc(recipeVersion.number))
  return Map.groupBy(rows, ({ recipeId }) => recipeId)
}

/** Which version a recipe's row holds: its number, and its first day (null = from the beginning). */
export function currentVersion(past: readonly Pick<PastVersion, 'number' | 'until'>[] = []): {
  number: number
  validFrom: string | null
} {
  const last = past.at(-1)
  return { number: (last?.number ?? 0) + 1, validFrom: last?.until ?? null }
}

/**
 * The first day of a new version: the wanted one, else today, but never before the version it follows. Throws a 422 if the
 * wanted day is earlier than that.
 */
export async function firstDayOf(tx: Tx, wanted: string | null, validFrom: string | null): Promise<string> {
  if (wanted !== null && validFrom !== null && wanted < validFrom) {
    const date = Temporal.PlainDate.from(validFrom)
    throw rejected({ versionFrom: message('recipes.versionBeforeLast', { date }) })
  }
  if (wanted !== null) return wanted
  const today = await readCatererToday(tx)
  return validFrom !== null && validFrom > today ? validFrom : today
}

/** Stores the recipe's contents as the version for the days before `until`. The next save of its row is the next version. */
export async function keepVersion(
  tx: Tx,
  { id, status, testedAt, testedBy, approvedAt, approvedBy, updatedAt, updatedBy }: Row,
  version: Pick<PastVersion, 'number' | 'until' | 'content'>,
): Promise<void> {
  await tx.insert(recipeVersion).values({
    recipeId: id,
    ...version,
    status,
    testedAt,
    testedBy,
    approvedAt,
    approvedBy,
    savedAt: updatedAt,
    savedBy: updatedBy,
  })
}

/** The columns that the transaction's user sets with a status. A draft was neither tested nor approved. */
export function statusColumns(status: Row['status']) {
  const now = sql`now()`
  const user = sql`current_app_user()`
  const none = { testedAt: null, testedBy: null, approvedAt: null, approvedBy: null }
  if (status === 'draft') return { status, ...none }
  return status === 'tested' ? { status, testedAt: now, testedBy: user } : { status, approvedAt: now, approvedBy: user }
}
