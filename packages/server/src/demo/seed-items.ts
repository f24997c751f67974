import { itemSubCategory } from '../db/schema/menu-item.ts'
import { mealCategoryOf } from '@commissary/domain/menu'
import type { Tx } from '../db/work.ts'
import { insertMenuItem } from '../modules/menu-items/store.ts'
import type { ItemId } from './demo-days.ts'
import { demoItems, type DemoItem } from './demo-items.ts'
import { isRecipe } from './menus/demo-calendar.ts'
import { idOf } from './seed-pantry.ts'

/** Inserts the master items with their sub-categories. */
export async function seedItems(tx: Tx, itemId: ItemId): Promise<void> {
  const subCategories = await seedSubCategories(tx)
  for (const { offers, subCategory, ...item } of demoItems) {
    const link = isRecipe(offers) ? { recipeId: itemId(offers) } : { ingredientId: itemId(offers) }
    const subCategoryId = subCategory === undefined ? null : idOf(subCategories, keyOf(item.mealCategory, subCategory))
    await insertMenuItem(tx, { ...item, ...link, subCategoryId })
  }
}

const keyOf = (category: DemoItem['mealCategory'], name: string) => `${mealCategoryOf(category)} ${name}`

/** Returns their ids by category and name. */
async function seedSubCategories(tx: Tx): Promise<Map<string, number>> {
  const wanted = new Map(
    demoItems.flatMap(({ mealCategory, subCategory: name }) =>
      name === undefined ? [] : [[keyOf(mealCategory, name), { category: mealCategoryOf(mealCategory), name }]],
    ),
  )
  const rows = await tx
    .insert(itemSubCategory)
    .values([...wanted.values()])
    .returning()
  return new Map(rows.map(({ id, category, name }) => [`${category} ${name}`, id]))
}
