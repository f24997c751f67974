import type { Food } from '@commissary/domain/food'
import type { Pantry, RecipeLine, RecipeSource, RetentionFactors } from '@commissary/domain/recipe'
import type { Quantity } from '@commissary/domain/units'
import { asc, inArray, sql } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { recipe, recipeLine } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import type { Ingredient } from '../ingredients/records.ts'
import { readPastLabels } from '../ingredients/past-labels.ts'
import { findIngredients } from '../ingredients/store.ts'
import { readRetention } from './retention.ts'
import { pantryByDate } from './pantry-by-date.ts'
import { toAmount } from '../../shared/lists.ts'

/** A line with the fields that only the recipe card needs. */
export type StoredLine = RecipeLine & { plus: PlusAmount | null; prepNote: string | null }
type PlusAmount = Schemas['LineAmount']
export interface StoredRecipe extends RecipeSource {
  yield: Quantity | null
  cooking: Schemas['Cooking'] | null
  lines: StoredLine[]
}

/** The data for computing recipes and ingredients, through all levels of sub-recipes. */
export interface LoadedPantry extends Pantry {
  ingredients: Ingredient[]
  recipes: StoredRecipe[]
  food: (id: number) => (Ingredient & Food) | undefined
  recipe: (id: number) => StoredRecipe | undefined
  /** The same with the labels and prices in force on a date. Dates with the same ones get the same object. */
  on: (date: string) => Pantry
}

/** Loads everything in three queries, however deep the recipes are. Unknown ids are skipped. */
export async function loadPantry(
  tx: Tx,
  { recipeIds = [], ingredientIds = [] }: { recipeIds?: readonly number[]; ingredientIds?: readonly number[] },
): Promise<LoadedPantry> {
  const recipes = await loadRecipes(tx, recipeIds)
  const inLines = recipes.flatMap(({ lines }) => lines.flatMap(({ ingredientId }) => ingredientId ?? []))
  const ingredients = await findIngredients(tx, [...new Set([...ingredientIds, ...inLines])])
  const foodById = new Map(ingredients.map((row) => [row.id, row]))
  const recipeById = new Map(recipes.map((row) => [row.id, row]))
  const pantry = { food: (id: number) => foodById.get(id), recipe: (id: number) => recipeById.get(id) }
  const on = pantryByDate(
    pantry,
    ingredients,
    await readPastLabels(
      tx,
      ingredients.filter(({ labelChanges }) => labelChanges.length > 0).map(({ id }) => id),
    ),
  )
  return { ingredients, recipes, ...pantry, on }
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

export function toCooking(row: typeof recipe.$inferSelect): Schemas['Cooking'] | null {
  const { cookingLossPct: lossPct, moistureChangePct: moisturePct, fatChangePct: fatPct } = row
  return lossPct === null && moisturePct === null && fatPct === null ? null : { lossPct, moisturePct, fatPct }
}

export function toYield({ yieldAmount, yieldUnit }: typeof recipe.$inferSelect): Quantity | null {
  return yieldAmount === null || yieldUnit === null ? null : { amount: toAmount(yieldAmount), unit: yieldUnit }
}
