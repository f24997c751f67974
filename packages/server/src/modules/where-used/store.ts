import { eq, inArray, sql, type SQL } from 'drizzle-orm'

import { notFound } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { menuItem } from '../../db/schema/menu-item.ts'
import { recipe } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { textOrder } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { servedOf } from '../food-reports/served.ts'
import { offersFrom } from '../menu-items/offers-from.ts'
import { existing, isArchivedInUse } from '../recipes/lines.ts'
import { replacementsOf } from './replacements.ts'
import { usingCycleMenus } from './using-cycle-menus.ts'
import { usingMenus } from './using-menus.ts'
import { usingRecipes, type UsedRecord } from './using-recipes.ts'

type Uses = Schemas['Uses']

const shown = 100

/**
 * Where a record is used: recipes at any depth, master items, and menus with dates, all or the requested ones. Throws a 404 for an
 * unknown one.
 */
export async function readUses(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  record: UsedRecord,
  asked: Parameters<typeof servedOf>[0] = {},
): Promise<Uses> {
  // A report about discontinued items links here.
  const isArchived = record.kind === 'recipe' && (await isArchivedInUse(tx, record.id))
  if (!isArchived) await refuseUnknown(tx, record)
  const recipes = await usingRecipes(tx, record)
  const recipeIds = [...(record.kind === 'recipe' ? [record.id] : []), ...recipes.map(({ id }) => id)]
  const inUse = recipes.filter(({ isArchived }) => !isArchived)
  const today = await readCatererToday(tx)
  const menuItems = await usingMenuItems(tx, record, recipeIds, today)
  return {
    recipes: { total: inUse.length, rows: inUse.slice(0, shown).map(({ id, name, chain }) => ({ id, name, chain })) },
    menuItems: { total: menuItems.length, rows: menuItems.slice(0, shown) },
    menus: await usingMenus(tx, { userId, today, served: servedOf(asked, today) }, hasRecord(record, recipeIds)),
    cycleMenus: await usingCycleMenus(tx, hasRecord(record, recipeIds)),
    replacements: await replacementsOf(tx, record),
  }
}

const refusals = {
  ingredient: 'ingredients.notFound',
  recipe: 'recipes.notFound',
  menuItem: 'menuItems.notFound',
} as const

/** Throws a 404 for a record that does not exist or is archived. */
export async function refuseUnknown(tx: Tx, { kind, id }: UsedRecord): Promise<void> {
  const isKnown =
    kind === 'menuItem'
      ? (await tx.select({ id: menuItem.id }).from(menuItem).where(eq(menuItem.id, id))).length > 0
      : (await existing(tx, kind === 'recipe' ? recipe : ingredient, [id])).size > 0
  if (!isKnown) throw notFound(message(refusals[kind]))
}

/** The master items that offer the ingredient or one of the recipes on some day from `day` on, by name. */
export async function usingMenuItems(tx: Tx, { kind, id }: UsedRecord, recipeIds: readonly number[], day: string) {
  if (kind === 'menuItem') return []
  const foods = { recipeIds, ingredientIds: kind === 'ingredient' ? [id] : [] }
  const rows = await tx
    .select()
    .from(menuItem)
    .where(offersFrom(foods, day))
    .orderBy(textOrder(menuItem.name), menuItem.id)
  const names = await recipeNames(tx, recipeIds)
  return rows.map((row) => {
    const links = [...row.pastLinks.filter(({ until }) => until > day), row]
    const isDirect = links.some((link) => link[kind === 'ingredient' ? 'ingredientId' : 'recipeId'] === id)
    const through = links.find(({ recipeId }) => recipeId !== null && names.has(recipeId))
    return { id: row.id, name: row.name, recipeName: isDirect ? null : (names.get(through?.recipeId ?? 0) ?? null) }
  })
}

async function recipeNames(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: recipe.id, name: recipe.name })
    .from(recipe)
    .where(inArray(recipe.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The condition that a menu's `line` has the record, directly or in one of the recipes. */
export function hasRecord({ kind, id }: UsedRecord, recipeIds: readonly number[]): SQL {
  if (kind === 'menuItem') return sql`line.menu_item_id = ${id}`
  const ids = sql.join(
    recipeIds.map((recipeId) => sql`${recipeId}`),
    sql`, `,
  )
  const inRecipe = recipeIds.length === 0 ? sql`false` : sql`line.recipe_id in (${ids})`
  return kind === 'ingredient' ? sql`(line.ingredient_id = ${id} or ${inRecipe})` : inRecipe
}
