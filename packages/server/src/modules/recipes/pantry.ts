import type { RecipeLine, RecipeSource, RetentionFactors } from '@commissary/domain/recipe'
import type { Quantity } from '@commissary/domain/units'
import { asc, inArray, sql } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { recipe, recipeLine, type RecipeType } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import type { Ingredient } from '../ingredients/records.ts'
import { readPastLabels } from '../ingredients/past-labels.ts'
import { findIngredients } from '../ingredients/store.ts'
import { pantryByDate, type StoredPantry } from './pantry-by-date.ts'
import { readPastVersions, type PastVersion } from './past-versions.ts'
import { readRetention } from './retention.ts'
import { toAmount } from '../../shared/lists.ts'

/** A line with the fields that only the recipe card needs. */
export type StoredLine = RecipeLine & { plus: PlusAmount | null; prepNote: string | null }
type PlusAmount = Schemas['LineAmount']
export interface StoredRecipe extends RecipeSource {
  type: RecipeType
  yield: Quantity | null
  cooking: Schemas['Cooking'] | null
  lines: StoredLine[]
}

export type WholePantry = StoredPantry<StoredRecipe>

/** The data for computing recipes and ingredients, through all levels of sub-recipes. */
export interface LoadedPantry extends WholePantry {
  /** What the recipes contain as they were last saved. */
  ingredients: Ingredient[]
  recipes: StoredRecipe[]
  /** The earlier versions of recipes, oldest first. */
  pastVersions: ReadonlyMap<number, readonly PastVersion[]>
  /** The pantry with the labels, prices and versions in force on a date. Dates with the same ones get the same object. */
  on: (date: string) => WholePantry
}

/** Loads everything in a few queries, however deep the recipes are. Unknown ids are skipped. */
export async function loadPantry(
  tx: Tx,
  { recipeIds = [], ingredientIds = [] }: { recipeIds?: readonly number[]; ingredientIds?: readonly number[] },
): Promise<LoadedPantry> {
  const recipes = await loadRecipes(tx, recipeIds)
  const past = await loadPast(tx, recipes)
  const { pastVersions, others } = past
  const ingredients = await findIngredients(tx, [...new Set([...ingredientIds, ...foodsIn(recipes)])])
  const onlyInPast = await findIngredients(tx, foodsInPast(past, ingredients))
  const all = [...ingredients, ...onlyInPast]
  const foodById = new Map(all.map((row) => [row.id, row]))
  const recipeById = new Map([...recipes, ...others].map((row) => [row.id, row]))
  const pantry = { food: (id: number) => foodById.get(id), recipe: (id: number) => recipeById.get(id) }
  const pastLabels = await readPastLabels(
    tx,
    all.filter(({ labelChanges }) => labelChanges.length > 0).map(({ id }) => id),
  )
  const on = pantryByDate(pantry, { ingredients: all, pastLabels, pastVersions, sourceOf: toSource })
  return { ingredients, recipes, pastVersions, ...pantry, on }
}

/** A version as a recipe to compute. */
export const toSource = ({ recipeId, content }: Pick<PastVersion, 'recipeId' | 'content'>): StoredRecipe =>
  ({ ...content, id: recipeId }) as unknown as StoredRecipe

const foodsIn = (recipes: readonly Pick<StoredRecipe, 'lines'>[]) =>
  recipes.flatMap(({ lines }) => lines.flatMap(({ ingredientId }) => ingredientId ?? []))

interface Past {
  pastVersions: Map<number, PastVersion[]>
  /** Recipes that only earlier versions contain. */
  others: StoredRecipe[]
}

/** The earlier versions of recipes, of the recipes that those contain, and so on. */
async function loadPast(tx: Tx, recipes: readonly StoredRecipe[], known = new Set<number>()): Promise<Past> {
  for (const { id } of recipes) known.add(id)
  const pastVersions = await readPastVersions(
    tx,
    recipes.map(({ id }) => id),
  )
  const sources = [...pastVersions].flatMap(([, past]) => past.map(toSource))
  const inLines = sources.flatMap(({ lines }) => lines.flatMap(({ subRecipeId }) => subRecipeId ?? []))
  const added = (
    await loadRecipes(
      tx,
      inLines.filter((id) => !known.has(id)),
    )
  ).filter(({ id }) => !known.has(id))
  if (added.length === 0) return { pastVersions, others: [] }
  const deeper = await loadPast(tx, added, known)
  return {
    pastVersions: new Map([...pastVersions, ...deeper.pastVersions]),
    others: [...added, ...deeper.others],
  }
}

function foodsInPast({ pastVersions, others }: Past, loaded: readonly Ingredient[]): number[] {
  const known = new Set(loaded.map(({ id }) => id))
  const sources = [...pastVersions].flatMap(([, past]) => past.map(toSource))
  return [...new Set(foodsIn([...others, ...sources]))].filter((id) => !known.has(id))
}

async function loadRecipes(tx: Tx, ids: readonly number[]): Promise<StoredRecipe[]> {
  if (ids.length === 0) return []
  // `union` (without `all`) ends the recursion even with a cycle.
  const reached = sql`(
    with recursive reached (id) as (
      select id from ${recipe} where ${inArray(recipe.id, [...new Set(ids)])}
      union
      select line.sub_recipe_id from reached join recipe_line line on line.recipe_id = reached.id
      where line.sub_recipe_id is not null
    )
    select id from reached
  )`
  const rows = await tx
    .select()
    .from(recipe)
    .where(sql`${recipe.id} in ${reached}`)
    .orderBy(asc(recipe.id))
  const lines = await tx
    .select()
    .from(recipeLine)
    .where(
      inArray(
        recipeLine.recipeId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(recipeLine.position), asc(recipeLine.id))
  const retention = await readRetention(
    tx,
    lines.map(({ retentionCode }) => retentionCode),
  )
  const ofRecipe = Map.groupBy(lines, ({ recipeId }) => recipeId)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    type: row.type,
    portions: toAmount(row.portions),
    yield: toYield(row),
    cooking: toCooking(row),
    lines: (ofRecipe.get(row.id) ?? []).map((line) => toLine(line, retention)),
  }))
}

function toLine(row: typeof recipeLine.$inferSelect, retention: ReadonlyMap<string, RetentionFactors>): StoredLine {
  const { ingredientId, subRecipeId, amount, unit, measure, yieldPct, retentionCode, form, creditAs, prepNote } = row
  return {
    ingredientId,
    subRecipeId,
    amount: amount === null ? null : toAmount(amount),
    unit,
    measure,
    plus: toPlus(row),
    yieldPct,
    retentionCode,
    retention: retentionCode === null ? null : (retention.get(retentionCode) ?? null),
    form,
    creditAs,
    prepNote,
  }
}

function toPlus({ plusAmount, plusUnit, plusMeasure }: typeof recipeLine.$inferSelect): PlusAmount | null {
  if (plusUnit === null) return null
  return { amount: plusAmount === null ? null : toAmount(plusAmount), unit: plusUnit, measure: plusMeasure }
}

export function toCooking(
  row: Pick<typeof recipe.$inferSelect, 'cookingLossPct' | 'moistureChangePct' | 'fatChangePct'>,
): Schemas['Cooking'] | null {
  const { cookingLossPct: lossPct, moistureChangePct: moisturePct, fatChangePct: fatPct } = row
  return lossPct === null && moisturePct === null && fatPct === null ? null : { lossPct, moisturePct, fatPct }
}

export function toYield({
  yieldAmount,
  yieldUnit,
}: Pick<typeof recipe.$inferSelect, 'yieldAmount' | 'yieldUnit'>): Quantity | null {
  return yieldAmount === null || yieldUnit === null ? null : { amount: toAmount(yieldAmount), unit: yieldUnit }
}
