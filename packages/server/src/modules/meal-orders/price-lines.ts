import { fromMinor, lineAmounts, toMinor } from '@commissary/domain/orders'
import { and, eq, inArray, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { menuItem } from '../../db/schema/menu-item.ts'
import type { Tx } from '../../db/work.ts'
import { type FieldMessages, message } from '../../shared/messages.ts'
import type { Student } from '../families/read-students.ts'
import type { NewLine } from './insert-orders.ts'
import { findPrice } from './meal-prices.ts'

type LinesInput = Pick<Schemas['OrderInput'], 'menuType' | 'kind' | 'lines' | 'discountPct'>

/**
 * The lines of an order at today's prices. Throws a 422 for an item that is not offered for the menu type or has no price, for
 * several lines of regular meals, and where the price list has no price for the student.
 */
export async function priceLines(
  tx: Tx,
  student: Pick<Student, 'priceType'>,
  { menuType, kind, lines, discountPct = null }: LinesInput,
  taxPct: string,
): Promise<NewLine[]> {
  if (kind === 'Regular' && lines.length > 1) throw rejected({ lines: message('orders.oneRegularMeal') })
  const regular = kind === 'Regular' ? await findPrice(tx, menuType, student.priceType) : null
  if (kind === 'Regular' && !regular) throw rejected({ menuType: message('orders.noMealPrice') })
  const items = await findItems(
    tx,
    menuType,
    lines.flatMap(({ itemId }) => itemId ?? []),
  )
  const fields: FieldMessages = {}
  const priced = lines.flatMap(({ itemId = null, quantity }, index): NewLine[] => {
    const field = `lines.${index}.itemId`
    const item = itemId === null ? null : items.get(itemId)
    if (itemId === null && kind === 'Itemized') fields[field] = message('orders.itemRequired')
    else if (item === undefined) fields[field] = message('orders.unknownItem')
    const unitPrice = regular ? regular.price : (item?.price ?? null)
    if (item && unitPrice === null) fields[field] = message('orders.noItemPrice', { name: item.name })
    if (fields[field] !== undefined || unitPrice === null) return []
    const amounts = lineAmounts({ quantity, unitPrice, discountPct, taxPct })
    return [
      { itemId, name: item?.name ?? null, mealCategory: item?.mealCategory ?? null, quantity, unitPrice, ...amounts },
    ]
  })
  if (Object.keys(fields).length > 0) throw rejected(fields)
  return priced
}

/** The active items of a menu type by id, with their prices to the minor unit. */
async function findItems(tx: Tx, menuType: string, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const rows = await tx
    .select({ id: menuItem.id, name: menuItem.name, mealCategory: menuItem.mealCategory, price: menuItem.price })
    .from(menuItem)
    .where(
      and(inArray(menuItem.id, [...new Set(ids)]), eq(menuItem.isActive, true), sql`${menuItem.types} ? ${menuType}`),
    )
  return new Map(rows.map((row) => [row.id, { ...row, price: row.price && fromMinor(toMinor(row.price)) }]))
}
