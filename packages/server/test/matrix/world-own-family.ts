import { randomUUID } from 'node:crypto'

import { addDays } from '@commissary/domain/dates'
import { eq } from 'drizzle-orm'

import { household, householdAdult, student } from '../../src/db/schema/household.ts'
import { mealOrder, orderPlan } from '../../src/db/schema/meal-order.ts'
import type { Database, Tx } from '../../src/db/work.ts'
import { replaceDay } from '../../src/modules/calendars/store.ts'
import { insertOrders } from '../../src/modules/meal-orders/insert-orders.ts'
import { readTerms } from '../../src/modules/meal-orders/order-settings.ts'
import { archivedMark, archiveTime } from './inputs.ts'
import { goneId } from './world-settings.ts'

interface Place {
  mark: string
  catererId: number
  schoolId: number
  itemId: number
  /** The parent whose token the world has. */
  parentId: number
  administratorId: number
}

async function insertChild(tx: Tx, mark: string, { schoolId }: Place, householdId: number, archivedAt?: string) {
  const texts = { firstName: `${mark} first`, lastName: `${mark} last`, className: `${mark} class` }
  const studentNumber = `${mark} ${randomUUID().slice(0, 8)}`
  const [row] = await tx
    .insert(student)
    .values({ ...texts, studentNumber, householdId, schoolId, allergies: ['Milk'], ...(archivedAt && { archivedAt }) })
    .returning({ id: student.id })
  return row?.id ?? 0
}

async function insertOwnHousehold(tx: Tx, { mark, parentId }: Place): Promise<number> {
  const texts = { name: `${mark} family`, code: `${mark} ${randomUUID().slice(0, 8)}`, email: `own@${mark}.test` }
  const [row] = await tx
    .insert(household)
    .values({ ...texts, phone: `${mark} phone`, note: `${mark} note` })
    .returning({ id: household.id })
  const householdId = row?.id ?? 0
  await tx.insert(householdAdult).values({ householdId, userId: parentId })
  return householdId
}

async function insertOrder(
  tx: Tx,
  { mark, schoolId, itemId }: Place,
  child: { id: number; householdId: number },
  inDays = 40,
) {
  const { today } = await readTerms(tx)
  const amounts = { unitPrice: '3.5', gross: '3.5', discount: '0', tax: '0', total: '3.5' }
  const line = { itemId, name: `${mark} taco`, mealCategory: 'Entree' as const, quantity: 1, ...amounts }
  const of = { studentId: child.id, householdId: child.householdId, schoolId, date: addDays(today, inDays) }
  const order = { ...of, menuType: 'MEAL', kind: 'Regular', note: `${mark} note`, lines: [line] } as const
  const [saved] = await insertOrders(tx, [order])
  return saved?.id ?? 0
}

/** A plan with an order that can be canceled. */
async function insertPlan(tx: Tx, place: Place, child: { id: number; householdId: number }): Promise<number> {
  const orderId = await insertOrder(tx, place, child, 41)
  const { today } = await readTerms(tx)
  const [startsOn, endsOn] = [addDays(today, 40), addDays(today, 46)]
  const of = { period: 'Weekly', menuType: 'MEAL', kind: 'Regular', startsOn, endsOn } as const
  const [row] = await tx
    .insert(orderPlan)
    .values({ ...of, weekdays: [1], studentId: child.id })
    .returning({ id: orderPlan.id })
  const planId = row?.id ?? 0
  await tx.update(mealOrder).set({ planId }).where(eq(mealOrder.id, orderId))
  return planId
}

/** The household of the world's parent, with a child, an archived one, an order and a plan. */
export async function addOwnFamily(tx: Tx, place: Place) {
  const householdId = await insertOwnHousehold(tx, place)
  const id = await insertChild(tx, place.mark, place, householdId)
  const gone = await insertChild(tx, archivedMark(place.mark), place, householdId, archiveTime)
  return {
    ids: {
      child: id,
      childOrder: await insertOrder(tx, place, { id, householdId }),
      childPlan: await insertPlan(tx, place, { id, householdId }),
    },
    archived: { child: gone, childOrder: goneId, childPlan: goneId },
  }
}

/** New rows for calls that use one up. */
export function ownFamilyMaker(database: Database, place: Place) {
  const { catererId, schoolId, administratorId, mark } = place
  const run = <T>(make: (tx: Tx) => Promise<T>) => database.work({ catererId, userId: administratorId }, make)
  const freshChild = async (tx: Tx) => {
    const householdId = await insertOwnHousehold(tx, place)
    return { id: await insertChild(tx, mark, place, householdId), householdId }
  }
  return {
    freshChild: () => run(async (tx) => (await freshChild(tx)).id),
    openOrder: () => run(async (tx) => insertOrder(tx, place, await freshChild(tx))),
    openPlan: () => run(async (tx) => insertPlan(tx, place, await freshChild(tx))),
    /** A week of lunches that can be ordered. */
    plan: () =>
      run(async (tx) => {
        const from = addDays((await readTerms(tx)).today, 60)
        return { period: 'Weekly' as const, from, menuType: 'MEAL' as const }
      }),
    /** A day before its cutoff that the school has a menu on. */
    orderableDay: () =>
      run(async (tx) => {
        const date = addDays((await readTerms(tx)).today, 50)
        const lines = [{ key: `${mark}-o`, text: `${mark} special`, category: 'Side' as const, plannedServings: null }]
        const caller = { catererId, userId: administratorId, role: 'administrator' } as const
        const day = { plannedMeals: 100, note: `${mark} note`, reason: `${mark} reason`, lines }
        await replaceDay(tx, caller, { schoolId, menuType: 'MEAL', date }, day, null)
        return date
      }),
  }
}

export type OwnFamilyMaker = ReturnType<typeof ownFamilyMaker>
