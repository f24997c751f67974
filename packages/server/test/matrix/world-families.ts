import { randomUUID } from 'node:crypto'

import { addDays } from '@commissary/domain/dates'
import { eq } from 'drizzle-orm'

import { household, householdAdult, ledgerEntry, student } from '../../src/db/schema/household.ts'
import { mealOrder, mealPrice, orderPlan, orderSettings } from '../../src/db/schema/meal-order.ts'
import { orderImport, orderImportRow } from '../../src/db/schema/order-import.ts'
import { payment } from '../../src/db/schema/payment.ts'
import { appUser } from '../../src/db/schema/user.ts'
import type { Database, Tx } from '../../src/db/work.ts'
import { insertOrders } from '../../src/modules/meal-orders/insert-orders.ts'
import { readTerms } from '../../src/modules/meal-orders/order-settings.ts'
import { applyImport } from '../../src/modules/order-imports/apply-import.ts'
import { insertPayments } from '../../src/modules/payments/store.ts'
import { archivedMark, archiveTime } from './inputs.ts'
import { goneId } from './world-settings.ts'

const unique = () => randomUUID().slice(0, 8)

interface Place {
  mark: string
  catererId: number
  schoolId: number
  itemId: number
}

async function insertHousehold(tx: Tx, mark: string, archivedAt: string | null = null): Promise<number> {
  const [row] = await tx
    .insert(household)
    .values({
      name: `${mark} family`,
      code: `${mark} ${unique()}`,
      email: `${unique()}@${mark}.test`,
      phone: `${mark} phone`,
      note: `${mark} note`,
      archivedAt,
    })
    .returning({ id: household.id })
  return row?.id ?? 0
}

async function insertStudent(
  tx: Tx,
  mark: string,
  place: { householdId: number; schoolId: number },
  archivedAt: string | null = null,
): Promise<number> {
  const [row] = await tx
    .insert(student)
    .values({
      ...place,
      firstName: `${mark} first`,
      lastName: `${mark} last`,
      studentNumber: `${mark} ${unique()}`,
      className: `${mark} class`,
      allergies: ['Milk'],
      archivedAt,
    })
    .returning({ id: student.id })
  return row?.id ?? 0
}

async function insertParent(tx: Tx, mark: string, householdId: number): Promise<number> {
  const [user] = await tx
    .insert(appUser)
    .values({
      userName: `${unique()}.${mark}@example.test`,
      firstName: `${mark} first`,
      lastName: `${mark} last`,
      mobile: `${mark} mobile`,
      role: 'parent',
      hasAllSchools: false,
      modules: [],
    })
    .returning({ id: appUser.id })
  await tx.insert(householdAdult).values({ householdId, userId: user?.id ?? 0 })
  return user?.id ?? 0
}

async function insertPrice(tx: Tx, mark: string, menuType: 'MEAL' | 'SNACK', isDefault: boolean): Promise<number> {
  const [row] = await tx
    .insert(mealPrice)
    .values({ menuType, name: `${mark} ${unique()}`, price: '3.5', isDefault })
    .returning({ id: mealPrice.id })
  return row?.id ?? 0
}

interface Placed {
  mark: string
  studentId: number
  householdId: number
  schoolId: number
  itemId: number | null
  date: string
  planId?: number
}

async function insertOrder(tx: Tx, { mark, itemId, ...place }: Placed): Promise<number> {
  const amounts = { unitPrice: '3.5', gross: '3.5', discount: '0', tax: '0', total: '3.5' }
  const line = { itemId, name: `${mark} taco`, mealCategory: 'Entree' as const, quantity: 1, ...amounts }
  const order = { ...place, menuType: 'MEAL', kind: 'Itemized', note: `${mark} note`, lines: [line] } as const
  const [saved] = await insertOrders(tx, [order])
  return saved?.id ?? 0
}

async function insertPlan(tx: Tx, studentId: number, startsOn: string): Promise<number> {
  const plan = { period: 'Weekly', menuType: 'MEAL', kind: 'Itemized' } as const
  const [row] = await tx
    .insert(orderPlan)
    .values({ studentId, startsOn, endsOn: addDays(startsOn, 6), weekdays: [1], ...plan })
    .returning({ id: orderPlan.id })
  return row?.id ?? 0
}

async function insertPayment(tx: Tx, mark: string, householdId: number, studentId: number): Promise<number> {
  const texts = { reference: `${mark} check ${unique()}`, note: `${mark} note` }
  const row = { householdId, studentId, paidOn: '2026-01-05', payType: 'Check', amount: '20', ...texts } as const
  const [saved] = await insertPayments(tx, [row], 'US')
  return saved?.id ?? 0
}

const settlementHeaders = ['Date', 'Reference', 'Amount']

/** A settlement of one row for a household, which is read but not applied. */
async function insertImport(tx: Tx, mark: string, householdId: number): Promise<number> {
  const columns = { headers: [...settlementHeaders, 'Account'], fields: ['date', 'reference', 'amount', 'accountCode'] }
  const [row] = await tx
    .insert(orderImport)
    .values({ kind: 'settlement', fileName: `${mark}.csv`, source: 'mapped', state: 'ready', ...columns } as never)
    .returning({ id: orderImport.id })
  const [own] = await tx.select({ code: household.code }).from(household).where(eq(household.id, householdId))
  const reference = `${mark} ${unique()}`
  await tx.insert(orderImportRow).values({
    importId: row?.id ?? 0,
    rowNumber: 2,
    cells: ['2026-01-05', reference, '12.50', own?.code ?? ''],
    result: 'create',
    date: '2026-01-05',
    amount: '12.5',
    reference,
    householdId,
  })
  return row?.id ?? 0
}

/** Families, orders and payments of a world, some archived, with a mark in each text. */
export async function addFamilies(tx: Tx, { mark, schoolId, itemId }: Place) {
  const householdId = await insertHousehold(tx, mark)
  const studentId = await insertStudent(tx, mark, { householdId, schoolId })
  const archivedHousehold = await insertHousehold(tx, archivedMark(mark), archiveTime)
  const archivedStudent = await insertStudent(tx, archivedMark(mark), { householdId, schoolId }, archiveTime)
  const { today } = await readTerms(tx)
  const planId = await insertPlan(tx, studentId, addDays(today, 30))
  const order = { mark, studentId, householdId, schoolId, itemId }
  const orderId = await insertOrder(tx, { ...order, date: addDays(today, 30), planId })
  await tx.update(mealOrder).set({ reason: `${mark} reason` })
  const paymentId = await insertPayment(tx, mark, householdId, studentId)
  await tx.update(payment).set({ reason: `${mark} reason` })
  await tx.insert(ledgerEntry).values({
    householdId,
    date: today,
    kind: 'adjustment',
    amount: '1',
    causeId: null,
    note: `${mark} note`,
  })
  await tx.insert(orderSettings).values({ cutOffDays: 0, cutOffTime: '09:00', familiesOrder: true })
  await insertPrice(tx, mark, 'MEAL', true)
  return {
    ids: {
      household: householdId,
      // For calls that also read archived ones.
      anyHousehold: householdId,
      student: studentId,
      householdParent: await insertParent(tx, mark, householdId),
      mealOrder: orderId,
      orderPlan: planId,
      mealPrice: await insertPrice(tx, mark, 'SNACK', false),
      payment: paymentId,
      orderImport: await insertImport(tx, mark, householdId),
    },
    archived: {
      household: archivedHousehold,
      anyHousehold: goneId,
      student: archivedStudent,
      householdParent: goneId,
      mealOrder: goneId,
      orderPlan: goneId,
      mealPrice: goneId,
      payment: goneId,
      orderImport: goneId,
    },
  }
}

/** New rows for calls that use one up. */
export function familyMaker(database: Database, { mark, catererId, schoolId, itemId }: Place) {
  const run = <T>(make: (tx: Tx) => Promise<T>) => database.work({ catererId }, make)
  const family = async (tx: Tx) => {
    const householdId = await insertHousehold(tx, mark)
    return { householdId, studentId: await insertStudent(tx, mark, { householdId, schoolId }) }
  }
  const order = (tx: Tx, date: (today: string) => string) => async (planId?: number) => {
    const place = { mark, schoolId, itemId, ...(await family(tx)) }
    const { today } = await readTerms(tx)
    const of = { ...place, date: date(today), ...(planId !== undefined && { planId }) }
    return { id: await insertOrder(tx, of), date: of.date, studentId: place.studentId }
  }
  return {
    freshHousehold: () => run((tx) => insertHousehold(tx, mark)),
    freshArchivedHousehold: () => run((tx) => insertHousehold(tx, archivedMark(mark), archiveTime)),
    freshParent: () =>
      run(async (tx) => {
        const id = await insertHousehold(tx, mark)
        return { id, userId: await insertParent(tx, mark, id) }
      }),
    freshFamily: () => run(family),
    freshArchivedStudent: () =>
      run(async (tx) => {
        const householdId = await insertHousehold(tx, mark)
        return insertStudent(tx, archivedMark(mark), { householdId, schoolId }, archiveTime)
      }),
    openOrder: () => run(async (tx) => (await order(tx, (today) => addDays(today, 40))()).id),
    lockedOrder: () => run((tx) => order(tx, (today) => addDays(today, -1))()),
    freshPlan: () =>
      run(async (tx) => {
        const placed = await order(tx, (today) => addDays(today, 40))()
        const planId = await insertPlan(tx, placed.studentId, placed.date)
        await tx.update(mealOrder).set({ planId }).where(eq(mealOrder.id, placed.id))
        return planId
      }),
    freshPrice: () => run((tx) => insertPrice(tx, mark, 'SNACK', false)),
    freshPayment: () =>
      run(async (tx) => {
        const { householdId, studentId } = await family(tx)
        return insertPayment(tx, mark, householdId, studentId)
      }),
    freshImport: () => run(async (tx) => insertImport(tx, mark, await insertHousehold(tx, mark))),
    appliedImport: () =>
      run(async (tx) => {
        const id = await insertImport(tx, mark, await insertHousehold(tx, mark))
        await applyImport(tx, { userId: 0, language: 'en' }, id)
        return id
      }),
    /** A day that orders can be placed for. */
    openDay: () => run(async (tx) => addDays((await readTerms(tx)).today, 50)),
  }
}

export type FamilyMaker = ReturnType<typeof familyMaker>
