import { datesFrom } from '@commissary/domain/dates'
import { menuTypes } from '@commissary/domain/menu'
import { cutOffOf, lineAmounts, orderStatus, sumOfMoney } from '@commissary/domain/orders'
import { isInTerm } from '@commissary/domain/school'
import { and, asc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'

import { notFound, rejected, ApiError } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { mealOrder, mealOrderLine } from '../../db/schema/meal-order.ts'
import { menuItem } from '../../db/schema/menu-item.ts'
import { schoolProgram } from '../../db/schema/school.ts'
import type { Tx } from '../../db/work.ts'
import type { Saved } from '../../records/save-record.ts'
import { checkRange } from '../../shared/date-ranges.ts'
import { type FieldMessages, message } from '../../shared/messages.ts'
import { isOwnHousehold } from '../../shared/own-households.ts'
import { lockHouseholds } from '../ledger/ledger.ts'
import { findPrice, priceIn, readPrices } from '../meal-orders/meal-prices.ts'
import { readItemsOnMenu } from '../meal-orders/order-choices.ts'
import { readTerms } from '../meal-orders/order-settings.ts'
import { takeBackOrders } from '../meal-orders/order-steps.ts'
import { placeFor } from '../meal-orders/place-order.ts'
import { readOpenDays, readOrderedDays, refuseFarDay } from '../meal-orders/service-days.ts'
import { readPublicItems } from '../public-menus/public-items.ts'
import { type PublicRange, readPublicMenu } from '../public-menus/store.ts'
import { wholeRange } from './child-menu.ts'
import { needChild, type Child, type Parent } from './own-children.ts'

type MenuType = Schemas['MenuType']

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
  const priceList = await readPrices(tx)
  const ofSchool = await readMenuTypes(tx, child.schoolId)
  for (const menuType of menuTypes.filter((one) => ofSchool.has(one))) {
    const found = priceIn(priceList, menuType, child.priceType)
    if (found) prices.push({ menuType, price: priced(found.price, terms) })
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
    hasItems: await hasPricedItems(tx),
  }
}

/** What an order of a regular meal costs, with its tax. */
const priced = (unitPrice: string, { taxPct }: { taxPct: string }) =>
  lineAmounts({ quantity: 1, unitPrice, taxPct }).total

/** The menu types that a school has. */
export async function readMenuTypes(tx: Tx, schoolId: number): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ menuType: schoolProgram.menuType })
    .from(schoolProgram)
    .where(eq(schoolProgram.schoolId, schoolId))
  return new Set(rows.map(({ menuType }) => menuType))
}

async function hasPricedItems(tx: Tx): Promise<boolean> {
  const rows = await tx
    .select({ id: menuItem.id })
    .from(menuItem)
    .where(and(eq(menuItem.isActive, true), isNotNull(menuItem.price)))
    .limit(1)
  return rows.length > 0
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
      itemId: mealOrderLine.itemId,
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
  const catalog = await readPublicItems(
    tx,
    lines.flatMap(({ itemId }) => itemId ?? []),
  )
  return rows.map((row) => {
    const own = lines.filter(({ orderId }) => orderId === row.id)
    return {
      ...row,
      status: orderStatus(row.status, row.date, locked),
      items: own.flatMap(({ itemId, name }) =>
        name === null ? [] : [{ name, names: catalog.get(itemId ?? 0)?.names ?? {} }],
      ),
      total: sumOfMoney(own.map(({ total }) => total)),
    }
  })
}

/**
 * Orders a regular meal, or items of the menu, for a child. Throws a 404 for a child that is not the parent's, and a 422 where the
 * caterer takes no orders from families, after the cutoff, for a closed day, a day without a published menu, and a day that
 * already has an order.
 */
export async function orderMeal(
  tx: Tx,
  parent: Parent,
  id: number,
  { date, menuType, items }: Schemas['ChildOrderInput'],
): Promise<Saved> {
  const { child, terms } = await lockOrderingChild(tx, parent, id)
  refuseFarDay('date', date, terms)
  const day = Temporal.PlainDate.from(date)
  if (date <= terms.locked) throw rejected({ date: message('ownFamily.afterCutOff', { day }) })
  const open = await readOpenDays(tx, child.schoolId, date, date)
  if (open.holidays.has(date) || !isInTerm(open.terms, date)) throw rejected({ date: message('ownFamily.closed') })
  if (!(await isOnMenu(tx, child, date, menuType))) throw rejected({ date: message('ownFamily.noMenu') })
  const kind = items ? 'Itemized' : 'Regular'
  const ordered = await readOrderedDays(tx, { studentId: child.id, menuType, kind }, [date])
  if (ordered.size > 0) {
    throw rejected({ date: message(items ? 'ownFamily.itemsOrderedAlready' : 'ownFamily.orderedAlready') })
  }
  if (items) await refuseOthers(tx, child, { date, menuType, items })
  else await needPrice(tx, child, menuType)
  const lines = items ?? [{ itemId: null, quantity: 1 }]
  return placeFor(tx, child, { menuType, kind, date, lines }, terms)
}

/**
 * Locks the household of a parent's child. Returns the child and the terms of orders. Throws a 404 for a child that is not the
 * parent's, and a 422 where the caterer takes no orders from families.
 */
export async function lockOrderingChild(tx: Tx, parent: Parent, id: number) {
  const before = await needChild(tx, parent, id)
  await lockHouseholds(tx, [before.householdId])
  // The office can have archived or moved the child while this waited.
  const child = await needChild(tx, parent, id)
  if (child.householdId !== before.householdId) throw notFound(message('ownFamily.childNotFound'))
  const terms = await readTerms(tx)
  if (!terms.familiesOrder) throw new ApiError(422, message('ownFamily.orderingOff'))
  return { child, terms }
}

/** Throws a 422 for a meal that has no price in the price list. */
export async function needPrice(tx: Tx, { priceType }: Child, menuType: MenuType): Promise<void> {
  if (!(await findPrice(tx, menuType, priceType))) throw rejected({ menuType: message('ownFamily.noPrice') })
}

/** Whether a menu of a day was published to the school of a child. */
export async function isOnMenu(tx: Tx, { schoolId }: Child, date: string, menuType: MenuType): Promise<boolean> {
  const { menus } = await readPublicMenu(tx, schoolId, { startDate: date, endDate: date })
  return menus.some((menu) => menu.itemType === menuType && menu.days.length > 0)
}

/** Throws a 422 for an item that the school does not serve on the day. */
async function refuseOthers(
  tx: Tx,
  { schoolId }: Child,
  { date, menuType, items }: Required<Schemas['ChildOrderInput']>,
): Promise<void> {
  const served = await readItemsOnMenu(tx, schoolId, date, menuType)
  const fields: FieldMessages = {}
  for (const [index, { itemId }] of items.entries()) {
    if (!served.has(itemId)) fields[`items.${index}.itemId`] = message('ownFamily.itemNotServed')
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
}

/** Cancels an order of a parent's household before its cutoff. Throws a 404 for any other order, and a 422 after it. */
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
