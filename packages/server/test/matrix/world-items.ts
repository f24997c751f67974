import { itemSubCategory } from '../../src/db/schema/menu-item.ts'
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
