import { findCycle, type FoodSwap, swapInPantry, swapLine } from '@commissary/domain/recipe'
import { eq, sql } from 'drizzle-orm'

import { conflict, notFound, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { recipe } from '../../db/schema/recipe.ts'
import { replacement } from '../../db/schema/replacement.ts'
import type { Tx } from '../../db/work.ts'
import type { Saved } from '../../records/save-record.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { message, type FieldMessages } from '../../shared/messages.ts'
import { existing, isArchivedInUse } from '../recipes/lines.ts'
import { loadPantry } from '../recipes/pantry.ts'
import { recurringLines } from '../months/recurring-lines.ts'
import type { DatedSwap } from '../recipes/dated-swap.ts'
import { menuItemEffects, recipeEffects } from '../where-used/food-effects.ts'
import { hasRecord, usingMenuItems } from '../where-used/store.ts'
import { usingRecipes } from '../where-used/using-recipes.ts'
import { asStored, weekEffects, type MenuView } from '../where-used/week-effects.ts'
import { changedSince, replaceEverywhere, restoreEverywhere } from './holders.ts'
import { recordSwap } from './record-swap.ts'
import { replacementProblems } from './problems.ts'

type Preview = Schemas['ReplacementPreview']

/** The view of menus after a replacement. */
const swapped = (swap: FoodSwap): MenuView => ({
  pantry: (pantry) => swapInPantry(pantry, swap),
  line: (line) => swapLine(line, swap),
})

const byFood = ({ kind, byId }: FoodSwap) => (kind === 'ingredient' ? { ingredientId: byId } : { recipeId: byId })
const byFoods = ({ kind, byId }: FoodSwap) =>
  kind === 'ingredient' ? { ingredientIds: [byId] } : { recipeIds: [byId] }

/** What a replacement would change. Throws what `createReplacement` throws. */
export async function previewReplacement(tx: Tx, caller: Pick<Caller, 'userId'>, swap: DatedSwap): Promise<Preview> {
  await refuseImpossible(tx, swap)
  const recipes = (await usingRecipes(tx, swap)).filter(({ isArchived }) => !isArchived)
  const recipeIds = recipes.map(({ id }) => id)
  const inRecipes = [...(swap.kind === 'recipe' ? [swap.id] : []), ...recipeIds]
  const menuItems = await usingMenuItems(tx, swap, inRecipes, swap.from)
  const today = await readCatererToday(tx)
  const views = { before: asStored, after: swapped(swap), foods: byFoods(swap), offeredOn: swap.from }
  const direct = {
    recipeIds: recipes.filter(({ chain }) => chain.length === 0).map(({ id }) => id),
    menuItemIds: menuItems.filter(({ recipeName }) => recipeName === null).map(({ id }) => id),
  }
  const pantry = await loadPantry(tx, {
    recipeIds: [...direct.recipeIds, ...(swap.kind === 'recipe' ? [swap.id, swap.byId] : [])],
    ingredientIds: swap.kind === 'ingredient' ? [swap.id, swap.byId] : [],
  })
  return {
    recipes: await recipeEffects(
      tx,
      today,
      recipes.map(({ id, name, chain }) => ({ id, name, isDirect: chain.length === 0 })),
      views,
    ),
    menuItems: await menuItemEffects(
      tx,
      today,
      menuItems.map(({ id, name, recipeName }) => ({ id, name, isDirect: recipeName === null })),
      views,
    ),
    menuDays: await countMenuDays(tx, swap),
    weeks: await weekEffects(tx, caller, {
      from: swap.from,
      concerns: hasRecord(swap, inRecipes),
      foods: byFood(swap),
      before: asStored,
      after: swapped(swap),
    }),
    problems: await replacementProblems(tx, swap, pantry, direct),
  }
}

async function countMenuDays(tx: Tx, swap: DatedSwap): Promise<number> {
  const has = sql`line.${sql.identifier(swap.kind === 'ingredient' ? 'ingredient_id' : 'recipe_id')} = ${swap.id}`
  const [found] = await tx.execute<{ days: number }>(sql`
    select ((select count(*) from (
        select day.master_calendar_id, day.date from master_day day
        join master_line line on line.master_day_id = day.id where day.date >= ${swap.from} and ${has}
        union
        select line.master_calendar_id, line.date from (${recurringLines}) line where line.date >= ${swap.from} and ${has}
        union
        select month.master_calendar_id, base.date from school_base_day base
        join published_line line on line.published_day_id = base.published_day_id
        join published_day day on day.id = base.published_day_id
        join publication on publication.id = day.publication_id
        join master_month month on month.id = publication.master_month_id where base.date >= ${swap.from} and ${has}) masters)
      + (select count(*) from school_day day where day.date >= ${swap.from} and exists (
        select from school_line_change line where line.school_day_id = day.id and ${has}))
      + (select count(distinct line.cycle_day_id) from cycle_line line where ${has}))::int as days`)
  return found?.days ?? 0
}

/** Replaces a food everywhere. Throws a 422 for an unknown one, for the same one, and for a recipe that would contain itself. */
export async function createReplacement(tx: Tx, swap: DatedSwap): Promise<Saved> {
  await refuseImpossible(tx, swap)
  const changes = await replaceEverywhere(tx, swap)
  await recordSwap(tx, swap, changes, 'apply')
  const foods =
    swap.kind === 'ingredient'
      ? { ingredientId: swap.id, byIngredientId: swap.byId }
      : { recipeId: swap.id, byRecipeId: swap.byId }
  const [saved] = await tx
    .insert(replacement)
    .values({ ...foods, startsOn: swap.from, changes })
    .returning({ id: replacement.id, version: replacement.version })
  if (!saved) throw new Error('The replacement was not inserted')
  return saved
}

async function refuseImpossible(tx: Tx, swap: FoodSwap): Promise<void> {
  const { kind, id, byId } = swap
  const known = await existing(tx, kind === 'ingredient' ? ingredient : recipe, [id, byId])
  if (kind === 'recipe' && (await isArchivedInUse(tx, id))) known.add(id)
  const unknown = message(kind === 'ingredient' ? 'recipes.unknownIngredient' : 'recipes.unknownRecipe')
  const fields: FieldMessages = {
    ...(!known.has(id) && { id: unknown }),
    ...(!known.has(byId) && { byId: unknown }),
    ...(id === byId && { byId: message('replacements.same') }),
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
  if (kind === 'ingredient') return
  const pantry = await loadPantry(tx, { recipeIds: [byId] })
  const chain = findCycle(byId, swapInPantry(pantry, swap))
  if (chain) throw rejected({ byId: message('recipes.containsItself', { chain: chain.join(' > ') }) })
}

/** Takes a replacement back. Throws a 404 for an unknown one, and a 409 that names what was changed since. */
export async function undoReplacement(tx: Tx, id: number): Promise<Saved> {
  const [row] = await tx.select().from(replacement).where(eq(replacement.id, id)).for('update')
  if (!row || row.planned !== null) throw notFound(message('replacements.notFound'))
  if (row.undoneAt !== null) throw conflict(message('replacements.alreadyUndone'), { id })
  const names = await changedSince(tx, swapOf(row), row.changes)
  if (names.length > 0) {
    const [first = '', ...others] = names
    throw conflict(message('replacements.changedSince', { name: first, count: others.length }), { id })
  }
  await restoreEverywhere(tx, swapOf(row), { changes: row.changes, since: row.createdAt })
  await recordSwap(tx, swapOf(row), row.changes, 'undo')
  const [saved] = await tx
    .update(replacement)
    .set({ undoneAt: sql`now()` })
    .where(eq(replacement.id, id))
    .returning({ id: replacement.id, version: replacement.version })
  if (!saved) throw new Error(`The replacement ${id} was not updated`)
  return saved
}

function swapOf({ ingredientId, byIngredientId, recipeId, byRecipeId }: typeof replacement.$inferSelect): FoodSwap {
  return ingredientId !== null
    ? { kind: 'ingredient', id: ingredientId, byId: byIngredientId ?? 0 }
    : { kind: 'recipe', id: recipeId ?? 0, byId: byRecipeId ?? 0 }
}
