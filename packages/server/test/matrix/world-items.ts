import { itemSubCategory } from '../../src/db/schema/menu-item.ts'
import { replacement } from '../../src/db/schema/replacement.ts'
import type { Tx } from '../../src/db/work.ts'
import { insertMenuItem } from '../../src/modules/menu-items/store.ts'
import { menuItemInput } from './inputs.ts'

/** A master item with its sub-category. */
export async function addItems(tx: Tx, mark: string, { recipe }: { recipe: number }) {
  const subCategory = await addSubCategory(tx, `${mark} hot`)
  const { id: menuItem } = await insertMenuItem(tx, menuItemInput(mark, { recipe, subCategory }))
  return { menuItem, subCategory }
}

/** A sub-category that no item has. */
export async function addSubCategory(tx: Tx, name: string): Promise<number> {
  const [row] = await tx
    .insert(itemSubCategory)
    .values({ category: 'Entree', name })
    .returning({ id: itemSubCategory.id })
  return row?.id ?? 0
}

/** A replacement of a recipe that was used nowhere. */
export async function insertReplacement(tx: Tx, { recipe, subRecipe }: { recipe: number; subRecipe: number }) {
  const [row] = await tx
    .insert(replacement)
    .values({ recipeId: recipe, byRecipeId: subRecipe, startsOn: '2099-01-01', changes: [] })
    .returning({ id: replacement.id })
  return row?.id ?? 0
}

/** A replacement of a text on days of cycle menus that no longer exist. */
export async function insertPlannedReplacement(tx: Tx, mark: string) {
  const text = (words: string) => ({ kind: 'text' as const, id: null, text: `${mark} ${words}` })
  const planned = { menus: 'cycle' as const, find: text('before'), by: text('after'), days: [] }
  const [row] = await tx
    .insert(replacement)
    .values({ startsOn: '2099-01-01', changes: [], planned })
    .returning({ id: replacement.id })
  return row?.id ?? 0
}
