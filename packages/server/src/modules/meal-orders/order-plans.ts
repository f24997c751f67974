import { lastDayOf, planDays, sumOfMoney, type PlanDay } from '@commissary/domain/orders'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'

import { notFound, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { student } from '../../db/schema/household.ts'
import { mealOrder, mealOrderLine, orderPlan } from '../../db/schema/meal-order.ts'
import type { Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { isOwnSchool } from '../../shared/own-schools.ts'
import type { Student } from '../families/read-students.ts'
import { readOwnStudent } from '../families/students.ts'
import { nameOfUser } from '../history/record-event.ts'
import { lockHouseholds } from '../ledger/ledger.ts'
import { insertOrders, type NewLine } from './insert-orders.ts'
import { type OrderTerms, readTerms } from './order-settings.ts'
import { takeBackOrders } from './order-steps.ts'
import { lockStudent } from './place-order.ts'
import { priceLines } from './price-lines.ts'
import { readOpenDays, readOrderedDays, refuseFarDay } from './service-days.ts'

type User = Pick<Caller, 'userId'>
type PlanInput = Schemas['OrderPlanInput']
type PlanTerms = Omit<PlanInput, 'studentId'>
type Orderer = Pick<Student, 'id' | 'householdId' | 'schoolId' | 'priceType'>

interface PlacedPlan {
  id: number
  count: number
}

interface Planned {
  to: string
  days: PlanDay[]
  lines: NewLine[]
  perDay: string
}

/** The days and the total of a plan, without placing it. Throws what `priceLines` throws. */
export async function previewPlan(tx: Tx, user: User, input: PlanInput): Promise<Schemas['OrderPlanPreview']> {
  return previewPlanFor(tx, await lockStudent(tx, user, input.studentId), input)
}

/** `previewPlan` for a student whose household is locked. */
export async function previewPlanFor(tx: Tx, found: Orderer, input: PlanTerms): Promise<Schemas['OrderPlanPreview']> {
  const { to, days, perDay } = await plan(tx, found, input, await readTerms(tx))
  const total = sumOfMoney(days.filter(({ skipped }) => skipped === null).map(() => perDay))
  return { from: input.from, to, days, perDay, total }
}

/** Places the orders of a period. Returns the plan's id. Throws a 422 if no day of it can be ordered. */
export async function placePlan(tx: Tx, user: User, input: PlanInput): Promise<PlacedPlan> {
  return placePlanFor(tx, await lockStudent(tx, user, input.studentId), input)
}

/** `placePlan` for a student whose household is locked. */
export async function placePlanFor(tx: Tx, found: Orderer, input: PlanTerms): Promise<PlacedPlan> {
  const { to, days, lines } = await plan(tx, found, input, await readTerms(tx))
  const open = days.filter(({ skipped }) => skipped === null)
  if (open.length === 0) throw rejected({ from: message('orders.noDay') })
  const { id: studentId, householdId, schoolId } = found
  const { period, menuType, kind, payType = null } = input
  const [saved] = await tx
    .insert(orderPlan)
    .values({ studentId, period, startsOn: input.from, endsOn: to, weekdays: weekdaysOf(input), menuType, kind })
    .returning({ id: orderPlan.id })
  if (!saved) throw new Error('The plan was not written')
  const order = { studentId, householdId, schoolId, menuType, kind, payType, planId: saved.id, lines }
  await insertOrders(
    tx,
    open.map(({ date }) => ({ ...order, date })),
  )
  return { id: saved.id, count: open.length }
}

async function plan(tx: Tx, found: Orderer, input: PlanTerms, terms: OrderTerms): Promise<Planned> {
  const { period, from, menuType, kind } = input
  refuseFarDay('from', from, terms)
  const to = lastDayOf(period, from)
  const weekdays = weekdaysOf(input)
  const { terms: schoolTerms, holidays } = await readOpenDays(tx, found.schoolId, from, to)
  const rules = { terms: schoolTerms, holidays: new Set(holidays.keys()), locked: terms.locked }
  const all = planDays({ period, from, weekdays }, { ...rules, ordered: new Set() })
  const ordered = await readOrderedDays(
    tx,
    { studentId: found.id, menuType, kind },
    all.map(({ date }) => date),
  )
  const lines = await priceLines(tx, found, input, terms.taxPct)
  return {
    to,
    days: planDays({ period, from, weekdays }, { ...rules, ordered }),
    lines,
    perDay: sumOfMoney(lines.map(({ total }) => total)),
  }
}

const weekdaysOf = ({ weekdays = [] }: PlanTerms): number[] =>
  weekdays.length === 0 ? [1, 2, 3, 4, 5] : weekdays.toSorted((a, b) => a - b)

/** The plans of a student, newest first. Throws a 404 for a student that the user has no access to. */
export async function listPlans(tx: Tx, user: User, studentId: number): Promise<Schemas['OrderPlan'][]> {
  await readOwnStudent(tx, user, studentId)
  return listPlansOf(tx, eq(orderPlan.studentId, studentId))
}

/** The plans that match `where`, newest first. */
export async function listPlansOf(tx: Tx, where: SQL | undefined): Promise<Schemas['OrderPlan'][]> {
  const { locked } = await readTerms(tx)
  const isOpen = sql`${mealOrder.status} = 'placed' and ${mealOrder.date} > ${locked}::date`
  const rows = await tx
    .select({
      id: orderPlan.id,
      studentId: orderPlan.studentId,
      period: orderPlan.period,
      from: orderPlan.startsOn,
      to: orderPlan.endsOn,
      weekdays: orderPlan.weekdays,
      menuType: orderPlan.menuType,
      kind: orderPlan.kind,
      orders: sql<number>`count(distinct ${mealOrder.id})::int`,
      open: sql<number>`(count(distinct ${mealOrder.id}) filter (where ${isOpen}))::int`,
      total: sql<string>`coalesce(sum(${mealOrderLine.gross} - ${mealOrderLine.discount} + ${mealOrderLine.tax})
        filter (where ${mealOrder.status} not in ('cancelled', 'refunded')), 0)::text`,
      at: orderPlan.createdAt,
      by: nameOfUser(orderPlan.createdBy),
    })
    .from(orderPlan)
    .leftJoin(mealOrder, eq(mealOrder.planId, orderPlan.id))
    .leftJoin(mealOrderLine, eq(mealOrderLine.orderId, mealOrder.id))
    .where(where)
    .groupBy(orderPlan.id)
    .orderBy(desc(orderPlan.id))
  return rows.map((row) => ({ ...row, total: toAmount(row.total) }))
}

/** Cancels the orders of a plan that are before their cutoff. Returns how many. */
export async function cancelPlan(tx: Tx, user: User, planId: number): Promise<number> {
  const [found] = await tx
    .select({ id: orderPlan.id })
    .from(orderPlan)
    .innerJoin(student, eq(student.id, orderPlan.studentId))
    .where(and(eq(orderPlan.id, planId), isOwnSchool(user, student.schoolId)))
  if (!found) throw notFound(message('orders.planNotFound'))
  return cancelOrdersOf(tx, eq(mealOrder.planId, planId))
}

/** Cancels the orders that match `where` and are before their cutoff. Returns how many. */
export async function cancelOrdersOf(tx: Tx, where: SQL | undefined): Promise<number> {
  const orders = await tx
    .select({ id: mealOrder.id, householdId: mealOrder.householdId })
    .from(mealOrder)
    .where(and(where, eq(mealOrder.status, 'placed')))
    .orderBy(asc(mealOrder.id))
  await lockHouseholds(
    tx,
    orders.map(({ householdId }) => householdId),
  )
  const ids = orders.map(({ id }) => id)
  return (await takeBackOrders(tx, ids, 'cancelled', null)).length
}
