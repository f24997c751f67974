import type { FoodSwap } from '@commissary/domain/recipe'
import { and, eq, inArray, sql } from 'drizzle-orm'

import { recipe, recipeLine } from '../../db/schema/recipe.ts'
import type { ReplacedIn } from '../../db/schema/replacement.ts'
import type { Tx } from '../../db/work.ts'

/** A replacement from a day on. */
export interface DatedSwap extends FoodSwap {
  from: string
}

const columnOf = (kind: FoodSwap['kind']) => (kind === 'ingredient' ? recipeLine.ingredientId : recipeLine.subRecipeId)

/** The recipes, archived ones too, with a line that has the food. */
export async function recipesWith(tx: Tx, { kind, id }: FoodSwap): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ recipeId: recipeLine.recipeId })
    .from(recipeLine)
    .where(eq(columnOf(kind), id))
    .orderBy(recipeLine.recipeId)
  return rows.map(({ recipeId }) => recipeId)
}

/**
 * Replaces a food on the lines of a recipe; amounts stay. A recipe has the same lines on every day, so they change at once,
 * not from the swap's day on. Needs the lock of `lockLines`.
 */
export async function replaceLines(tx: Tx, recipeId: number, swap: DatedSwap): Promise<ReplacedIn> {
  const lines = await tx
    .update(recipeLine)
    .set(swap.kind === 'ingredient' ? { ingredientId: swap.byId } : { subRecipeId: swap.byId })
    .where(and(eq(recipeLine.recipeId, recipeId), eq(columnOf(swap.kind), swap.id)))
    .returning({ id: recipeLine.id })
  return { kind: 'recipe', id: recipeId, version: await touch(tx, recipeId), lines: lines.map(({ id }) => id) }
}

/** Gives lines of a recipe their earlier food back. Needs the lock of `lockLines`. */
export async function restoreLines(tx: Tx, { id, lines }: ReplacedIn, swap: FoodSwap): Promise<void> {
  await tx
    .update(recipeLine)
    .set(swap.kind === 'ingredient' ? { ingredientId: swap.id } : { subRecipeId: swap.id })
    .where(inArray(recipeLine.id, lines))
  await touch(tx, id)
}

/** The recipe's new version: its lines are part of it. */
async function touch(tx: Tx, recipeId: number): Promise<number> {
  const [row] = await tx
    .update(recipe)
    .set({ type: sql`${recipe.type}` })
    .where(eq(recipe.id, recipeId))
    .returning({ version: recipe.version })
  return row?.version ?? 0
}
