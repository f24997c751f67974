import type { FoodSwap } from '@commissary/domain/recipe'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'

import { recipe, type RecipeContent, recipeLine, recipeVersion } from '../../db/schema/recipe.ts'
import type { ReplacedIn } from '../../db/schema/replacement.ts'
import type { Tx } from '../../db/work.ts'
import type { DatedSwap } from './dated-swap.ts'
import { loadPantry } from './pantry.ts'
import { currentVersion, keepVersion, readPastVersions, statusColumns } from './past-versions.ts'
import { recipesWithVersionsOf, replaceInVersions, saveVersions } from './replace-versions.ts'
import { storedContent } from './store.ts'

const columnOf = (kind: FoodSwap['kind']) => (kind === 'ingredient' ? recipeLine.ingredientId : recipeLine.subRecipeId)
const foodOf = (kind: FoodSwap['kind'], id: number) =>
  kind === 'ingredient' ? { ingredientId: id } : { subRecipeId: id }

/**
 * Replaces a food on the lines of all recipes, archived ones too; amounts stay. Each recipe gets a new version from the swap's
 * day on: earlier days keep what they had. If later versions already exist, each that is in force on that day or later
 * changes. Tested and approved versions become drafts again. Needs the lock of `lockLines`.
 */
export async function replaceInRecipes(tx: Tx, swap: DatedSwap): Promise<ReplacedIn[]> {
  const found = await tx
    .selectDistinct({ recipeId: recipeLine.recipeId })
    .from(recipeLine)
    .where(eq(columnOf(swap.kind), swap.id))
  const recipeIds = [...new Set([...found.map(({ recipeId }) => recipeId), ...(await recipesWithVersionsOf(tx, swap))])]
  if (recipeIds.length === 0) return []
  const pantry = await loadPantry(tx, { recipeIds })
  const rows = await tx.select().from(recipe).where(inArray(recipe.id, recipeIds)).orderBy(asc(recipe.id)).for('update')

  const changes: ReplacedIn[] = []
  for (const row of rows) {
    const versions = await replaceInVersions(tx, row.id, swap)
    const latest = await replaceInLatest(tx, row, storedContent(row, pantry), swap)
    // Versions are part of their recipe, whose own version number counts each change.
    const version = latest?.version ?? (await saveStatus(tx, row.id, { updatedAt: sql`now()` }))
    changes.push({
      kind: 'recipe',
      id: row.id,
      version,
      lines: latest?.lines ?? [],
      ...(latest && { keptVersion: latest.keptVersion }),
      ...(versions && { versions }),
    })
  }
  return changes
}

/** Makes a new version of a recipe whose row holds the food; null for one whose row does not. */
async function replaceInLatest(tx: Tx, row: typeof recipe.$inferSelect, content: RecipeContent, swap: DatedSwap) {
  const isOf = and(eq(recipeLine.recipeId, row.id), eq(columnOf(swap.kind), swap.id))
  const [held] = await tx.select({ id: recipeLine.id }).from(recipeLine).where(isOf).limit(1)
  if (!held) return null
  const { number, validFrom } = currentVersion((await readPastVersions(tx, [row.id])).get(row.id))
  const until = validFrom !== null && validFrom > swap.from ? validFrom : swap.from
  await keepVersion(tx, row, { number, until, content })
  const lines = await tx
    .update(recipeLine)
    .set(foodOf(swap.kind, swap.byId))
    .where(isOf)
    .returning({ id: recipeLine.id })
  const version = await saveStatus(tx, row.id, statusColumns('draft'))
  return { version, lines: lines.map(({ id }) => id), keptVersion: number }
}

/** Restores the earlier food on a recipe's lines, in the version that they had. Needs the lock of `lockLines`. */
export async function restoreLines(
  tx: Tx,
  { id, lines, keptVersion, versions }: ReplacedIn,
  swap: FoodSwap,
): Promise<void> {
  if (keptVersion === undefined) {
    // Only earlier versions changed; the row's version number counts that too.
    await saveStatus(tx, id, { updatedAt: sql`now()` })
  } else {
    await tx.update(recipeLine).set(foodOf(swap.kind, swap.id)).where(inArray(recipeLine.id, lines))
    const [kept] = await tx
      .delete(recipeVersion)
      .where(and(eq(recipeVersion.recipeId, id), eq(recipeVersion.number, keptVersion)))
      .returning()
    if (!kept) throw new Error(`Recipe ${id} has no version ${keptVersion}`)
    const { status, testedAt, testedBy, approvedAt, approvedBy } = kept
    await saveStatus(tx, id, { status, testedAt, testedBy, approvedAt, approvedBy })
  }
  if (versions) await saveVersions(tx, id, versions)
}

/** Saves the recipe's row, with its lines. Returns its new version. */
async function saveStatus(tx: Tx, id: number, columns: PgUpdateSetSource<typeof recipe>): Promise<number> {
  const [row] = await tx.update(recipe).set(columns).where(eq(recipe.id, id)).returning({ version: recipe.version })
  return row?.version ?? 0
}
