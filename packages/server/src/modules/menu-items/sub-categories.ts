import { mealCategoryCode, mealCategoryOf, type MealCategoryCode } from '@commissary/domain/menu'
import { and, eq, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { itemSubCategory } from '../../db/schema/menu-item.ts'
import type { Tx } from '../../db/work.ts'
import { lockColumn, type Saved } from '../../records/save-record.ts'
import { textOrder } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'

type ItemSubCategory = Schemas['ItemSubCategory']

/** The sub-categories of a category, or of all, by name. */
export async function listSubCategories(
  tx: Tx,
  category: MealCategoryCode | 'MAINCOURSE' | undefined,
): Promise<ItemSubCategory[]> {
  const rows = await tx
    .select()
    .from(itemSubCategory)
    .where(category && eq(itemSubCategory.category, mealCategoryOf(category)))
    .orderBy(textOrder(itemSubCategory.name), itemSubCategory.id)
  return rows.map((row) => ({
    id: row.id,
    catererId: row.catererId,
    category: mealCategoryCode(row.category),
    name: row.name,
    version: row.version,
  }))
}

/** Adds a sub-category. Throws a 422 for a blank name, or one that the category has, ignoring case. */
export async function insertSubCategory(tx: Tx, input: Schemas['ItemSubCategoryInput']): Promise<Saved> {
  const name = input.name.trim()
  if (name === '') throw rejected({ name: message('itemSubCategories.nameRequired') })
  const category = mealCategoryOf(input.category)
  await lockColumn(tx, itemSubCategory.name)
  const taken = await tx
    .select({ id: itemSubCategory.id })
    .from(itemSubCategory)
    .where(and(eq(itemSubCategory.category, category), sql`lower(${itemSubCategory.name}) = lower(${name})`))
  if (taken.length > 0) throw rejected({ name: message('itemSubCategories.nameTaken') })
  const [added] = await tx
    .insert(itemSubCategory)
    .values({ category, name })
    .returning({ id: itemSubCategory.id, version: itemSubCategory.version })
  if (!added) throw new Error('The sub-category was not inserted')
  return added
}
