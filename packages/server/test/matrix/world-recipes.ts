import { eq } from 'drizzle-orm'

import { recipe } from '../../src/db/schema/recipe.ts'
import type { Database, Tx } from '../../src/db/work.ts'
import { keepVersion } from '../../src/modules/recipes/past-versions.ts'
import { contentOf, insertRecipe, wholeRecipe } from '../../src/modules/recipes/store.ts'
import { archivedMark, archiveTime, recipeInput } from './inputs.ts'
import { goneId } from './world-settings.ts'

/** Keeps the recipe as its version 1; its row is version 2. And a recipe that was archived. */
export async function addVersions(tx: Tx, mark: string, ids: { ingredient: number; recipe: number }) {
  const [row] = await tx.select().from(recipe).where(eq(recipe.id, ids.recipe))
  if (!row) throw new Error('The recipe of the world is missing')
  const content = contentOf(await wholeRecipe(tx, row))
  await keepVersion(tx, row, { number: 1, until: '2026-01-01', content })
  return {
    ids: { archivedRecipe: await insertArchived(tx, mark, ids.ingredient) },
    archived: { archivedRecipe: goneId },
  }
}

async function insertArchived(tx: Tx, mark: string, ingredient: number): Promise<number> {
  const input = { ...recipeInput(archivedMark(mark), { ingredient, subRecipe: null }), number: `${mark}-9` }
  const { id } = await insertRecipe(tx, input)
  await tx.update(recipe).set({ archivedAt: archiveTime }).where(eq(recipe.id, id))
  return id
}

/** Recipes for calls that consume one. */
export function recipeMaker(
  database: Database,
  { mark, catererId, ingredientId }: { mark: string; catererId: number; ingredientId: number },
) {
  const work = <T>(run: (tx: Tx) => Promise<T>) => database.work({ catererId }, run)
  const input = { ...recipeInput(mark, { ingredient: ingredientId, subRecipe: null }), number: `${mark}-9` }
  return {
    fresh: () => work(async (tx) => (await insertRecipe(tx, input)).id),
    freshArchived: () => work((tx) => insertArchived(tx, mark, ingredientId)),
  }
}

export type RecipeMaker = ReturnType<typeof recipeMaker>
