import { orderStatus, sumOfMoney } from '@commissary/domain/orders'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'

import type { Caller, Schemas } from '../../contract/operations.ts'
import { household, student } from '../../db/schema/household.ts'
import { mealOrder, mealOrderLine } from '../../db/schema/meal-order.ts'
import { school } from '../../db/schema/school.ts'
import type { Tx } from '../../db/work.ts'
import {
  containingWords,
  orderOf,
  pageInfo,
  type PageQuery,
  pageRows,
  textOrder,
  toAmount,
} from '../../shared/lists.ts'
import { isOwnSchool } from '../../shared/own-schools.ts'
import { nameOfUser } from '../history/record-event.ts'
import { readTerms } from './order-settings.ts'

export type Order = Schemas['Order']
type OrderLine = Schemas['OrderLine']
type User = Pick<Caller, 'userId'>

export interface OrderQuery extends PageQuery {
  q?: string
  sort?: string
  from?: string
  to?: string
  schoolId?: number
  studentId?: number
  householdId?: number
  className?: string
  menuType?: Order['menuType']
  kind?: Order['kind']
  status?: Order['status']
  payType?: Schemas['PayType']
  hasAllergies?: boolean
}

const studentName = sql<string>`${student.lastName} || ', ' || ${student.firstName}`
const ofLines = (what: SQL) => sql`(select ${what} from ${mealOrderLine} line where line.order_id = meal_order.id)`

const sorts = {
  date: mealOrder.date,
  studentName: textOrder(sql`(${studentName})`),
  className: textOrder(student.className),
  schoolName: textOrder(school.schoolName),
  total: ofLines(sql`sum(line.gross - line.discount + line.tax)`),
  status: sql`array_position(array['placed', 'served', 'noShow', 'refunded', 'cancelled'], ${mealOrder.status})`,
}
const searched = sql`${student.firstName} || ' ' || ${student.lastName} || ' ' || coalesce(${student.studentNumber}, '')
  || ' ' || ${household.name} || ' ' || ${ofLines(sql`coalesce(string_agg(line.name, ' '), '')`)}`

/** A page of the orders of the schools that the user has access to, the latest day first, with sums over all pages. */
export async function listOrders(tx: Tx, user: User, query: OrderQuery): Promise<Schemas['OrderList']> {
  const { locked } = await readTerms(tx)
  const where = whereOf(user, query, locked)
  const { limit, offset } = pageRows(query)
  const rows = await selectOrders(tx)
    .where(where)
    .orderBy(...orderOf(query.sort, sorts, '-date,studentName', mealOrder.id))
    .limit(limit)
    .offset(offset)
  const isCharged = sql`${mealOrder.status} not in ('cancelled', 'refunded')`
  const sumOf = (amount: SQL) => sql<string>`coalesce(sum(${amount}) filter (where ${isCharged}), 0)::text`
  const [totals] = await tx
    .select({
      orders: sql<number>`count(distinct ${mealOrder.id})::int`,
      meals: sql<number>`coalesce(sum(${mealOrderLine.quantity}) filter (where ${isCharged}), 0)::int`,
      served: sql<number>`coalesce(sum(${mealOrderLine.served}) filter (where ${isCharged}), 0)::int`,
      gross: sumOf(sql`${mealOrderLine.gross}`),
      discount: sumOf(sql`${mealOrderLine.discount}`),
      tax: sumOf(sql`${mealOrderLine.tax}`),
      total: sumOf(sql`${mealOrderLine.gross} - ${mealOrderLine.discount} + ${mealOrderLine.tax}`),
    })
    .from(mealOrder)
    .innerJoin(student, eq(student.id, mealOrder.studentId))
    .innerJoin(household, eq(household.id, mealOrder.householdId))
    .innerJoin(school, eq(school.id, mealOrder.schoolId))
    .innerJoin(mealOrderLine, eq(mealOrderLine.orderId, mealOrder.id))
    .where(where)
  const sums = totals ?? { orders: 0, meals: 0, served: 0, gross: '0', discount: '0', tax: '0', total: '0' }
  return {
    _embedded: { orders: await withLines(tx, rows, locked) },
    page: pageInfo(query, sums.orders),
    totals: {
      ...sums,
      gross: toAmount(sums.gross),
      discount: toAmount(sums.discount),
      tax: toAmount(sums.tax),
      total: toAmount(sums.total),
    },
  }
}

/** How many orders match a list's filters. */
export async function countOrders(
  tx: Tx,
  user: User,
  query: Pick<OrderQuery, 'from' | 'to' | 'schoolId' | 'status'>,
): Promise<number> {
  const { locked } = await readTerms(tx)
  return tx.$count(mealOrder, whereOf(user, query, locked))
}

/** One order of a school that the user has access to; null for any other. */
export async function findOrder(tx: Tx, user: User, id: number): Promise<Order | null> {
  const { locked } = await readTerms(tx)
  const rows = await selectOrders(tx).where(and(eq(mealOrder.id, id), isOwnSchool(user, mealOrder.schoolId)))
  const [found] = await withLines(tx, rows, locked)
  return found ?? null
}

function whereOf(user: User, query: OrderQuery, locked: string): SQL | undefined {
  const { from, to, schoolId, studentId, householdId, className, menuType, kind, status, payType, hasAllergies } = query
  const isLocked = sql`${mealOrder.date} <= ${locked}::date`
  return and(
    isOwnSchool(user, mealOrder.schoolId),
    containingWords(searched, query.q),
    from === undefined ? undefined : sql`${mealOrder.date} >= ${from}::date`,
    to === undefined ? undefined : sql`${mealOrder.date} <= ${to}::date`,
    schoolId === undefined ? undefined : eq(mealOrder.schoolId, schoolId),
    studentId === undefined ? undefined : eq(mealOrder.studentId, studentId),
    householdId === undefined ? undefined : eq(mealOrder.householdId, householdId),
    className === undefined ? undefined : eq(student.className, className),
    menuType && eq(mealOrder.menuType, menuType),
    kind && eq(mealOrder.kind, kind),
    status && eq(mealOrder.status, status === 'locked' ? 'placed' : status),
    status === 'locked' ? isLocked : status === 'placed' ? sql`not ${isLocked}` : undefined,
    payType && eq(mealOrder.payType, payType),
    hasAllergies === undefined ? undefined : sql`(jsonb_array_length(${student.allergies}) > 0) = ${hasAllergies}`,
  )
}

function selectOrders(tx: Tx) {
  return tx
    .select({
      id: mealOrder.id,
      date: mealOrder.date,
      menuType: mealOrder.menuType,
      kind: mealOrder.kind,
      status: mealOrder.status,
      studentId: mealOrder.studentId,
      studentName,
      className: student.className,
      allergies: student.allergies,
      householdId: mealOrder.householdId,
      householdName: household.name,
      schoolId: mealOrder.schoolId,
      schoolName: school.schoolName,
      planId: mealOrder.planId,
      importId: mealOrder.importId,
      payType: mealOrder.payType,
      note: mealOrder.note,
      reason: mealOrder.reason,
      version: mealOrder.version,
      updatedAt: mealOrder.updatedAt,
      updatedBy: nameOfUser(mealOrder.updatedBy),
    })
    .from(mealOrder)
    .innerJoin(student, eq(student.id, mealOrder.studentId))
    .innerJoin(household, eq(household.id, mealOrder.householdId))
    .innerJoin(school, eq(school.id, mealOrder.schoolId))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof selectOrders>>[number]

async function withLines(tx: Tx, rows: readonly Row[], locked: string): Promise<Order[]> {
  const linesOf = await readLines(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const lines = linesOf.get(row.id) ?? []
    const sum = (amount: 'gross' | 'discount' | 'tax' | 'total') => sumOfMoney(lines.map((line) => line[amount]))
    return {
      ...row,
      status: orderStatus(row.status, row.date, locked),
      quantity: lines.reduce((meals, { quantity }) => meals + quantity, 0),
      gross: sum('gross'),
      discount: sum('discount'),
      tax: sum('tax'),
      total: sum('total'),
      lines,
    }
  })
}

async function readLines(tx: Tx, ids: readonly number[]): Promise<Map<number, OrderLine[]>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({
      orderId: mealOrderLine.orderId,
      id: mealOrderLine.id,
      itemId: mealOrderLine.itemId,
      name: mealOrderLine.name,
      category: mealOrderLine.mealCategory,
      quantity: mealOrderLine.quantity,
      served: mealOrderLine.served,
      unitPrice: mealOrderLine.unitPrice,
      gross: mealOrderLine.gross,
      discount: mealOrderLine.discount,
      tax: mealOrderLine.tax,
      total: sql<string>`(${mealOrderLine.gross} - ${mealOrderLine.discount} + ${mealOrderLine.tax})::text`,
    })
    .from(mealOrderLine)
    .where(inArray(mealOrderLine.orderId, [...ids]))
    .orderBy(asc(mealOrderLine.orderId), asc(mealOrderLine.seq))
  const lines = rows.map(({ orderId, ...line }) => ({
    orderId,
    line: {
      ...line,
      unitPrice: toAmount(line.unitPrice),
      gross: toAmount(line.gross),
      discount: toAmount(line.discount),
      tax: toAmount(line.tax),
      total: toAmount(line.total),
    },
  }))
  const grouped = Map.groupBy(lines, ({ orderId }) => orderId)
  return new Map([...grouped].map(([id, own]) => [id, own.map(({ line }) => line)]))
}
