import { sumOfMoney } from '@commissary/domain/orders'

import { mealOrder, mealOrderLine } from '../../db/schema/meal-order.ts'
import type { Tx } from '../../db/work.ts'
import { inBatches } from '../../shared/batches.ts'
import { addEntries, opposite } from '../ledger/ledger.ts'

type OrderColumns = Pick<
  typeof mealOrder.$inferInsert,
  | 'studentId'
  | 'householdId'
  | 'schoolId'
  | 'date'
  | 'menuType'
  | 'kind'
  | 'status'
  | 'payType'
  | 'planId'
  | 'importId'
  | 'note'
>

/** A line with its amounts. */
export type NewLine = Pick<
  typeof mealOrderLine.$inferInsert,
  'itemId' | 'name' | 'mealCategory' | 'quantity' | 'unitPrice' | 'gross' | 'discount' | 'tax' | 'served'
> & { total: string }

export interface NewOrder extends OrderColumns {
  lines: readonly NewLine[]
}

const totalOf = (lines: readonly NewLine[]) => sumOfMoney(lines.map(({ total }) => total))

const keyOf = ({ studentId, date, menuType, kind }: OrderColumns) => `${studentId} ${date} ${menuType} ${kind}`

/**
 * Writes orders with their lines and charges their households, which are locked. Each student has at most one order of a kind per
 * meal. Returns their ids and versions, in the same order.
 */
export async function insertOrders(tx: Tx, orders: readonly NewOrder[]): Promise<{ id: number; version: number }[]> {
  const saved = new Map<string, { id: number; version: number }>()
  for (const batch of inBatches(orders)) {
    const rows = await tx
      .insert(mealOrder)
      .values(batch.map(({ lines, ...columns }) => ({ ...columns, total: totalOf(lines) })))
      .returning()
    for (const { id, version, ...row } of rows) saved.set(keyOf(row), { id, version })
  }
  const savedOf = (order: NewOrder) => {
    const found = saved.get(keyOf(order))
    if (!found) throw new Error('An order was not written')
    return found
  }
  const lines = orders.flatMap((order) =>
    order.lines.map(({ total: _, ...line }, index) => ({ ...line, orderId: savedOf(order).id, seq: index + 1 })),
  )
  for (const batch of inBatches(lines)) await tx.insert(mealOrderLine).values(batch)
  const charges = orders.map((order) => ({
    householdId: order.householdId,
    kind: 'order' as const,
    amount: opposite(totalOf(order.lines)),
    causeId: savedOf(order).id,
  }))
  for (const batch of inBatches(charges)) await addEntries(tx, batch)
  return orders.map(savedOf)
}
