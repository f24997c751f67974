import type { Term } from '@commissary/domain/school'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { lineOf, type OrderWorld, orderWorld } from '../../../test/support/order-world.ts'
import {
  daysAgo,
  type ProductionWorld,
  productionWorld,
  sampleDay,
  sampleService,
} from '../../../test/support/production-world.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { isNightly } from '../../../test/support/test-scale.ts'
import { school } from '../../db/schema/school.ts'
import { seedDemo } from '../../demo/seed.ts'
import { demoLogin } from '../../demo/seed-users.ts'
import { listStock } from '../stock/list.ts'
import { listIngredients } from '../ingredients/list.ts'
import { listOrders } from '../meal-orders/read-orders.ts'
import { listPayments } from '../payments/read-payments.ts'
import { listPurchaseOrders } from '../purchase-orders/list.ts'
import { findLogin } from '../session/store.ts'
import { testDatabase } from '../../../test/support/test-database.ts'
import { readDashboard } from './read-dashboard.ts'

const dashboard = 'GET /commissary/dashboard'
const openRecords = 'GET /commissary/productionRecords/search/findNotClosed'

describe('the kitchen', () => {
  let server: TestApp
  let world: ProductionWorld
  beforeAll(async () => {
    server = await startApp()
    world = await productionWorld(
      server,
      [0, 1, 2, 3, 40].map((days) => sampleDay(daysAgo(days))),
    )
  })

  test('past meals without a closed record are counted and listed, the oldest first, for 30 days', async () => {
    const signed = (await world.open(daysAgo(3))).body.data.record.id as number
    await world.enter(signed, world.whole(sampleService))
    expect((await world.sign(signed)).status).toBe(200)
    const open = (await world.open(daysAgo(2))).body.data.record.id as number

    const { body } = await world.call(openRecords)
    expect(body._embedded.productionRecords).toEqual([
      { schoolId: world.oak, schoolName: 'Oak', date: daysAgo(2), itemType: 'MEAL', recordId: open, plannedMeals: 300 },
      { schoolId: world.oak, schoolName: 'Oak', date: daysAgo(1), itemType: 'MEAL', recordId: null, plannedMeals: 300 },
    ])
    expect((await world.call(dashboard)).body.openRecords).toBe(2)
    expect((await world.call(openRecords, { query: { days: 62 } })).body._embedded.productionRecords).toHaveLength(3)
  })

  test("a holiday's meals are not missing a record", async () => {
    const holiday = { catererId: world.member.catererId, date: daysAgo(1), note: 'Snow day' }
    const added = await world.call('POST /commissary/catererHolidays', { body: holiday })
    const body = (await world.call(dashboard, { query: { date: daysAgo(1) } })).body
    expect(body).toMatchObject({ openRecords: 1, meals: { closedFor: 'Snow day', schools: [] } })
    expect(body.holidays).toEqual([{ date: daysAgo(1), note: 'Snow day' }])
    await world.call(`DELETE /commissary/catererHolidays/${added.body.data.id}`)
  })

  test("a day outside of the school's terms is not missing a record, unless one was opened for it", async () => {
    const setTerms = (terms: Term[]) =>
      server.database.work(world.member, (tx) => tx.update(school).set({ terms }).where(eq(school.id, world.oak)))
    await setTerms([{ termName: 'Spring', startDate: daysAgo(90), endDate: daysAgo(4) }])
    expect((await world.call(dashboard)).body.openRecords).toBe(1)
    await setTerms([{ termName: 'Fall', startDate: daysAgo(1), endDate: daysAgo(1) }])
    expect((await world.call(dashboard)).body.openRecords).toBe(2)
    await setTerms([])
  })

  test("a day's meals say what is planned and what is recorded", async () => {
    const mealsOf = async (days: number) =>
      (await world.call(dashboard, { query: { date: daysAgo(days) } })).body.meals.schools
    expect(await mealsOf(0)).toEqual([
      {
        schoolId: world.oak,
        schoolName: 'Oak',
        keepsRecords: true,
        meals: [{ itemType: 'MEAL', state: 'planned', plannedMeals: 300, servedMeals: null }],
      },
    ])
    expect((await mealsOf(1))[0].meals[0].state).toBe('late')
    expect((await mealsOf(3))[0].meals[0]).toMatchObject({ state: 'signed', servedMeals: 285 })
    // A service day without a menu.
    const monday = [10, 11, 12, 13, 14, 15, 16].find((days) => Temporal.PlainDate.from(daysAgo(days)).dayOfWeek === 1)
    expect((await mealsOf(monday ?? 0))[0].meals[0].state).toBe('notPlanned')
  })

  test('staff see the areas that they have access to, for their schools', async () => {
    const cook = await world.addStaff([world.oak], ['production'])
    expect((await world.call(dashboard, {}, cook)).body).toMatchObject({ openRecords: 2, stock: null, catalog: null })
    const other = await world.addStaff([world.elm], ['production'])
    const body = (await world.call(dashboard, {}, other)).body
    expect(body).toMatchObject({ openRecords: 0, orders: null, meals: { schools: [] } })
    expect((await world.call(dashboard, { query: { schoolId: world.oak } }, other)).status).toBe(404)
    expect((await world.call(openRecords, { query: { schoolId: world.oak } }, other)).status).toBe(404)
    const buyer = await world.addStaff([world.oak], ['catalog'])
    expect((await world.call(dashboard, {}, buyer)).body).toMatchObject({
      openRecords: null,
      meals: null,
      catalog: { missingEvidence: 0, missingNutrition: 3 },
    })
  })

  test('first steps are ticked from data of the caterer, also for staff without a school', async () => {
    const planner = await world.addStaff([], ['menus'])
    expect((await world.call(dashboard, {}, planner)).body.steps.schools).toBe(true)
    expect((await world.call(dashboard)).body.steps).toEqual({
      schools: true,
      vendors: false,
      foods: false,
      ingredients: true,
      recipes: false,
      cycleMenus: false,
      menus: true,
      records: true,
    })
  })
})

describe('the store', () => {
  let world: OrderWorld
  const numbersOf = async (due: string) =>
    (await world.call('GET /purchaseOrders', { query: { due } })).body._embedded.purchaseOrders.map(
      ({ number }: { number: string }) => number,
    )

  test('drafts at their cutoff and deliveries that are due are counted, and the list filters them', async () => {
    world = await orderWorld(await startApp())
    const soon = Temporal.PlainDate.from(world.today).add({ days: 1 }).toString()
    await world.addOrder({ lines: [lineOf(world.beef, '2')], deliveryDate: soon })
    await world.addOrder({ lines: [lineOf(world.beef, '2')], deliveryDate: '2031-01-06' })
    expect((await world.call(dashboard)).body.orders).toEqual({ toSubmit: 1, toReceive: 0 })
    expect(await numbersOf('submit')).toEqual(['PO-0001'])
    expect(await numbersOf('receive')).toEqual([])
  })
})

test.runIf(isNightly)('on the demo, each count matches the list it opens, and all are read within 250 ms', async () => {
  const database = await testDatabase()
  await seedDemo(database)
  const login = await database.system((tx) => findLogin(tx, demoLogin.userName))
  const caller = { catererId: login?.catererId ?? 0, userId: login?.userId ?? 0 }
  await database.work(caller, async (tx) => {
    const page = { page: 0, size: 10 }
    const stockOf = async (query: object) =>
      (await listStock(tx, caller.userId, { ...page, ...query })).page.totalElements
    const foodsOf = async (query: object) =>
      (await listIngredients(tx, { ...page, isDiscontinued: false, ...query })).page.totalElements
    const ordersOf = async (due: 'submit' | 'receive') =>
      (await listPurchaseOrders(tx, caller, { ...page, due })).page.totalElements
    const { stock, orders, catalog, families } = await readDashboard(tx, caller, {})
    expect(stock).toEqual({
      belowZero: await stockOf({ state: 'negative' }),
      belowPar: await stockOf({ state: 'belowPar' }),
      expiring: await stockOf({ expiresWithin: 7 }),
    })
    expect(orders).toEqual({ toSubmit: await ordersOf('submit'), toReceive: await ordersOf('receive') })
    expect(catalog).toEqual({
      missingNutrition: await foodsOf({ missingNutrition: true }),
      missingEvidence: await foodsOf({ missingEvidence: true }),
    })
    const { ordersFrom: from = '', ordersTo: to = '', ...counts } = families ?? {}
    expect(counts).toEqual({
      notMarked: (await listOrders(tx, caller, { ...page, status: 'locked', from, to })).page.totalElements,
      notReconciled: (await listPayments(tx, caller, { ...page, status: 'recorded', isReconciled: false })).page
        .totalElements,
    })
    expect(stock?.belowZero).toBeGreaterThan(0)
    const times: number[] = []
    for (let run = 0; run < 5; run++) {
      const start = performance.now()
      await readDashboard(tx, caller, {})
      times.push(performance.now() - start)
    }
    // The best of five: the machine that runs the gate is busy with other tests.
    expect(Math.min(...times)).toBeLessThan(250)
  })
})
