import { portionFigures } from '@commissary/domain/recipe'
import { and, count, eq, isNull, sql } from 'drizzle-orm'

import { changedMeanwhile, rejected } from '../../contract/api-error.ts'
import type { RecipeComponents } from '../../contract/operations.ts'
import { recipe, recipeLine } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import { emptyToNull } from '../ingredients/records.ts'
import {
  matches,
  orderOf,
  pageInfo,
  pageRows,
  textOrder,
  toAmount,
  type Page,
  type PageQuery,
} from '../../shared/lists.ts'
import { checkLines, lockLines } from './lines.ts'
import { loadPantry, toYield, type LoadedPantry } from './pantry.ts'

export type Recipe = RecipeComponents['schemas']['Recipe']
export type RecipeInput = RecipeComponents['schemas']['RecipeInput']
type RecipeSummary = RecipeComponents['schemas']['RecipeSummary']

export interface RecipeQuery extends PageQuery {
  q?: string
  sort?: string
  type?: Recipe['type']
  category?: NonNullable<Recipe['category']>
}

const sortable = {
  number: textOrder(recipe.number),
  name: textOrder(recipe.name),
  type: textOrder(recipe.type),
  category: textOrder(recipe.category),
  updatedAt: recipe.updatedAt,
}

/** The caterer's recipes with the figures of a portion, by name unless sorted otherwise. */
export async function listRecipes(tx: Tx, query: RecipeQuery): Promise<{ recipes: RecipeSummary[]; page: Page }> {
  const where = and(
    isNull(recipe.archivedAt),
    matches(sql`${recipe}.search`, query.q),
    query.type === undefined ? undefined : eq(recipe.type, query.type),
    query.category === undefined ? undefined : eq(recipe.category, query.category),
  )
  const { limit, offset } = pageRows(query)
  const rows = await tx
    .select()
    .from(recipe)
    .where(where)
    .orderBy(...orderOf(query.sort, sortable, 'name', recipe.id))
    .limit(limit)
    .offset(offset)
  const [total] = await tx.select({ rows: count() }).from(recipe).where(where)
  const pantry = await loadPantry(tx, { recipeIds: rows.map(({ id }) => id) })
  return { recipes: rows.map((row) => toSummary(row, pantry)), page: pageInfo(query, total?.rows ?? 0) }
}

/** One recipe with everything that its figures are computed from; null when there is none of this id. */
export async function readRecipe(tx: Tx, id: number): Promise<Recipe | null> {
  const [row] = await tx
    .select()
    .from(recipe)
    .where(and(eq(recipe.id, id), isNull(recipe.archivedAt)))
  if (!row) return null
  const pantry = await loadPantry(tx, { recipeIds: [id] })
  return {
    ...toSummary(row, pantry),
    yield: toYield(row),
    directions: row.directions,
    lines: pantry.recipe(id)?.lines ?? [],
    pantry: { ingredients: pantry.ingredients, recipes: pantry.recipes.filter((other) => other.id !== id) },
  }
}

function toSummary(row: typeof recipe.$inferSelect, pantry: LoadedPantry): RecipeSummary {
  const { id, number, name, type, category, portions, portionLabel, version, updatedAt } = row
  const source = pantry.recipe(id)
  if (!source) throw new Error(`Recipe ${id} is missing in its own pantry`)
  return {
    id,
    number: number ?? '',
    name,
    type,
    category,
    portions: toAmount(portions),
    portionLabel,
    figures: portionFigures(source, pantry),
    version,
    updatedAt,
  }
}

/** Adds a recipe. Throws a 422 where a line points to nothing or a name is blank. */
export async function insertRecipe(tx: Tx, input: RecipeInput): Promise<{ id: number; version: number }> {
  await lockLines(tx)
  await checkLines(tx, null, input)
  const [row] = await tx
    .insert(recipe)
    .values({ ...toColumns(input), number: emptyToNull(input.number) ?? (await nextNumber(tx)) })
    .returning({ id: recipe.id, version: recipe.version })
  if (!row) throw new Error('The recipe was not inserted')
  await insertLines(tx, row.id, input)
  return row
}

/**
 * Replaces a recipe's fields and lines; null when there is none of this id. Throws a 409 where `ifMatch` is an older
 * version, and a 422 that names the chain where the recipe would contain itself.
 */
export async function updateRecipe(
  tx: Tx,
  id: number,
  input: RecipeInput,
  ifMatch: number | null,
): Promise<{ id: number; version: number } | null> {
  await lockLines(tx)
  const [stored] = await tx
    .select({ number: recipe.number, version: recipe.version })
    .from(recipe)
    .where(and(eq(recipe.id, id), isNull(recipe.archivedAt)))
    .for('update')
  if (!stored) return null
  if (ifMatch !== null && ifMatch !== stored.version) {
    throw changedMeanwhile('recipe', (await readRecipe(tx, id)) ?? {})
  }
  await checkLines(tx, id, input)
  const [row] = await tx
    .update(recipe)
    .set({ ...toColumns(input), number: emptyToNull(input.number) ?? stored.number })
    .where(eq(recipe.id, id))
    .returning({ id: recipe.id, version: recipe.version })
  await tx.delete(recipeLine).where(eq(recipeLine.recipeId, id))
  await insertLines(tx, id, input)
  return row ?? null
}

function toColumns(input: RecipeInput) {
  if (input.name.trim() === '') throw rejected({ name: 'Please fill recipe name' })
  return {
    name: input.name.trim(),
    type: input.type,
    category: input.category ?? null,
    portions: input.portions,
    portionLabel: emptyToNull(input.portionLabel),
    yieldAmount: input.yield?.amount ?? null,
    yieldUnit: input.yield?.unit ?? null,
    directions: emptyToNull(input.directions),
  }
}

async function insertLines(tx: Tx, recipeId: number, { lines }: RecipeInput): Promise<void> {
  await tx.insert(recipeLine).values(
    lines.map(({ ingredientId, subRecipeId, amount, unit, form, creditAs, prepNote }, index) => ({
      recipeId,
      position: index + 1,
      ingredientId: ingredientId ?? null,
      subRecipeId: subRecipeId ?? null,
      amount,
      unit,
      form: form ?? null,
      creditAs: creditAs ?? null,
      prepNote: emptyToNull(prepNote),
    })),
  )
}

/** R001, R002 …: one after the highest of this form. Runs under the lock of the lines. */
async function nextNumber(tx: Tx): Promise<string> {
  const [row] = await tx.execute<{ last: number }>(
    sql`select coalesce(max(substring(number from '^R([0-9]{1,9})$')::int), 0) as last from recipe
      where caterer_id = current_caterer()`,
  )
  return `R${String((row?.last ?? 0) + 1).padStart(3, '0')}`
}
