import { mealCategoryCode, mealCategoryOf, type MealCategory, type MealCategoryCode } from '@commissary/domain/menu'
import { and, count, eq, ne, sql, type SQL } from 'drizzle-orm'

import { conflict, rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { itemSubCategory, menuItem } from '../../db/schema/menu-item.ts'
import type { Tx } from '../../db/work.ts'
import { column, columns, defineRecord, type FieldsOf } from '../../records/record.ts'
import {
  deleteRecord,
  insertRecord,
  lockColumn,
  saveRecord,
  type Saved,
  type Target,
} from '../../records/save-record.ts'
import { textOrder } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { trimmed } from '../../shared/texts.ts'

type ItemSubCategory = Schemas['ItemSubCategory']
type Input = Pick<Schemas['ItemSubCategoryInput'], 'category' | 'name'>

const subCategoryRecord = defineRecord({
  type: null,
  table: itemSubCategory,
  texts: 'itemSubCategories',
  read: readSubCategory,
  fields: {
    category: columns((category: Input['category']) => ({ category: mealCategoryOf(category) })),
    name: column('name', trimmed),
  } satisfies FieldsOf<Input, typeof itemSubCategory>,
})

/** The sub-categories of a category, or of all, by name. */
export function listSubCategories(
  tx: Tx,
  category: MealCategoryCode | 'MAINCOURSE' | undefined,
): Promise<ItemSubCategory[]> {
  return select(tx, category && eq(itemSubCategory.category, mealCategoryOf(category)))
}

async function readSubCategory(tx: Tx, id: number): Promise<ItemSubCategory | null> {
  return (await select(tx, eq(itemSubCategory.id, id)))[0] ?? null
}

async function select(tx: Tx, where: SQL | undefined): Promise<ItemSubCategory[]> {
  const rows = await tx
    .select()
    .from(itemSubCategory)
    .where(where)
    .orderBy(textOrder(itemSubCategory.name), itemSubCategory.id)
  return rows.map(({ id, catererId, category, name, version }) => ({
    id,
    catererId,
    category: mealCategoryCode(category),
    name,
    version,
  }))
}

/** Adds a sub-category. Throws a 422 for a blank name, or one that the category already has, ignoring case. */
export async function insertSubCategory(tx: Tx, input: Schemas['ItemSubCategoryInput']): Promise<Saved> {
  const values = subCategoryRecord.toColumns(input)
  await checkName(tx, values, null)
  return insertRecord(tx, subCategoryRecord, values)
}

/** Renames a sub-category. Throws what `saveRecord` and `insertSubCategory` throw. */
export function renameSubCategory(tx: Tx, target: Target, newName: string): Promise<Saved> {
  return saveRecord(tx, subCategoryRecord, target, async ({ id, category }) => {
    const values = { category, name: newName.trim() }
    await checkName(tx, values, id)
    return { columns: values }
  })
}

async function checkName(
  tx: Tx,
  { category, name }: { category: MealCategory; name: string },
  exceptId: number | null,
): Promise<void> {
  if (name === '') throw rejected({ name: message('itemSubCategories.nameRequired') })
  await lockColumn(tx, itemSubCategory.name)
  const taken = await tx
    .select({ id: itemSubCategory.id })
    .from(itemSubCategory)
    .where(
      and(
        eq(itemSubCategory.category, category),
        sql`lower(${itemSubCategory.name}) = lower(${name})`,
        exceptId === null ? undefined : ne(itemSubCategory.id, exceptId),
      ),
    )
  if (taken.length > 0) throw rejected({ name: message('itemSubCategories.nameTaken') })
}

/** How many items a refusal names. */
const named = 5

/** Deletes a sub-category. Throws a 409 with the names of the items that have it, and what `deleteRecord` throws. */
export function deleteSubCategory(tx: Tx, target: Target): Promise<Saved> {
  return deleteRecord(tx, subCategoryRecord, target, async ({ id, name }) => {
    const users = eq(menuItem.subCategoryId, id)
    const [total] = await tx.select({ rows: count() }).from(menuItem).where(users)
    if (!total?.rows) return undefined
    const items = await tx
      .select({ name: menuItem.name })
      .from(menuItem)
      .where(users)
      .orderBy(textOrder(menuItem.name), menuItem.id)
      .limit(named)
    const names = items.map((item) => item.name).join(', ') + (total.rows > named ? ', …' : '')
    const text = message('itemSubCategories.inUse', { name, count: total.rows, items: names })
    throw conflict(text, (await readSubCategory(tx, id)) ?? {})
  })
}
