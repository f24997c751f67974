import { itemSubCategory } from '../../src/db/schema/menu-item.ts'
import { replacement } from '../../src/db/schema/replacement.ts'
import type { Tx } from '../../src/db/work.ts'
import { insertMenuItem } from '../../src/modules/menu-items/store.ts'
import { menuItemInput } from './inputs.ts'

/** A master item with its sub-category. */
export async function addItems(tx: Tx, mark: string, { recipe }: { recipe: number }) {
  const [row] = await tx
    .insert(itemSubCategory)
    .values({ category: 'Entree', name: `${mark} hot` })
    .returning({ id: itemSubCategory.id })
  const subCategory = row?.id ?? 0
  const { id: menuItem } = await insertMenuItem(tx, menuItemInput(mark, { recipe, subCategory }))
  return { menuItem, subCategory }
}

/** A replacement of a recipe that was used nowhere. */
export async function insertReplacement(tx: Tx, { recipe, subRecipe }: { recipe: number; subRecipe: number }) {
  const [row] = await tx
    .insert(replacement)
    .values({ recipeId: recipe, byRecipeId: subRecipe, startsOn: '2099-01-01', changes: [] })
    .returning({ id: replacement.id })
  return row?.id ?? 0
}
