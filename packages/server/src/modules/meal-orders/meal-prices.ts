import { and, eq, ne, type SQL, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { student } from '../../db/schema/household.ts'
import { mealPrice } from '../../db/schema/meal-order.ts'
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
import { textOrder, toAmount } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { trimmed } from '../../shared/texts.ts'
import { nameOfUser } from '../history/record-event.ts'

type MealPrice = Schemas['MealPrice']
type MealPriceInput = Schemas['MealPriceInput']
type MenuType = MealPriceInput['menuType']

const record = defineRecord({
  type: null,
  table: mealPrice,
  texts: 'mealPrices',
  read: async (tx, id) => (await selectPrices(tx, eq(mealPrice.id, id)))[0] ?? null,
  fields: {
    menuType: columns((menuType: MenuType) => ({ menuType })),
    priceType: columns((name: string) => ({ name: trimmed(name) })),
    price: column('price', (price: string) => price),
    isDefault: column('isDefault', (isDefault: boolean | undefined) => isDefault ?? false),
  } satisfies FieldsOf<MealPriceInput, typeof mealPrice>,
})

/** The price list, by menu type and price type. */
export const listPrices = (tx: Tx): Promise<MealPrice[]> => selectPrices(tx, undefined)

/** Adds a price. Throws a 422 for a blank or taken price type. A new default replaces the previous one. */
export async function insertPrice(tx: Tx, input: MealPriceInput): Promise<Saved> {
  return insertRecord(tx, record, await checkedColumns(tx, input, null))
}

export function updatePrice(tx: Tx, target: Target, input: MealPriceInput): Promise<Saved> {
  return saveRecord(tx, record, target, async () => ({ columns: await checkedColumns(tx, input, target.id) }))
}

/** Deletes a price. Students with its price type need another one for this menu type. */
export const deletePrice = (tx: Tx, target: Target): Promise<Saved> => deleteRecord(tx, record, target)

/** A price of the list, as a student is charged by it. `name` is the price type. */
type ChargedPrice = Pick<typeof mealPrice.$inferSelect, 'menuType' | 'name' | 'price' | 'isDefault'>

/** All prices, for `priceIn`. */
export async function readPrices(tx: Tx): Promise<ChargedPrice[]> {
  const { menuType, name, price, isDefault } = mealPrice
  const rows = await tx.select({ menuType, name, price, isDefault }).from(mealPrice)
  return rows.map((row) => ({ ...row, price: toAmount(row.price) }))
}

/** What a student pays for a regular meal: by the price type, or the default one; null where the list has none. */
export function priceIn(
  prices: readonly ChargedPrice[],
  menuType: MenuType,
  priceType: string | null,
): ChargedPrice | null {
  const isOwn = ({ name, isDefault }: ChargedPrice) =>
    priceType === null ? isDefault : name.toLowerCase() === priceType.toLowerCase()
  return prices.find((one) => one.menuType === menuType && isOwn(one)) ?? null
}

/** `priceIn` for one meal of one student. */
export const findPrice = async (tx: Tx, menuType: MenuType, priceType: string | null): Promise<ChargedPrice | null> =>
  priceIn(await readPrices(tx), menuType, priceType)

async function checkedColumns(tx: Tx, input: MealPriceInput, exceptId: number | null) {
  const stored = record.toColumns(input)
  if (stored.name === '') throw rejected({ priceType: message('mealPrices.typeRequired') })
  await lockColumn(tx, mealPrice.name)
  const others = and(
    eq(mealPrice.menuType, stored.menuType),
    exceptId === null ? undefined : ne(mealPrice.id, exceptId),
  )
  const [taken] = await tx
    .select({ name: mealPrice.name })
    .from(mealPrice)
    .where(and(others, sql`lower(${mealPrice.name}) = lower(${stored.name})`))
  if (taken) throw rejected({ priceType: message('mealPrices.typeTaken', { name: taken.name }) })
  if (stored.isDefault) {
    await tx
      .update(mealPrice)
      .set({ isDefault: false })
      .where(and(others, eq(mealPrice.isDefault, true)))
  }
  return stored
}

async function selectPrices(tx: Tx, where: SQL | undefined): Promise<MealPrice[]> {
  const rows = await tx
    .select({
      id: mealPrice.id,
      menuType: mealPrice.menuType,
      priceType: mealPrice.name,
      price: mealPrice.price,
      isDefault: mealPrice.isDefault,
      students: sql<number>`(select count(*)::int from ${student} pupil where pupil.archived_at is null
        and (lower(pupil.price_type) = lower(meal_price.name) or (pupil.price_type is null and meal_price.is_default)))`,
      version: mealPrice.version,
      updatedAt: mealPrice.updatedAt,
      updatedBy: nameOfUser(mealPrice.updatedBy),
    })
    .from(mealPrice)
    .where(where)
    .orderBy(
      sql`array_position(array['BREAKFAST', 'MEAL', 'SNACK', 'DINNER', 'EXTRA', 'SIDE'], ${mealPrice.menuType})`,
      textOrder(mealPrice.name),
    )
  return rows.map((row) => ({ ...row, price: toAmount(row.price) }))
}
