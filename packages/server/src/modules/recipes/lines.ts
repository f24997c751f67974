import { isBean } from '@commissary/domain/crediting'
import { findCycle, type RecipeSource } from '@commissary/domain/recipe'
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { ingredient, ingredientMeasure } from '../../db/schema/ingredient.ts'
import type { menuPlaceholder } from '../../db/schema/menu-line.ts'
import { recipe } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import { lockByName } from '../../shared/lock-by-name.ts'
import { message, type FieldMessages } from '../../shared/messages.ts'
import { findIngredients } from '../ingredients/store.ts'
import { readRetention } from './retention.ts'
import { loadPantry } from './pantry.ts'
import { versionDays } from './pantry-by-date.ts'

type RecipeInput = Schemas['RecipeInput']

/** Serializes writes of recipes: two concurrent writes could create a cycle that neither detects. */
export const lockLines = (tx: Tx): Promise<void> => lockByName(tx, 'recipe lines')

/**
 * Throws a 422 unless every line refers to one food or recipe of the caterer, names only measures that its food has, and the
 * recipe does not contain itself on any day from `validFrom` on (null = from the beginning). A unit that cannot be converted
 * for a food is accepted: the nutrition shows it as unknown.
 */
export async function checkLines(
  tx: Tx,
  edited: { id: number; validFrom: string | null } | null,
  input: RecipeInput,
): Promise<void> {
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
  const measures = await measuresOf(tx, input)
  const retention = await readRetention(
    tx,
    input.lines.map(({ retentionCode }) => retentionCode),
  )
  const fields: FieldMessages = {}
  for (const [index, line] of input.lines.entries()) {
    const { ingredientId, subRecipeId, retentionCode } = line
    if (retentionCode && !retention.has(retentionCode)) {
      fields[`lines.${index}.retentionCode`] = message('recipes.unknownRetention')
    }
    if ((ingredientId ?? null) === null ? (subRecipeId ?? null) === null : (subRecipeId ?? null) !== null) {
      fields[`lines.${index}.ingredientId`] = message('recipes.ingredientOrRecipe')
    } else if (typeof ingredientId === 'number' && !ingredients.has(ingredientId)) {
      fields[`lines.${index}.ingredientId`] = message('recipes.unknownIngredient')
    } else if (typeof subRecipeId === 'number' && !recipes.has(subRecipeId)) {
      fields[`lines.${index}.subRecipeId`] = message('recipes.unknownRecipe')
    } else {
      const known = typeof ingredientId === 'number' ? (measures.get(ingredientId) ?? noMeasures) : null
      checkAmount(fields, `lines.${index}`, line, known)
      if (line.plus) checkAmount(fields, `lines.${index}.plus`, line.plus, known)
    }
  }
  await refuseTwoElections(tx, input, fields)
  if (edited) await refuseCycles(tx, edited, input, fields)
  if (Object.keys(fields).length > 0) throw rejected(fields)
}

const noMeasures: ReadonlySet<string> = new Set()

/** Checks the unit and measure of an amount; `measures` are those of the line's food, null for a sub-recipe. */
function checkAmount(
  fields: FieldMessages,
  path: string,
  { unit, measure: named }: Pick<RecipeInput['lines'][number], 'unit' | 'measure'>,
  measures: ReadonlySet<string> | null,
): void {
  const measure = named?.trim() || null
  if (measures && (unit === 'portion' || unit === 'batch')) {
    fields[`${path}.unit`] = message('recipes.recipeUnit', { unit })
  } else if ((unit === 'measure') !== (measure !== null)) {
    fields[`${path}.measure`] = message('recipes.measureUnit')
  } else if (measure !== null && !measures?.has(measure.toLowerCase())) {
    fields[`${path}.measure`] = message('recipes.unknownMeasure', { measure })
  }
}

/** The measure names, in lower case, of the foods that lines measure by name. */
async function measuresOf(tx: Tx, { lines }: RecipeInput): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const ids = lines.flatMap(({ unit, plus, ingredientId }) =>
    unit === 'measure' || plus?.unit === 'measure' ? (ingredientId ?? []) : [],
  )
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ ingredientId: ingredientMeasure.ingredientId, measure: ingredientMeasure.measure })
    .from(ingredientMeasure)
    .where(inArray(ingredientMeasure.ingredientId, [...new Set(ids)]))
  const ofIngredient = Map.groupBy(rows, ({ ingredientId }) => ingredientId)
  return new Map(
    [...ofIngredient].map(([id, own]) => [id, new Set(own.map(({ measure }) => measure.trim().toLowerCase()))]),
  )
}

/** One dish cannot credit the same beans as vegetable and as meat alternate (7 CFR 210.10(c)(2)(iii)). */
async function refuseTwoElections(tx: Tx, { lines }: RecipeInput, fields: FieldMessages): Promise<void> {
  const firstOf = (id: number) => lines.find(({ ingredientId }) => ingredientId === id)
  const differing = [...lines.entries()].flatMap(([index, { ingredientId, creditAs }]) => {
    if (typeof ingredientId !== 'number') return []
    const elected = firstOf(ingredientId)?.creditAs ?? 'VEGETABLE'
    return (creditAs ?? 'VEGETABLE') === elected ? [] : [{ index, ingredientId }]
  })
  const foods = new Map(
    (await findIngredients(tx, [...new Set(differing.map(({ ingredientId }) => ingredientId))])).map((food) => [
      food.id,
      food,
    ]),
  )
  for (const { index, ingredientId } of differing) {
    const food = foods.get(ingredientId)
    if (food && isBean(food.crediting))
      fields[`lines.${index}.creditAs`] = message('recipes.creditsBothWays', { name: food.name })
  }
}

/**
 * Follows the lines through the versions that are in force with this one: those of its first day, and of every later day on
 * which a recipe changes.
 */
async function refuseCycles(
  tx: Tx,
  { id, validFrom }: { id: number; validFrom: string | null },
  input: RecipeInput,
  fields: FieldMessages,
): Promise<void> {
  const subRecipeIds = input.lines.flatMap(({ subRecipeId }) => subRecipeId ?? [])
  const pantry = await loadPantry(tx, { recipeIds: subRecipeIds })
  const edited: RecipeSource = { id, name: input.name, portions: input.portions, lines: input.lines }
  const changes = versionDays(pantry.pastVersions).filter((day) => validFrom === null || day > validFrom)
  const periods = [validFrom ?? beginning, ...changes].map((day, index) => ({
    recipe: pantry.on(day).recipe,
    until: changes[index] ?? null,
  }))

  // One line at a time, to report the one that closes the cycle. Cycles of today and later are reported first.
  for (const [index, line] of input.lines.entries()) {
    if (typeof line.subRecipeId !== 'number') continue
    const withLine = { ...edited, lines: [line] }
    for (const { recipe: recipeOn, until } of periods.toReversed()) {
      const chain = findCycle(id, { recipe: (recipeId) => (recipeId === id ? withLine : recipeOn(recipeId)) })
      if (!chain) continue
      fields[`lines.${index}.subRecipeId`] =
        until === null
          ? message('recipes.containsItself', { chain: chain.join(' > ') })
          : message('recipes.containsItselfBefore', {
              chain: chain.join(' > '),
              date: Temporal.PlainDate.from(until),
            })
      break
    }
  }
}

/** Before the first day on which any recipe changed. */
const beginning = '0001-01-01'

/** The ids of the caterer's records that are not archived. */
export async function existing(
  tx: Tx,
  table: typeof ingredient | typeof recipe | typeof menuPlaceholder,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, [...new Set(ids)]), isNull(table.archivedAt)))
  return new Set(rows.map(({ id }) => id))
}

/** Whether a recipe is archived but still used somewhere, where it must be found and replaced. */
export async function isArchivedInUse(tx: Tx, id: number): Promise<boolean> {
  const inTable = (table: string) =>
    sql`exists (select from ${sql.identifier(table)} line where line.recipe_id = ${recipe.id})`
  const rows = await tx
    .select({ id: recipe.id })
    .from(recipe)
    .where(
      and(
        eq(recipe.id, id),
        isNotNull(recipe.archivedAt),
        or(
          sql`exists (select from recipe_line line where line.sub_recipe_id = ${recipe.id})`,
          ...['menu_item', 'master_line', 'cycle_line', 'published_line', 'school_line_change'].map(inTable),
        ),
      ),
    )
  return rows.length > 0
}
