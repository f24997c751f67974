import { addDays, mondayOf } from '@commissary/domain/dates'
import { expectedFee, hasFee, lineAmounts, type Provider } from '@commissary/domain/orders'
import { and, asc, eq, sql } from 'drizzle-orm'

import { household, ledgerEntry, student } from '../db/schema/household.ts'
import { mealOrder, mealOrderLine, mealPrice, orderPlan, orderSettings } from '../db/schema/meal-order.ts'
import { menuItem } from '../db/schema/menu-item.ts'
import { payment } from '../db/schema/payment.ts'
import { catererHoliday } from '../db/schema/settings.ts'
import { appUser } from '../db/schema/user.ts'
import type { Tx } from '../db/work.ts'
import { insertImport } from '../modules/order-imports/store.ts'
import { inBatches } from '../shared/batches.ts'
import { demoHouseholds, demoPriceTypes, type DemoHousehold, type DemoStudent } from './demo-families.ts'
import { idOf } from './seed-pantry.ts'

const schoolNames = ['Maple Street Elementary', 'Riverbend Middle School'] as const

interface Pupil extends DemoStudent {
  id: number
  householdId: number
  schoolId: number
  index: number
  family: DemoHousehold
}

type Entry = Omit<typeof ledgerEntry.$inferInsert, 'catererId'>

/**
 * Families of two schools, what their students ate in the week of `today` and the two before it, what the families paid, and a
 * settlement that waits to be imported. Everything is derived from a family's index, so it is the same each time.
 */
export async function seedFamilies(tx: Tx, today: string, schools: ReadonlyMap<string, number>): Promise<void> {
  await tx.insert(orderSettings).values({ cutOffDays: 1, cutOffTime: '14:00', familiesOrder: true })
  await seedPrices(tx)
  const pupils = await seedStudents(tx, schools)
  const days = await serviceDays(tx, today)
  const entries = [
    ...(await seedOrders(tx, pupils, days, today)),
    ...(await seedPayments(tx, pupils, days[0] ?? today, today)),
  ]
  // In the order of the days, as a ledger grows.
  const inOrder = entries.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  for (const batch of inBatches(inOrder)) await tx.insert(ledgerEntry).values(batch)
  await seedSettlement(tx, today)
}

async function seedPrices(tx: Tx): Promise<void> {
  const rows = Object.values(demoPriceTypes).flatMap(({ name, lunch, breakfast }) => {
    const isDefault = name === demoPriceTypes.standard.name
    return [
      { menuType: 'MEAL' as const, name, price: lunch, isDefault },
      { menuType: 'BREAKFAST' as const, name, price: breakfast, isDefault },
    ]
  })
  await tx.insert(mealPrice).values(rows)
}

async function seedStudents(tx: Tx, schools: ReadonlyMap<string, number>): Promise<Pupil[]> {
  const families = await tx
    .insert(household)
    .values(demoHouseholds.map(({ name, code, email, phone }) => ({ name, code, email, phone })))
    .returning({ id: household.id, code: household.code })
  const familyIds = new Map(families.map(({ id, code }) => [code, id]))
  const rows = demoHouseholds.flatMap((family) =>
    family.students.map((pupil) => ({
      ...pupil,
      family,
      householdId: familyIds.get(family.code) ?? 0,
      schoolId: idOf(schools, schoolNames[pupil.school]),
    })),
  )
  const added = await tx
    .insert(student)
    .values(rows.map(({ family, school: _, ...pupil }) => ({ ...pupil, lastName: family.name })))
    .returning({ id: student.id, number: student.studentNumber })
  const ids = new Map(added.map(({ id, number }) => [number, id]))
  return rows.map((pupil, index) => ({ ...pupil, index, id: ids.get(pupil.studentNumber) ?? 0 }))
}

/** The school days of the week of a day and of the two before it. */
async function serviceDays(tx: Tx, today: string): Promise<string[]> {
  const first = addDays(mondayOf(today), -14)
  const closed = new Set((await tx.select({ date: catererHoliday.date }).from(catererHoliday)).map(({ date }) => date))
  const days = [0, 7, 14].flatMap((week) => [0, 1, 2, 3, 4].map((day) => addDays(first, week + day)))
  return days.filter((day) => !closed.has(day))
}

interface NewOrder {
  columns: typeof mealOrder.$inferInsert
  line: Omit<typeof mealOrderLine.$inferInsert, 'orderId'>
  total: string
}

async function seedOrders(tx: Tx, pupils: readonly Pupil[], days: readonly string[], today: string): Promise<Entry[]> {
  const snacks = await tx
    .select({ id: menuItem.id, name: menuItem.name, mealCategory: menuItem.mealCategory, price: menuItem.price })
    .from(menuItem)
    .where(and(eq(menuItem.priceType, 'Itemized'), sql`${menuItem.types} ? 'MEAL'`))
    .orderBy(asc(menuItem.id))
  const plans = await seedPlans(tx, pupils, mondayOf(today))
  const orders: NewOrder[] = []
  for (const pupil of pupils) {
    const prices = pupil.priceType === null ? demoPriceTypes.standard : demoPriceTypes.sibling
    for (const [place, date] of days.entries()) {
      const planId = date >= mondayOf(today) ? (plans.get(pupil.id) ?? null) : null
      const key = pupil.index * 7 + place * 3
      if (key % 10 < 7 || planId !== null) {
        const line = { itemId: null, name: null, mealCategory: null, quantity: 1, unitPrice: prices.lunch }
        orders.push(toOrder(pupil, { date, today, key, planId, kind: 'Regular' }, line))
      }
      const snack = snacks[key % (snacks.length || 1)]
      if (key % 11 === 0 && snack?.price) {
        const line = {
          itemId: snack.id,
          name: snack.name,
          mealCategory: snack.mealCategory,
          quantity: 1,
          unitPrice: snack.price,
        }
        orders.push(toOrder(pupil, { date, today, key: key + 1, planId: null, kind: 'Itemized' }, line))
      }
    }
  }
  const entries: Entry[] = []
  for (const batch of inBatches(orders)) {
    const saved = await tx
      .insert(mealOrder)
      .values(batch.map(({ columns }) => columns))
      .returning({ id: mealOrder.id, studentId: mealOrder.studentId, date: mealOrder.date, kind: mealOrder.kind })
    const ids = new Map(saved.map(({ id, ...order }) => [keyOf(order), id]))
    const withIds = batch.map((order) => ({ ...order, id: ids.get(keyOf(order.columns)) ?? 0 }))
    await tx.insert(mealOrderLine).values(withIds.map(({ id, line }) => ({ ...line, orderId: id })))
    for (const { id, columns, total } of withIds) {
      const { householdId, date, reason = null } = columns
      const entry = { householdId, date: date < today ? date : today, causeId: id }
      entries.push({ ...entry, kind: 'order', amount: `-${total}` })
      if (columns.status === 'refunded') entries.push({ ...entry, kind: 'orderReversal', amount: total, note: reason })
    }
  }
  return entries
}

const keyOf = ({ studentId, date, kind }: { studentId: number; date: string; kind: string }) =>
  `${studentId} ${date} ${kind}`

type Line = Pick<typeof mealOrderLine.$inferInsert, 'itemId' | 'name' | 'mealCategory' | 'quantity' | 'unitPrice'>

function toOrder(
  { id, householdId, schoolId, family }: Pupil,
  {
    date,
    today,
    key,
    planId,
    kind,
  }: { date: string; today: string; key: number; planId: number | null; kind: 'Regular' | 'Itemized' },
  line: Line,
): NewOrder {
  const past = key % 97 === 5 ? 'refunded' : key % 23 === 0 ? 'noShow' : 'served'
  const status = date < today ? past : 'placed'
  const served = status === 'served' ? line.quantity : status === 'placed' ? null : 0
  const { total, ...amounts } = lineAmounts(line)
  const { payType } = family
  const place = { studentId: id, householdId, schoolId, date, menuType: 'MEAL' as const, kind, planId, payType }
  const reason = status === 'refunded' ? 'Went home before lunch' : null
  return { columns: { ...place, status, reason, total }, line: { ...line, ...amounts, seq: 1, served }, total }
}

/** Every tenth student has a plan for the current week. */
async function seedPlans(tx: Tx, pupils: readonly Pupil[], monday: string): Promise<Map<number, number>> {
  const plan = { period: 'Weekly', menuType: 'MEAL', kind: 'Regular' } as const
  const rows = await tx
    .insert(orderPlan)
    .values(
      pupils
        .filter(({ index }) => index % 10 === 0)
        .map(({ id }) => ({
          ...plan,
          studentId: id,
          startsOn: monday,
          endsOn: addDays(monday, 6),
          weekdays: [1, 2, 3, 4, 5],
        })),
    )
    .returning({ id: orderPlan.id, studentId: orderPlan.studentId })
  return new Map(rows.map(({ id, studentId }) => [studentId, id]))
}

/** A family pays for its students in the first week, and most again in the third, which no one has reconciled yet. */
async function seedPayments(tx: Tx, pupils: readonly Pupil[], first: string, today: string): Promise<Entry[]> {
  const rows = demoHouseholds.flatMap((family, index): (typeof payment.$inferInsert)[] => {
    const householdId = pupils.find((pupil) => pupil.family === family)?.householdId ?? 0
    const { payType, owes, students } = family
    const provider: Provider | null = hasFee(payType) ? (payType === 'CreditCard' ? 'square' : 'stripe') : null
    const pay = (round: number, paidOn: string, each: number): typeof payment.$inferInsert => {
      const amount = String(each * students.length)
      return {
        householdId,
        paidOn,
        payType,
        provider,
        reference: referenceOf(payType, index, round),
        amount,
        expectedFee: expectedFee(payType, amount, 'US'),
        reconciledOn: round === 1 ? addDays(paidOn, 3) : null,
      }
    }
    const third = mondayOf(today)
    return [...(owes ? [] : [pay(1, first, 35)]), ...(owes || index % 3 === 2 ? [] : [pay(2, third, 20)])]
  })
  const saved = await tx
    .insert(payment)
    .values(rows)
    .returning({ id: payment.id, householdId: payment.householdId, date: payment.paidOn, amount: payment.amount })
  return saved.map(({ id, householdId, date, amount }) => ({ householdId, date, kind: 'payment', amount, causeId: id }))
}

function referenceOf(payType: string, index: number, round: number): string | null {
  if (payType === 'Cash') return null
  const number = String(round * 1000 + index)
  return payType === 'Check' ? number : payType === 'Online' ? `ch_demo_${number}` : `sq_demo_${number}`
}

/** A Stripe file: this week's payments, one that no one recorded, one from a stranger, and the payout. */
async function seedSettlement(tx: Tx, today: string): Promise<void> {
  const [user] = await tx.select({ id: appUser.id }).from(appUser).orderBy(asc(appUser.id)).limit(1)
  const open = await tx
    .select({ reference: payment.reference, amount: payment.amount, date: payment.paidOn, email: household.email })
    .from(payment)
    .innerJoin(household, eq(household.id, payment.householdId))
    .where(and(eq(payment.provider, 'stripe'), sql`${payment.reconciledOn} is null`))
    .orderBy(asc(payment.id))
  const headers = [
    'balance_transaction_id',
    'created_utc',
    'currency',
    'gross',
    'fee',
    'net',
    'reporting_category',
    'source_id',
    'customer_email',
  ]
  headers.splice(2, 0, 'available_on_utc')
  const charge = (reference: string | null, amount: string, date: string, email: string | null, index: number) => {
    const fee = expectedFee('Online', amount, 'US') ?? '0'
    return [
      `txn_demo_${index}`,
      `${date} 15:00:00`,
      `${today} 00:00:00`,
      'usd',
      amount,
      fee,
      '',
      'charge',
      reference ?? '',
      email ?? '',
    ]
  }
  const last = demoHouseholds.at(-1)
  const charges = [
    ...open.map(({ reference, amount, date, email }, index) => charge(reference, amount, date, email, index)),
    charge('ch_demo_3001', '30', today, last?.email ?? null, 3001),
    charge('ch_demo_3002', '15', today, 'stranger@elsewhere.test', 3002),
  ]
  const payout = [
    'txn_demo_4000',
    `${today} 16:00:00`,
    `${today} 00:00:00`,
    'usd',
    '-400.00',
    '0',
    '-400.00',
    'payout',
    'po_demo_1',
    '',
  ]
  const rows = [...charges, payout].map((cells, index) => ({ row: index + 2, cells }))
  const file = { headers, rows, sha256: '' }
  const caller = { userId: user?.id ?? 0, language: 'en' } as const
  await insertImport(tx, caller, { kind: 'settlement', fileName: `stripe-${today}.csv`, file })
}
