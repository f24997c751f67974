import { hasSwapped, type RecipeLine, swapLine } from '@commissary/domain/recipe'
import { asc, eq, gt } from 'drizzle-orm'

import { type RecipeContent, recipeVersion } from '../../db/schema/recipe.ts'
import type { KeptVersion } from '../../db/schema/replacement.ts'
import type { Tx } from '../../db/work.ts'
import type { DatedSwap } from './dated-swap.ts'

const columns = {
  number: recipeVersion.number,
  until: recipeVersion.until,
  content: recipeVersion.content,
  status: recipeVersion.status,
  testedAt: recipeVersion.testedAt,
  testedBy: recipeVersion.testedBy,
  approvedAt: recipeVersion.approvedAt,
  approvedBy: recipeVersion.approvedBy,
  savedAt: recipeVersion.savedAt,
  savedBy: recipeVersion.savedBy,
}

const linesOf = ({ lines }: RecipeContent) => lines as readonly RecipeLine[]

/** The recipes with an earlier version that holds the food and is in force on the swap's day or later. */
export async function recipesWithVersionsOf(tx: Tx, swap: DatedSwap): Promise<number[]> {
  const rows = await tx
    .select({ recipeId: recipeVersion.recipeId, content: recipeVersion.content })
    .from(recipeVersion)
    .where(gt(recipeVersion.until, swap.from))
  return rows.flatMap(({ recipeId, content }) =>
    linesOf(content).some((line) => hasSwapped(line, swap)) ? recipeId : [],
  )
}

/**
 * Replaces a food in a recipe's earlier versions, on their days from the swap's day on. A
 * version that begins before that day is split: its earlier days keep what they had. Returns the versions as they were; null
 * if none changed.
 */
export async function replaceInVersions(tx: Tx, recipeId: number, swap: DatedSwap): Promise<KeptVersion[] | null> {
  const before = await tx
    .select(columns)
    .from(recipeVersion)
    .where(eq(recipeVersion.recipeId, recipeId))
    .orderBy(asc(recipeVersion.number))
  const after = before.flatMap((version, index) => replaced(version, before[index - 1]?.until ?? null, swap))
  if (after.every((version) => before.includes(version))) return null
  const first = before[0]?.number ?? 1
  await saveVersions(
    tx,
    recipeId,
    after.map((version, index) => ({ ...version, number: first + index })),
  )
  return before
}

/** A version, in force from `start` on, with the new food on days from the swap's day on. */
function replaced(version: KeptVersion, start: string | null, swap: DatedSwap): KeptVersion[] {
  const lines = linesOf(version.content)
  if (version.until <= swap.from || !lines.some((line) => hasSwapped(line, swap))) return [version]
  const untested = { status: 'draft' as const, testedAt: null, testedBy: null, approvedAt: null, approvedBy: null }
  const content = { ...version.content, lines: lines.map((line) => swapLine(line, swap)) }
  const changed = { ...version, ...untested, content }
  return start !== null && start >= swap.from ? [changed] : [{ ...version, until: swap.from }, changed]
}

/** Replaces a recipe's earlier versions with these. */
export async function saveVersions(tx: Tx, recipeId: number, versions: readonly KeptVersion[]): Promise<void> {
  await tx.delete(recipeVersion).where(eq(recipeVersion.recipeId, recipeId))
  if (versions.length > 0) await tx.insert(recipeVersion).values(versions.map((version) => ({ ...version, recipeId })))
}
