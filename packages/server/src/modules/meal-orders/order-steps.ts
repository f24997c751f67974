import { nextSteps, orderStatus, sumOfMoney, type OrderStep } from '@commissary/domain/orders'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import { ApiError, notFound, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { mealOrder, mealOrderLine } from '../../db/schema/meal-order.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { addEntries, lockHouseholds } from '../ledger/ledger.ts'
import { findSchool } from '../schools/store.ts'
import { readTerms } from './order-settings.ts'
import { findOrder, type Order } from './read-orders.ts'

type User = Pick<Caller, 'userId'>
type Saved = { id: number; version: number }

/** An order of a school that the user has access to. Throws a 404 for any other. */
export async function readOwnOrder(tx: Tx, user: User, id: number): Promise<Order> {
  const found = await findOrder(tx, user, id)
  if (!found) throw notFound(message('orders.notFound'))
  return found
}

/** Cancels an order before its cutoff and gives the household its amount back. Throws a 422 after it. */
export const cancelOrder = (tx: Tx, user: User, id: number): Promise<Saved> => takeBack(tx, user, id, 'cancelled', null)

/** Refunds an order after its cutoff to the balance of the household. Throws a 422 before it, and without a reason. */
export function refundOrder(tx: Tx, user: User, id: number, { reason }: Schemas['RefundInput']): Promise<Saved> {
  const text = reason.trim()
  if (text === '') throw rejected({ reason: message('required.actionReason') })
  return takeBack(tx, user, id, 'refunded', text)
}

async function takeBack(
  tx: Tx,
  user: User,
  id: number,
  step: 'cancelled' | 'refunded',
  reason: string | null,
): Promise<Saved> {
  const { householdId } = await readOwnOrder(tx, user, id)
  await lockHouseholds(tx, [householdId])
  const [saved] = await takeBackOrders(tx, [id], step, reason)
  if (!saved) {
    const { status } = await readOwnOrder(tx, user, id)
    throw new ApiError(422, message(`orders.refused.${step}`, { status }))
  }
  return saved
}

/**
 * Cancels or refunds the orders whose status allows it, and returns their amounts to their households, which are locked.
 */
export async function takeBackOrders(
  tx: Tx,
  ids: readonly number[],
  step: 'cancelled' | 'refunded',
  reason: string | null,
  isAllowed: (status: Order['status']) => boolean = (status) => nextSteps(status).includes(step),
): Promise<Saved[]> {
  const { locked } = await readTerms(tx)
  const orders = (await lockOrders(tx, ids)).filter(({ status, date }) => isAllowed(orderStatus(status, date, locked)))
  if (orders.length === 0) return []
  const open = orders.map(({ id }) => id)
  const saved = await tx
    .update(mealOrder)
    .set({ status: step, ...(reason !== null && { reason }) })
    .where(inArray(mealOrder.id, open))
    .returning({ id: mealOrder.id, version: mealOrder.version })
  const lines = await tx
    .select({
      orderId: mealOrderLine.orderId,
      total: sql<string>`(${mealOrderLine.gross} - ${mealOrderLine.discount} + ${mealOrderLine.tax})::text`,
    })
    .from(mealOrderLine)
    .where(inArray(mealOrderLine.orderId, open))
  const entries = orders.map(({ id, householdId }) => ({
    householdId,
    kind: 'orderReversal' as const,
    amount: sumOfMoney(lines.filter(({ orderId }) => orderId === id).map(({ total }) => total)),
    causeId: id,
    note: reason,
  }))
  await addEntries(tx, entries)
  return saved
}

/** Orders, locked until the transaction ends, in the order of their ids. */
async function lockOrders(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return []
  return tx
    .select({
      id: mealOrder.id,
      householdId: mealOrder.householdId,
      status: mealOrder.status,
      date: mealOrder.date,
    })
    .from(mealOrder)
    .where(inArray(mealOrder.id, [...ids]))
    .orderBy(asc(mealOrder.id))
    .for('update')
}

/**
 * Marks the orders of a day at a school. Without ids, all that have no mark yet; with ids, a mark can also be changed. Returns
 * how many it marked. Throws a 422 for a school that the user has no access to and for a future day.
 */
export async function markOrders(
  tx: Tx,
  user: User,
  { schoolId, date, menuType = null, status, orderIds = null }: Schemas['MarkInput'],
): Promise<number> {
  if (!(await findSchool(tx, user.userId, schoolId))) throw rejected({ schoolId: message('orders.unknownSchool') })
  const { today, locked } = await readTerms(tx)
  if (date > today) throw rejected({ date: message('orders.notServedYet') })
  const rows = await tx
    .select({ id: mealOrder.id })
    .from(mealOrder)
    .where(
      and(
        eq(mealOrder.schoolId, schoolId),
        eq(mealOrder.date, date),
        menuType === null ? undefined : eq(mealOrder.menuType, menuType),
        orderIds === null ? eq(mealOrder.status, 'placed') : inArray(mealOrder.id, orderIds),
      ),
    )
  const stored = await lockOrders(
    tx,
    rows.map(({ id }) => id),
  )
  const step: OrderStep = status
  const open = stored.filter((order) => nextSteps(orderStatus(order.status, order.date, locked)).includes(step))
  if (open.length === 0) return 0
  const ids = open.map(({ id }) => id)
  await tx.update(mealOrder).set({ status }).where(inArray(mealOrder.id, ids))
  const served = status === 'served' ? sql`${mealOrderLine.quantity}` : 0
  await tx.update(mealOrderLine).set({ served }).where(inArray(mealOrderLine.orderId, ids))
  return ids.length
}
