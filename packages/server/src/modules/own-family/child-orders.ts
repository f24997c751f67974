import { datesFrom } from '@commissary/domain/dates'
import { menuTypes } from '@commissary/domain/menu'
import { cutOffOf, orderStatus, sumOfMoney } from '@commissary/domain/orders'
import { isInTerm } from '@commissary/domain/school'
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'

import { notFound, rejected, ApiError } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { mealOrder, mealOrderLine } from '../../db/schema/meal-order.ts'
import type { Tx } from '../../db/work.ts'
import type { Saved } from '../../records/save-record.ts'
import { checkRange } from '../../shared/date-ranges.ts'
import { message } from '../../shared/messages.ts'
import { isOwnHousehold } from '../../shared/own-households.ts'
import { lockHouseholds } from '../ledger/ledger.ts'
import { findPrice } from '../meal-orders/meal-prices.ts'
import { readTerms } from '../meal-orders/order-settings.ts'
import { takeBackOrders } from '../meal-orders/order-steps.ts'
import { placeFor } from '../meal-orders/place-order.ts'
import { readOpenDays, readOrderedDays, refuseFarDay } from '../meal-orders/service-days.ts'
import { type PublicRange, readPublicMenu } from '../public-menus/store.ts'
import { wholeRange } from './child-menu.ts'
import { needChild, type Child, type Parent } from './own-children.ts'

const takenBack = ['cancelled', 'refunded'] as const

/** A child's orders of some days, with what an order costs and until when. Throws a 404 for a child that is not the parent's. */
export async function listChildOrders(
  tx: Tx,
  parent: Parent,
  id: number,
  range: PublicRange,
): Promise<Schemas['ChildOrders']> {
  const child = await needChild(tx, parent, id)
  const { startDate, endDate } = await wholeRange(tx, range)
  checkRange(startDate, endDate)
  const terms = await readTerms(tx)
  const open = await readOpenDays(tx, child.schoolId, startDate, endDate)
  const count = Temporal.PlainDate.from(startDate).until(endDate).days + 1
  const prices = []
  for (const menuType of menuTypes) {
    const found = await findPrice(tx, menuType, child.priceType)
    if (found) prices.push({ menuType, price: found.price })
  }
  return {
    orders: await readOrders(tx, parent, child, { startDate, endDate, locked: terms.locked }),
    days: datesFrom(startDate, count).map((date) => ({
      date,
      isServiceDay: !open.holidays.has(date) && isInTerm(open.terms, date),
      isLocked: date <= terms.locked,
      locksAt: cutOffOf(terms, date, terms.timeZone).toString({ smallestUnit: 'millisecond' }),
    })),
    prices,
  }
}

async function readOrders(
  tx: Tx,
  parent: Parent,
  child: Child,
  { startDate, endDate, locked }: Required<PublicRange> & { locked: string },
): Promise<Schemas['ChildOrder'][]> {
  const rows = await tx
    .select({
      id: mealOrder.id,
      date: mealOrder.date,
      menuType: mealOrder.menuType,
      kind: mealOrder.kind,
      status: mealOrder.status,
    })
    .from(mealOrder)
    .where(
      and(
        eq(mealOrder.studentId, child.id),
        isOwnHousehold(parent, mealOrder.householdId),
        sql`${mealOrder.date} between ${startDate}::date and ${endDate}::date`,
        notInArray(mealOrder.status, [...takenBack]),
      ),
    )
    .orderBy(asc(mealOrder.date), asc(mealOrder.id))
  if (rows.length === 0) return []
  const lines = await tx
    .select({
      orderId: mealOrderLine.orderId,
      name: mealOrderLine.name,
      total: sql<string>`(${mealOrderLine.gross} - ${mealOrderLine.discount} + ${mealOrderLine.tax})::text`,
    })
    .from(mealOrderLine)
    .where(
      inArray(
        mealOrderLine.orderId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(mealOrderLine.orderId), asc(mealOrderLine.seq))
  return rows.map((row) => {
    const own = lines.filter(({ orderId }) => orderId === row.id)
    return {
      ...row,
      status: orderStatus(row.status, row.date, locked),
      items: own.flatMap(({ name }) => name ?? []),
      total: sumOfMoney(own.map(({ total }) => total)),
    }
  })
}

/**
 * Orders a regular meal for a child. Throws a 404 for a child that is not the parent's, and a 422 where the caterer takes no
 * orders from families, after the cut-off, for a closed day, one without a published menu, and one that is ordered already.
 */
export async function orderMeal(
  tx: Tx,
  parent: Parent,
  id: number,
  { date, menuType }: Schemas['ChildOrderInput'],
): Promise<Saved> {
  const before = await needChild(tx, parent, id)
  await lockHouseholds(tx, [before.householdId])
  // The office can have archived or moved the child while this waited.
  const child = await needChild(tx, parent, id)
  if (child.householdId !== before.householdId) throw notFound(message('ownFamily.childNotFound'))
  const terms = await readTerms(tx)
  if (!terms.familiesOrder) throw new ApiError(422, message('ownFamily.orderingOff'))
  refuseFarDay('date', date, terms)
  const day = Temporal.PlainDate.from(date)
  if (date <= terms.locked) throw rejected({ date: message('ownFamily.afterCutOff', { day }) })
  const open = await readOpenDays(tx, child.schoolId, date, date)
  if (open.holidays.has(date) || !isInTerm(open.terms, date)) throw rejected({ date: message('ownFamily.closed') })
  const { menus } = await readPublicMenu(tx, child.schoolId, { startDate: date, endDate: date })
  if (!menus.some((menu) => menu.itemType === menuType && menu.days.length > 0)) {
    throw rejected({ date: message('ownFamily.noMenu') })
  }
  const meal = { studentId: child.id, menuType, kind: 'Regular' } as const
  if ((await readOrderedDays(tx, meal, [date])).size > 0) throw rejected({ date: message('ownFamily.orderedAlready') })
  if (!(await findPrice(tx, menuType, child.priceType))) throw rejected({ menuType: message('ownFamily.noPrice') })
  return placeFor(tx, child, { ...meal, date, lines: [{ itemId: null, quantity: 1 }] }, terms)
}

/** Cancels an order of a parent's household before its cut-off. Throws a 404 for any other order, and a 422 after it. */
export async function cancelMeal(tx: Tx, parent: Parent, id: number): Promise<Saved> {
  const [found] = await tx
    .select({ householdId: mealOrder.householdId })
    .from(mealOrder)
    .where(and(eq(mealOrder.id, id), isOwnHousehold(parent, mealOrder.householdId)))
  if (!found) throw notFound(message('orders.notFound'))
  const { familiesOrder } = await readTerms(tx)
  if (!familiesOrder) throw new ApiError(422, message('ownFamily.orderingOff'))
  await lockHouseholds(tx, [found.householdId])
  const [saved] = await takeBackOrders(tx, [id], 'cancelled', null)
  if (!saved) throw new ApiError(422, message('ownFamily.notCanceled'))
  return saved
}
