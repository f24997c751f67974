import type { FoodSwap } from '@commissary/domain/recipe'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'

import { recipe, recipeLine, recipeVersion } from '../../db/schema/recipe.ts'
import type { ReplacedIn } from '../../db/schema/replacement.ts'
import type { Tx } from '../../db/work.ts'
import { loadPantry } from './pantry.ts'
import { currentVersion, keepVersion, statusColumns } from './past-versions.ts'
import { storedContent } from './store.ts'

/** A replacement from a day on. */
export interface DatedSwap extends FoodSwap {
  from: string
}

const columnOf = (kind: FoodSwap['kind']) => (kind === 'ingredient' ? recipeLine.ingredientId : recipeLine.subRecipeId)
const foodOf = (kind: FoodSwap['kind'], id: number) =>
  kind === 'ingredient' ? { ingredientId: id } : { subRecipeId: id }

/**
 * Replaces a food on the lines of all recipes, archived ones too; amounts stay. Each recipe becomes a new version from the swap's
 * day on, or from the first day of its latest version if that is later: days before keep what they had. One that was
 * tested or approved is a draft again. Needs the lock of `lockLines`.
 */
export async function replaceInRecipes(tx: Tx, swap: DatedSwap): Promise<ReplacedIn[]> {
  const found = await tx
    .selectDistinct({ recipeId: recipeLine.recipeId })
    .from(recipeLine)
    .where(eq(columnOf(swap.kind), swap.id))
  const recipeIds = found.map(({ recipeId }) => recipeId)
  if (recipeIds.length === 0) return []
  const pantry = await loadPantry(tx, { recipeIds })
  const rows = await tx.select().from(recipe).where(inArray(recipe.id, recipeIds)).orderBy(asc(recipe.id)).for('update')

  const changes: ReplacedIn[] = []
  for (const row of rows) {
    const { number, validFrom } = currentVersion(pantry.pastVersions.get(row.id))
    const until = validFrom !== null && validFrom > swap.from ? validFrom : swap.from
    await keepVersion(tx, row, { number, until, content: storedContent(row, pantry) })
    const lines = await tx
      .update(recipeLine)
      .set(foodOf(swap.kind, swap.byId))
      .where(and(eq(recipeLine.recipeId, row.id), eq(columnOf(swap.kind), swap.id)))
      .returning({ id: recipeLine.id })
    const version = await saveStatus(tx, row.id, statusColumns('draft'))
    changes.push({ kind: 'recipe', id: row.id, version, lines: lines.map(({ id }) => id), keptVersion: number })
  }
  return changes
}

/** Gives lines of a recipe their earlier food back, in the version that they had. Needs the lock of `lockLines`. */
export async function restoreLines(tx: Tx, { id, lines, keptVersion }: ReplacedIn, swap: FoodSwap): Promise<void> {
  await tx.update(recipeLine).set(foodOf(swap.kind, swap.id)).where(inArray(recipeLine.id, lines))
  const [kept] = await tx
    .delete(recipeVersion)
    .where(and(eq(recipeVersion.recipeId, id), eq(recipeVersion.number, keptVersion ?? 0)))
    .returning()
  if (!kept) throw new Error(`Recipe ${id} has no version ${keptVersion}`)
  const { status, testedAt, testedBy, approvedAt, approvedBy } = kept
  await saveStatus(tx, id, { status, testedAt, testedBy, approvedAt, approvedBy })
}

/** Saves the recipe's row, of which its lines are a part. Returns its new version. */
async function saveStatus(tx: Tx, id: number, columns: PgUpdateSetSource<typeof recipe>): Promise<number> {
  const [row] = await tx.update(recipe).set(columns).where(eq(recipe.id, id)).returning({ version: recipe.version })
  return row?.version ?? 0
}
