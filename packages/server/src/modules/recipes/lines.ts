import { findCycle, type RecipeSource } from '@commissary/domain/recipe'
import { and, inArray, isNull } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { recipe } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import { lockByName } from '../../shared/lock-by-name.ts'
import { message, type FieldMessages } from '../../shared/messages.ts'
import { loadPantry } from './pantry.ts'

type RecipeInput = Schemas['RecipeInput']

/** Serializes writes of recipes: two concurrent writes could create a cycle that neither detects. */
export const lockLines = (tx: Tx): Promise<void> => lockByName(tx, 'recipe lines')

/**
 * Throws a 422 unless every line refers to one food or recipe of the caterer and the recipe does not contain itself. A unit that
 * cannot be converted for a food is accepted: the nutrition shows it as unknown.
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
  const fields: FieldMessages = {}
  for (const [index, line] of input.lines.entries()) {
    const { ingredientId, subRecipeId } = line
    if ((ingredientId ?? null) === null ? (subRecipeId ?? null) === null : (subRecipeId ?? null) !== null) {
      fields[`lines.${index}.ingredientId`] = message('recipes.ingredientOrRecipe')
    } else if (typeof ingredientId === 'number' && !ingredients.has(ingredientId)) {
      fields[`lines.${index}.ingredientId`] = message('recipes.unknownIngredient')
    } else if (typeof subRecipeId === 'number' && !recipes.has(subRecipeId)) {
      fields[`lines.${index}.subRecipeId`] = message('recipes.unknownRecipe')
    } else if (typeof ingredientId === 'number' && (line.unit === 'portion' || line.unit === 'batch')) {
      fields[`lines.${index}.unit`] = message('recipes.recipeUnit', { unit: line.unit })
    }
  }
  if (id !== null) await refuseCycles(tx, id, input, fields)
  if (Object.keys(fields).length > 0) throw rejected(fields)
}

async function refuseCycles(tx: Tx, id: number, input: RecipeInput, fields: FieldMessages): Promise<void> {
  const subRecipeIds = input.lines.flatMap(({ subRecipeId }) => subRecipeId ?? [])
  const pantry = await loadPantry(tx, { recipeIds: subRecipeIds })
  const edited: RecipeSource = { id, name: input.name, portions: input.portions, lines: input.lines }
  const recipeOf = (recipeId: number) => (recipeId === id ? edited : pantry.recipe(recipeId))
  // One line at a time, to report the one that closes the cycle.
  for (const [index, line] of input.lines.entries()) {
    if (typeof line.subRecipeId !== 'number') continue
    const withLine = { ...edited, lines: [line] }
    const chain = findCycle(id, { recipe: (recipeId) => (recipeId === id ? withLine : recipeOf(recipeId)) })
    if (chain) {
      fields[`lines.${index}.subRecipeId`] = message('recipes.containsItself', { chain: chain.join(' > ') })
    }
  }
}

/** The ids of the caterer's records that are not archived. */
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
