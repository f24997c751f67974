import { desc, eq, sql } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { recipe } from '../../db/schema/recipe.ts'
import { replacement } from '../../db/schema/replacement.ts'
import type { Tx } from '../../db/work.ts'
import { nameOfUser } from '../history/record-event.ts'
import type { UsedRecord } from './using-recipes.ts'

const shown = 20

/** The last replacements of a record, newest first. */
export async function replacementsOf(tx: Tx, { kind, id }: UsedRecord): Promise<Schemas['Replacement'][]> {
  if (kind === 'menuItem') return []
  const rows = await tx
    .select({
      id: replacement.id,
      byId: sql<number>`coalesce(${replacement.byIngredientId}, ${replacement.byRecipeId})`,
      byName: sql<string>`coalesce(${ingredient.name}, ${recipe.name})`,
      from: replacement.startsOn,
      at: replacement.createdAt,
      by: nameOfUser(replacement.createdBy),
      undoneAt: replacement.undoneAt,
    })
    .from(replacement)
    .leftJoin(ingredient, eq(ingredient.id, replacement.byIngredientId))
    .leftJoin(recipe, eq(recipe.id, replacement.byRecipeId))
    .where(eq(kind === 'ingredient' ? replacement.ingredientId : replacement.recipeId, id))
    .orderBy(desc(replacement.id))
    .limit(shown)
  return rows.map(({ undoneAt, ...row }) => ({ ...row, isUndone: undoneAt !== null }))
}
