import { addDays } from '@commissary/domain/dates'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { familyWorld, type FamilyWorld } from '../../../test/support/family-world.ts'
import { startApp } from '../../../test/support/test-app.ts'
import { mealOrder } from '../../db/schema/meal-order.ts'

let world: FamilyWorld
let yesterday: string
let unmarked: number
beforeAll(async () => {
  world = await familyWorld(await startApp())
  yesterday = addDays(world.today, -1)
  const { householdId, studentId } = await world.addFamily()
  const far = await world.addStudent(householdId, { schoolId: world.elm })
  // An order is placed for a coming day, and then its date is changed.
  async function orderOf(student: number, date: string) {
    const id = await world.add('POST /orders', world.order(student))
    await world.work(world.member, (tx) => tx.update(mealOrder).set({ date }).where(eq(mealOrder.id, id)))
    return id
  }
  unmarked = await orderOf(studentId, yesterday)
  await orderOf(far, yesterday)
  await orderOf(studentId, addDays(world.today, -31))
  await orderOf(studentId, world.today)
  await world.add('POST /orders', world.order(studentId))
  for (const amount of ['20', '40']) {
    await world.add('POST /payments', { householdId, paidOn: world.today, payType: 'Check', amount })
  }
})

const familiesOf = async (query: Record<string, number> = {}, by = world.member) =>
  (await world.call('GET /dashboard', { query }, by)).body.families

test('unmarked orders of the last 30 days and unreconciled payments are counted as in their lists', async () => {
  const families = await familiesOf()
  expect(families).toEqual({
    ordersFrom: addDays(world.today, -30),
    ordersTo: yesterday,
    notMarked: 2,
    notReconciled: 2,
  })
  const { ordersFrom, ordersTo } = families
  const listed = await world.call('GET /orders', { query: { status: 'locked', from: ordersFrom, to: ordersTo } })
  expect(listed.body.page.totalElements).toBe(2)
  const payments = await world.call('GET /payments', { query: { status: 'recorded', isReconciled: 'false' } })
  expect(payments.body.page.totalElements).toBe(2)
})

test('one school has its own orders and the payments of its families', async () => {
  expect(await familiesOf({ schoolId: world.elm })).toMatchObject({ notMarked: 1, notReconciled: 2 })
  const clerk = await world.addStaff([world.elm], ['orders'])
  expect(await familiesOf({}, clerk)).toMatchObject({ notMarked: 1, notReconciled: 2 })
})

test("users without access to orders don't see their counts", async () => {
  expect(await familiesOf({}, await world.addStaff([world.oak], ['reports']))).toBeNull()
})

test('marking an order and reconciling a payment take them out of the counts', async () => {
  await world.call('POST /servedOrders', {
    body: { schoolId: world.oak, date: yesterday, status: 'served', orderIds: [unmarked] },
  })
  const [first] = (await world.call('GET /payments')).body._embedded.payments as { id: number }[]
  await world.call('POST /paymentReconciliation', { body: { paymentIds: [first?.id], isReconciled: true } })
  expect(await familiesOf()).toMatchObject({ notMarked: 1, notReconciled: 1 })
})
