import { lastLinkFrom, mealCategoryOf } from '@commissary/domain/menu'
import { canServe } from '@commissary/domain/recipe'
import { gradeGroups } from '@commissary/domain/rules'
import { and, eq } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { itemSubCategory, type menuItem } from '../../db/schema/menu-item.ts'
import { recipe } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import { insertRecord, saveRecord, type Saved, type Target } from '../../records/save-record.ts'
import { message, type FieldMessages } from '../../shared/messages.ts'
import { findIngredients } from '../ingredients/store.ts'
import { existing } from '../recipes/lines.ts'
import { loadPantry } from '../recipes/pantry.ts'
import { menuItemRecord, toInput, type MenuItemInput } from './menu-item-record.ts'
import { type LinkChange, relink } from './relink.ts'

export type MenuItemPatch = Schemas['MenuItemPatch']
type Row = typeof menuItem.$inferSelect
type Columns = ReturnType<typeof menuItemRecord.toColumns>

/** Adds a master item and how the caterer offers it. Throws a 422 for what is missing or does not exist. */
export async function insertMenuItem(tx: Tx, input: MenuItemInput): Promise<Saved> {
  const columns = menuItemRecord.toColumns(input)
  await checkItem(tx, columns, null)
  return insertRecord(tx, menuItemRecord, columns, await links(tx, columns))
}

/**
 * Changes the fields that the patch has. Another food replaces the one that the item has, from a day on, and another category
 * clears the sub-category, unless the patch has them too. Throws what `saveRecord`, `insertMenuItem` and `relink` throw.
 */
export function updateMenuItem(
  tx: Tx,
  target: Target,
  { linkFrom, isCorrection, ...patch }: MenuItemPatch,
): Promise<Saved> {
  return saveRecord(tx, menuItemRecord, target, async (stored) => {
    const columns = menuItemRecord.toColumns(patched(stored, patch))
    await checkItem(tx, columns, stored)
    const [before, after] = [await links(tx, stored), await links(tx, columns)]
    if (columns.recipeId === stored.recipeId && columns.ingredientId === stored.ingredientId) {
      return { columns, before, after }
    }
    const dated = await relink(tx, stored, columns, {
      ...(linkFrom !== undefined && { linkFrom }),
      ...(isCorrection && { isCorrection }),
    })
    return {
      columns: { ...columns, pastLinks: dated.pastLinks },
      before: { ...before, linkFrom: lastLinkFrom(stored) },
      after: { ...after, linkFrom: dated.linkFrom },
    }
  })
}

function patched(stored: Row, patch: Omit<MenuItemPatch, keyof LinkChange>): MenuItemInput {
  const merged = { ...toInput(stored), ...patch }
  if (typeof patch.recipeId === 'number' && patch.ingredientId === undefined) merged.ingredientId = null
  if (typeof patch.ingredientId === 'number' && patch.recipeId === undefined) merged.recipeId = null
  const isOtherCategory = mealCategoryOf(merged.mealCategory) !== stored.mealCategory
  return isOtherCategory && patch.subCategoryId === undefined ? { ...merged, subCategoryId: null } : merged
}

/** Throws a 422 for what is missing or does not exist. What an item already has may have been archived since. */
async function checkItem(tx: Tx, columns: Columns, stored: Row | null): Promise<void> {
  const fields: FieldMessages = {
    ...(columns.name === '' && { name: message('menuItems.nameRequired') }),
    ...(await foodProblems(tx, columns, stored)),
    ...(await subCategoryProblems(tx, columns)),
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
}

async function foodProblems(tx: Tx, { recipeId, ingredientId, portions }: Columns, stored: Row | null) {
  if ((recipeId === null) === (ingredientId === null)) return { recipeId: message('menuItems.recipeOrIngredient') }
  if (recipeId === null) {
    const isKnown =
      ingredientId === stored?.ingredientId || (await existing(tx, ingredient, [ingredientId ?? 0])).size > 0
    return isKnown ? {} : { ingredientId: message('calendars.unknownIngredient') }
  }
  if (recipeId !== stored?.recipeId && (await existing(tx, recipe, [recipeId])).size === 0) {
    return { recipeId: message('calendars.unknownRecipe') }
  }
  return portionProblems(tx, recipeId, portions)
}

async function portionProblems(tx: Tx, recipeId: number, portions: Columns['portions']): Promise<FieldMessages> {
  if (Object.keys(portions).length === 0) return {}
  const source = (await loadPantry(tx, { recipeIds: [recipeId] })).recipe(recipeId)
  if (!source) return {}
  const problem = message('calendars.unservablePortion', { name: source.name })
  return Object.fromEntries(
    gradeGroups.flatMap((group) => {
      const portion = portions[group]
      return portion && !canServe(source, portion) ? [[`portions.${group}`, problem]] : []
    }),
  )
}

async function subCategoryProblems(tx: Tx, { subCategoryId, mealCategory }: Columns): Promise<FieldMessages> {
  if (subCategoryId === null) return {}
  const rows = await tx
    .select({ id: itemSubCategory.id })
    .from(itemSubCategory)
    .where(and(eq(itemSubCategory.id, subCategoryId), eq(itemSubCategory.category, mealCategory)))
    // Locked so that it cannot be deleted before the item has it.
    .for('share')
  return rows.length > 0 ? {} : { subCategoryId: message('menuItems.unknownSubCategory') }
}

/** What the item refers to, by name, for the history. */
async function links(tx: Tx, row: Pick<Row, 'recipeId' | 'ingredientId' | 'subCategoryId'>) {
  const { recipeId, ingredientId, subCategoryId } = row
  const recipes = recipeId === null ? [] : await tx.select().from(recipe).where(eq(recipe.id, recipeId))
  const foods = ingredientId === null ? [] : await findIngredients(tx, [ingredientId])
  const subCategories =
    subCategoryId === null ? [] : await tx.select().from(itemSubCategory).where(eq(itemSubCategory.id, subCategoryId))
  return { linked: recipes[0]?.name ?? foods[0]?.name ?? null, subCategory: subCategories[0]?.name ?? null }
}
