import { findCycle, type RecipeSource } from '@commissary/domain/recipe'
import { and, inArray, isNull, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { RecipeComponents } from '../../contract/operations.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { recipe } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import { loadPantry } from './pantry.ts'

type RecipeInput = RecipeComponents['schemas']['RecipeInput']

/** Recipes are written one after the other: two at once could close a circle that neither of them sees. */
export async function lockLines(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('recipe lines'), current_caterer())`)
}

/**
 * Throws a 422 unless every line points to one food or recipe of the caterer's and the recipe does not contain itself. A
 * unit that cannot be converted for a food is no mistake here: the figures say what is unknown.
 */
export async function checkLines(tx: Tx, id: number | null, input: RecipeInput): Promise<void> {
  const ingredients = await existing(
    tx,
    ingredient,
    input.lines.flatMap(({ ingredientId }) => ingredientId ?? []),
  )
  const recipes = await existing(
    tx,
    recipe,
    input.lines.flatMap(({ subRecipeId }) => subRecipeId ?? []),
  )
  const fields: Record<string, string> = {}
  for (const [index, line] of input.lines.entries()) {
    const { ingredientId, subRecipeId } = line
    if ((ingredientId ?? null) === null ? (subRecipeId ?? null) === null : (subRecipeId ?? null) !== null) {
      fields[`lines.${index}.ingredientId`] = 'Choose an ingredient or a recipe for this line, one of the two.'
    } else if (typeof ingredientId === 'number' && !ingredients.has(ingredientId)) {
      fields[`lines.${index}.ingredientId`] = 'There is no such ingredient.'
    } else if (typeof subRecipeId === 'number' && !recipes.has(subRecipeId)) {
      fields[`lines.${index}.subRecipeId`] = 'There is no such recipe.'
    } else if (typeof ingredientId === 'number' && (line.unit === 'portion' || line.unit === 'batch')) {
      fields[`lines.${index}.unit`] = `Only a recipe can be taken by the ${line.unit}: choose another unit.`
    }
  }
  if (id !== null) await findChain(tx, id, input, fields)
  if (Object.keys(fields).length > 0) throw rejected(fields)
}

async function findChain(tx: Tx, id: number, input: RecipeInput, fields: Record<string, string>): Promise<void> {
  const subRecipeIds = input.lines.flatMap(({ subRecipeId }) => subRecipeId ?? [])
  const pantry = await loadPantry(tx, { recipeIds: subRecipeIds })
  const wanted: RecipeSource = { id, name: input.name, portions: input.portions, lines: input.lines }
  const recipeOf = (recipeId: number) => (recipeId === id ? wanted : pantry.recipe(recipeId))
  // One line at a time, so that the one which closes the circle is named.
  for (const [index, line] of input.lines.entries()) {
    if (typeof line.subRecipeId !== 'number') continue
    const only = { ...wanted, lines: [line] }
    const chain = findCycle(id, { recipe: (recipeId) => (recipeId === id ? only : recipeOf(recipeId)) })
    if (chain) fields[`lines.${index}.subRecipeId`] = `A recipe cannot contain itself: ${chain.join(' > ')}.`
  }
}

/** Which of the ids are the caterer's, and not put away. */
export async function existing(
  tx: Tx,
  table: typeof ingredient | typeof recipe,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, [...new Set(ids)]), isNull(table.archivedAt)))
  return new Set(rows.map(({ id }) => id))
}
