import { portionNutrition } from '@commissary/domain/recipe'
import { and, count, eq, isNull, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { recipe, recipeLine } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import { columns, defineRecord, notStored, type FieldsOf } from '../../records/record.ts'
import { insertRecord, saveRecord, type Saved, type Target } from '../../records/save-record.ts'
import {
  type ColumnFilters,
  containing,
  matches,
  orderOf,
  pageInfo,
  pageRows,
  textOrder,
  toAmount,
  type Page,
  type PageQuery,
} from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { emptyToNull } from '../../shared/texts.ts'
import { readRecipePhoto } from '../documents/document-record.ts'
import { checkLines, lockLines } from './lines.ts'
import { kitchenFields, kitchenOf } from './kitchen.ts'
import { loadPantry, toYield, type LoadedPantry } from './pantry.ts'

export type Recipe = Schemas['Recipe']
export type RecipeInput = Schemas['RecipeInput']
type RecipeSummary = Schemas['RecipeSummary']

export interface RecipeQuery extends PageQuery, ColumnFilters<keyof typeof filtered> {
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

const filtered = { name: recipe.name, number: recipe.number, portionLabel: recipe.portionLabel }

/** The caterer's recipes with the nutrition of a portion, by name unless sorted otherwise. */
export async function listRecipes(tx: Tx, query: RecipeQuery): Promise<{ recipes: RecipeSummary[]; page: Page }> {
  const where = and(
    isNull(recipe.archivedAt),
    matches(sql`${recipe}.search`, query.q),
    containing(filtered, query),
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

/** One recipe with everything that its nutrition is computed from; null for an unknown id. */
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
    ...kitchenOf(row),
    lines: pantry.recipe(id)?.lines ?? [],
    photoId: await readRecipePhoto(tx, id),
    pantry: { ingredients: pantry.ingredients, recipes: pantry.recipes.filter((other) => other.id !== id) },
  }
}

function toSummary(row: typeof recipe.$inferSelect, pantry: LoadedPantry): RecipeSummary {
  const { id, number, name, type, category, portions, portionLabel, version, updatedAt } = row
  const source = pantry.recipe(id)
  if (!source) throw new Error(`Recipe ${id} is missing from its own pantry`)
  return {
    id,
    number: number ?? '',
    name,
    type,
    category,
    portions: toAmount(portions),
    portionLabel,
    nutrition: portionNutrition(source, pantry),
    version,
    updatedAt,
  }
}

const recipeRecord = defineRecord({
  type: null,
  table: recipe,
  texts: 'recipes',
  read: readRecipe,
  fields: {
    number: notStored,
    name: columns((name: string) => ({ name: name.trim() })),
    type: columns((type: RecipeInput['type']) => ({ type })),
    category: columns((category: RecipeInput['category'] = null) => ({ category })),
    portions: columns((portions: string) => ({ portions })),
    portionLabel: columns((label: RecipeInput['portionLabel']) => ({ portionLabel: emptyToNull(label) })),
    yield: columns((batch: RecipeInput['yield']) => ({
      yieldAmount: batch?.amount ?? null,
      yieldUnit: batch?.unit ?? null,
    })),
    ...kitchenFields,
    lines: notStored,
  } satisfies FieldsOf<RecipeInput, typeof recipe>,
  otherColumns: [
    'number',
    // No input yet.
    'portionSizeAmount',
    'portionSizeUnit',
    'status',
  ],
})

/** Adds a recipe. Throws a 422 for a blank name or a line without a known food. */
export async function insertRecipe(tx: Tx, input: RecipeInput): Promise<Saved> {
  await lockLines(tx)
  await checkLines(tx, null, input)
  const number = emptyToNull(input.number) ?? (await nextNumber(tx))
  const saved = await insertRecord(tx, recipeRecord, { ...toColumns(input), number })
  await insertLines(tx, saved.id, input)
  return saved
}

/**
 * Replaces a recipe's fields and lines. Throws what `saveRecord` and `insertRecipe` throw, and a 422 with the chain if
 * the recipe would contain itself.
 */
export async function updateRecipe(tx: Tx, target: Target, input: RecipeInput): Promise<Saved> {
  await lockLines(tx)
  return saveRecord(tx, recipeRecord, target, async (stored) => {
    await checkLines(tx, target.id, input)
    const columns = { ...toColumns(input), number: emptyToNull(input.number) ?? stored.number }
    await tx.delete(recipeLine).where(eq(recipeLine.recipeId, target.id))
    await insertLines(tx, target.id, input)
    return { columns }
  })
}

function toColumns(input: RecipeInput) {
  const values = recipeRecord.toColumns(input)
  if (values.name === '') throw rejected({ name: message('recipes.nameRequired') })
  return values
}

async function insertLines(tx: Tx, recipeId: number, { lines }: RecipeInput): Promise<void> {
  await tx.insert(recipeLine).values(
    lines.map(({ ingredientId, subRecipeId, amount, unit, measure, form, creditAs, prepNote }, index) => ({
      recipeId,
      position: index + 1,
      ingredientId: ingredientId ?? null,
      subRecipeId: subRecipeId ?? null,
      amount,
      unit,
      measure: emptyToNull(measure),
      form: form ?? null,
      creditAs: creditAs ?? null,
      prepNote: emptyToNull(prepNote),
    })),
  )
}

/** R001, R002 …: the highest of this form plus one. Needs the lock of `lockLines`. */
async function nextNumber(tx: Tx): Promise<string> {
  const [row] = await tx.execute<{ last: number }>(
    sql`select coalesce(max(substring(number from '^R([0-9]{1,9})$')::int), 0) as last from recipe
      where caterer_id = current_caterer()`,
  )
  return `R${String((row?.last ?? 0) + 1).padStart(3, '0')}`
}
