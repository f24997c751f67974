import { portionNutrition, RecipeCycleError, type PortionNutrition } from '@commissary/domain/recipe'
import { and, desc, eq, isNull } from 'drizzle-orm'

import { notFound, rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { recipe, recipeVersion } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import type { Saved } from '../../records/save-record.ts'
import { message } from '../../shared/messages.ts'
import { namesOfUsers } from '../history/record-event.ts'
import { loadPantry, toSource, type StoredRecipe, type WholePantry } from './pantry.ts'
import { currentVersion } from './past-versions.ts'
import { readRecipe, statusSteps, updateRecipe, wholeRecipe, type Recipe, type RecipeInput } from './store.ts'

type RecipeVersion = Schemas['RecipeVersion']
type Row = typeof recipeVersion.$inferSelect
type Life = Pick<Row, 'status' | 'testedAt' | 'testedBy' | 'approvedAt' | 'approvedBy'>

/** The versions of a recipe, the latest one first; null for an unknown recipe. */
export async function listVersions(tx: Tx, id: number): Promise<RecipeVersion[] | null> {
  const [row] = await tx
    .select()
    .from(recipe)
    .where(and(eq(recipe.id, id), isNull(recipe.archivedAt)))
  if (!row) return null
  const past = await selectVersions(tx, id)
  const names = await namesOfUsers(
    tx,
    [row, ...past].flatMap((one) => [one.testedBy, one.approvedBy, 'savedBy' in one ? one.savedBy : one.updatedBy]),
  )
  const nameOf = (userId: number | null) => (userId === null ? null : (names.get(userId) ?? null))
  const step = (at: string | null, by: number | null) => (at === null ? null : { at, by: nameOf(by) })
  const life = ({ status, testedAt, testedBy, approvedAt, approvedBy }: Life) => ({
    status,
    tested: step(testedAt, testedBy),
    approved: step(approvedAt, approvedBy),
  })
  const current = currentVersion(past.toReversed())
  return [
    { ...current, until: null, savedAt: row.updatedAt, savedBy: nameOf(row.updatedBy), ...life(row) },
    ...past.map((one, index) => ({
      number: one.number,
      validFrom: past[index + 1]?.until ?? null,
      until: one.until,
      savedAt: one.savedAt,
      savedBy: nameOf(one.savedBy),
      ...life(one),
    })),
  ]
}

/** A version in the form of a recipe; null for an unknown recipe or number. */
export async function readVersion(tx: Tx, id: number, number: number): Promise<Recipe | null> {
  const current = await readRecipe(tx, id)
  if (!current || number === current.versionNumber) return current
  const past = await selectVersions(tx, id)
  const row = past.find((one) => one.number === number)
  if (!row) return null
  const source = toSource(row)
  return computed(await ofVersion(tx, current, past, row), source, await pantryOfVersion(tx, source, row.until))
}

/**
 * A recipe as it was on a date, even if archived since: the version in force, with the labels, prices and versions that its
 * ingredients and sub-recipes had then; null for an unknown recipe.
 */
export async function readRecipeOn(tx: Tx, id: number, date: string): Promise<Recipe | null> {
  const [found] = await tx.select().from(recipe).where(eq(recipe.id, id))
  if (!found) return null
  const current = await wholeRecipe(tx, found)
  const pantry = (await loadPantry(tx, { recipeIds: [id] })).on(date)
  const source = pantry.recipe(id)
  if (!source) return null
  const past = await selectVersions(tx, id)
  const row = past.findLast(({ until }) => until > date)
  return computed(row ? await ofVersion(tx, current, past, row) : current, source, pantry)
}

/** A version's stored data. `past`: all earlier ones, the latest first. */
async function ofVersion(tx: Tx, current: Recipe, past: readonly Row[], row: Row): Promise<Recipe> {
  return {
    ...current,
    ...row.content,
    status: row.status,
    ...(await statusSteps(tx, row)),
    versionNumber: row.number,
    validFrom: past[past.indexOf(row) + 1]?.until ?? null,
    updatedAt: row.savedAt,
  }
}

const computed = (recipe: Recipe, source: StoredRecipe, pantry: WholePantry): Recipe => ({
  ...recipe,
  nutrition: versionNutrition(source, pantry),
  pantry: reachedFrom(source, pantry),
})

/** Makes a new version, from a day on, with the contents of an earlier one. Throws what `updateRecipe` throws, and a 404. */
export async function restoreVersion(
  tx: Tx,
  { id, number }: { id: number; number: number },
  versionFrom: string | null,
): Promise<Saved> {
  const current = await readRecipe(tx, id)
  if (!current) throw notFound(message('recipes.notFound'))
  if (number === current.versionNumber) throw rejected({ number: message('recipes.latestVersion') })
  const row = (await selectVersions(tx, id)).find((one) => one.number === number)
  if (!row) throw notFound(message('recipes.versionNotFound'))
  const input = { ...(row.content as unknown as RecipeInput), versionFrom }
  return updateRecipe(tx, { id, ifMatch: null }, input, { isNewVersion: true })
}

/** The earlier versions, the latest one first. */
function selectVersions(tx: Tx, id: number): Promise<Row[]> {
  return tx.select().from(recipeVersion).where(eq(recipeVersion.recipeId, id)).orderBy(desc(recipeVersion.number))
}

/** What a version was computed with on its last day. */
async function pantryOfVersion(tx: Tx, { lines }: StoredRecipe, until: string): Promise<WholePantry> {
  const pantry = await loadPantry(tx, {
    recipeIds: lines.flatMap(({ subRecipeId }) => subRecipeId ?? []),
    ingredientIds: lines.flatMap(({ ingredientId }) => ingredientId ?? []),
  })
  return pantry.on(Temporal.PlainDate.from(until).subtract({ days: 1 }).toString())
}

/** A version that was replaced on its first day was never checked against later ones: a cycle leaves its line unknown. */
function versionNutrition(source: StoredRecipe, pantry: WholePantry): PortionNutrition {
  try {
    return portionNutrition(source, pantry)
  } catch (error) {
    if (!(error instanceof RecipeCycleError)) throw error
    return portionNutrition(
      { ...source, id: -1 },
      { ...pantry, recipe: (id) => (id === source.id ? undefined : pantry.recipe(id)) },
    )
  }
}

/** Every ingredient and sub-recipe of a recipe's lines, at all levels. */
export function reachedFrom(source: StoredRecipe, pantry: WholePantry): Recipe['pantry'] {
  const recipes = new Map<number, StoredRecipe>([[source.id, source]])
  const ingredients = new Map<number, NonNullable<ReturnType<WholePantry['food']>>>()
  function visit({ lines }: StoredRecipe): void {
    for (const { ingredientId, subRecipeId } of lines) {
      const food = pantry.food(ingredientId ?? 0)
      if (food) ingredients.set(food.id, food)
      const sub = pantry.recipe(subRecipeId ?? 0)
      if (!sub || recipes.has(sub.id)) continue
      recipes.set(sub.id, sub)
      visit(sub)
    }
  }
  visit(source)
  recipes.delete(source.id)
  return { ingredients: [...ingredients.values()], recipes: [...recipes.values()] }
}
