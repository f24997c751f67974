import { answersFor } from '@commissary/domain/food'
import { addDays } from '@commissary/domain/dates'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'

import { addPlannedMenu } from '../../../test/support/planned-menu.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { household, householdAdult, student } from '../../db/schema/household.ts'
import { mealPrice, orderSettings } from '../../db/schema/meal-order.ts'
import { menuItem } from '../../db/schema/menu-item.ts'
import { caterer } from '../../db/schema/caterer.ts'

let server: TestApp
let office: Member
let parent: Member
let childId: number
let householdId: number
let schoolId: number
let foodId: number

const zone = 'America/New_York'
const today = Temporal.Now.plainDateISO(zone).toString()
/** A day whose cutoff is not in the next hours, and one without a published menu. */
const menuDay = addDays(today, 10)
const emptyDay = addDays(today, 12)

beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  office = await server.addMember({ caterer: { country: 'US', currency: 'USD', timeZone: zone } })
  const { catererId } = office
  parent = await server.addMember({ role: 'parent', catererId })
  const { body } = await server.call(office, 'POST /ingredient/ingredients', {
    body: {
      name: 'Milk',
      allergens: { Milk: 'contains', Eggs: 'free' },
      serving: { amount: '100', unit: 'g' },
      nutrients: answersFor({ calories: 50 }),
    },
  })
  foodId = body.data.id
  await server.database.work(office, async (tx) => {
    const planned = await addPlannedMenu(tx, {
      schools: ['Oak'],
      dates: [today, menuDay],
      lines: [{ ingredientId: foodId }],
    })
    schoolId = planned.schoolIds[0] ?? 0
    await tx.insert(mealPrice).values({ menuType: 'MEAL', name: 'Standard', price: '3.25', isDefault: true })
    await tx.insert(orderSettings).values({ cutOffDays: 1, cutOffTime: '00:00', familiesOrder: true })
  })
  ;({ householdId, childId } = await addFamily(office, parent))
})

/** A household with a child, linked to a parent if one is named. */
async function addFamily(caller: Member, adult: Member | null, school = schoolId) {
  return server.database.work(caller, async (tx) => {
    const [home] = await tx.insert(household).values({ name: 'Vance' }).returning({ id: household.id })
    const id = home?.id ?? 0
    const [child] = await tx
      .insert(student)
      .values({ householdId: id, schoolId: school, firstName: 'Ida', lastName: 'Vance', allergies: ['Milk'] })
      .returning({ id: student.id })
    if (adult) await tx.insert(householdAdult).values({ householdId: id, userId: adult.userId })
    return { householdId: id, childId: child?.id ?? 0 }
  })
}

const family = () => server.call(parent, 'GET /commissary/ownFamily')
const order = (date: string, id = childId) =>
  server.call(parent, `POST /commissary/ownFamily/children/${id}/orders`, { body: { date, menuType: 'MEAL' } })
const orders = () =>
  server.call(parent, `GET /commissary/ownFamily/children/${childId}/orders`, {
    query: { startDate: today, endDate: menuDay },
  })
const menu = (id = childId) =>
  server.call(parent, `GET /commissary/ownFamily/children/${id}/menu`, { query: { startDate: menuDay } })
const saveAllergies = (allergies: string[], id = childId) =>
  server.call(parent, `PUT /commissary/ownFamily/children/${id}/allergies`, { body: { allergies } })

test('a parent reads their own children, with the balance of the household', async () => {
  await addFamily(office, null)
  const { status, body } = await family()
  expect(status).toBe(200)
  expect(body).toMatchObject({ today, isOrderingOn: true, households: [{ id: householdId, balance: '0' }] })
  expect(body.children).toEqual([
    {
      id: childId,
      householdId,
      firstName: 'Ida',
      lastName: 'Vance',
      className: null,
      schoolName: 'Oak',
      allergies: ['Milk'],
      version: 1,
      updatedAt: expect.any(String),
    },
  ])
})

test('a parent whom the office has not linked to a household has no children', async () => {
  const stranger = await server.addMember({ role: 'parent', catererId: office.catererId })
  expect((await server.call(stranger, 'GET /commissary/ownFamily')).body).toMatchObject({
    households: [],
    children: [],
  })
})

test("the menu is what was published to the child's school, with its allergens, also without a public page", async () => {
  const { status, body } = await menu()
  expect(status).toBe(200)
  expect(body).toMatchObject({ schoolName: 'Oak', startDate: menuDay, endDate: addDays(menuDay, 6) })
  const [line] = body.menus[0].days[0].lines as { name: string; allergens: { allergen: string; level: string }[] }[]
  expect(line).toMatchObject({ name: 'Milk' })
  const levelOf = (name: string) => line?.allergens.find(({ allergen }) => allergen === name)?.level
  expect([levelOf('Milk'), levelOf('Eggs'), levelOf('Peanuts')]).toEqual(['contains', 'free', 'unknown'])
})

describe('the same 404 as for a child that never existed', () => {
  const answers = async (id: number) => [
    await menu(id),
    await saveAllergies(['Eggs'], id),
    await order(menuDay, id),
    await server.call(parent, `GET /commissary/ownFamily/children/${id}/orders`),
  ]
  const expectAbsent = async (id: number) => {
    const found = (await answers(id)).map(({ status, body }) => ({ status, body }))
    const absent = (await answers(900_000_001)).map(({ status, body }) => ({ status, body }))
    expect(found).toEqual(absent)
    expect(found.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  }

  test("for another household's child", async () => {
    await expectAbsent((await addFamily(office, null)).childId)
  })

  test("for another caterer's child", async () => {
    const other = await server.addMember()
    const otherSchool = await server.database.work(other, async (tx) => {
      const { schoolIds } = await addPlannedMenu(tx, { schools: ['Elm'], dates: [], lines: [] })
      return schoolIds[0] ?? 0
    })
    await expectAbsent((await addFamily(other, null, otherSchool)).childId)
  })

  test.each([
    ['whose household the parent was taken out of', () => ({ table: householdAdult })],
    ['of an archived household', () => ({ table: household })],
    ['that is archived', () => ({ table: student })],
  ] as const)('for a child %s', async (_, of) => {
    await server.database.work(office, async (tx) => {
      const { table } = of()
      const archived = { archivedAt: '2026-01-01T00:00:00Z' }
      if (table === householdAdult) await tx.delete(table).where(eq(table.householdId, householdId))
      else if (table === household) await tx.update(table).set(archived).where(eq(table.id, householdId))
      else await tx.update(student).set(archived).where(eq(student.id, childId))
    })
    await expectAbsent(childId)
    expect((await family()).body.children).toEqual([])
  })
})

test('the office sees who changed the allergies of a child', async () => {
  expect((await saveAllergies(['Milk', 'Eggs'])).body.data.message).toBe('Allergies saved')
  const { body } = await server.call(office, 'GET /commissary/recordHistory', {
    query: { recordType: 'student', recordId: String(childId) },
  })
  const [event] = body._embedded.events as { by: string; changes: object[] }[]
  expect(event).toMatchObject({ by: expect.stringMatching(/^Mem Ber/) as string })
  expect(event?.changes).toEqual([{ field: 'allergies', from: 'Milk', to: 'Milk, Eggs' }])
  expect((await server.call(office, `GET /commissary/students/${childId}`)).body).toMatchObject({
    firstName: 'Ida',
    allergies: ['Milk', 'Eggs'],
  })
})

test('a change that the office made since is not overwritten', async () => {
  await saveAllergies(['Eggs'])
  const { status, body } = await server.call(parent, `PUT /commissary/ownFamily/children/${childId}/allergies`, {
    body: { allergies: [] },
    headers: { 'if-match': '1' },
  })
  expect(status).toBe(409)
  expect(body.current).toMatchObject({ allergies: ['Eggs'], version: 2 })
  expect(body.current).not.toHaveProperty('studentNumber')
})

describe('items of the menu', () => {
  const addItem = (name: string, price: string | null, ingredientId: number | null = foodId) =>
    server.database.work(office, async (tx) => {
      const row = { name, price, ingredientId, types: ['MEAL'] as const, mealCategory: 'Milk' as const }
      const [item] = await tx
        .insert(menuItem)
        .values({ ...row, types: [...row.types], publicNames: { es: 'Leche' }, priceType: 'Itemized' })
        .returning({ id: menuItem.id })
      return item?.id ?? 0
    })
  const orderItems = (items: { itemId: number; quantity: number }[], date = menuDay) =>
    server.call(parent, `POST /commissary/ownFamily/children/${childId}/orders`, {
      body: { date, menuType: 'MEAL', items },
    })
  const choices = (date: string) =>
    server.call(parent, `GET /commissary/ownFamily/children/${childId}/orderItems`, {
      query: { date, menuType: 'MEAL' },
    })

  test('are the priced items of the published day, with names and what the child is allergic to', async () => {
    expect((await orders()).body.hasItems).toBe(false)
    const milk = await addItem('Milk', '0.6')
    await addItem('Free milk', null)
    const other = await server.call(office, 'POST /ingredient/ingredients', {
      body: { name: 'Cake', nutrients: answersFor({ calories: 50 }) },
    })
    await addItem('Cake', '2', other.body.data.id)
    expect((await choices(menuDay)).body).toEqual({
      taxPct: '0',
      items: [{ itemId: milk, name: 'Milk', names: { es: 'Leche' }, price: '0.6', conflicts: ['Milk'] }],
    })
    expect((await choices(emptyDay)).body.items).toEqual([])
    expect((await orders()).body.hasItems).toBe(true)
  })

  test('are charged at their prices in addition to the meal, once a day, and can be canceled until the cutoff', async () => {
    const milk = await addItem('Milk', '0.6')
    const placed = await orderItems([{ itemId: milk, quantity: 2 }])
    expect(placed).toMatchObject({ status: 201, body: { data: { message: 'Order placed' } } })
    await order(menuDay)
    expect((await orders()).body.orders).toMatchObject([
      { kind: 'Itemized', status: 'placed', items: [{ name: 'Milk', names: { es: 'Leche' } }], total: '1.2' },
      { kind: 'Regular', total: '3.25' },
    ])
    expect((await orderItems([{ itemId: milk, quantity: 1 }])).body.fields).toEqual({
      date: 'Items of this meal are already ordered. Cancel that order to choose others.',
    })
    await server.call(parent, `POST /commissary/ownFamily/orders/${placed.body.data.id}/cancel`)
    expect((await family()).body.households).toMatchObject([{ balance: '-3.25' }])
  })

  test('are refused if the school does not serve them, without a price, or from another caterer', async () => {
    const free = await addItem('Free milk', null)
    const notServed = { 'items.0.itemId': "The school doesn't serve this item on that day. Choose another one." }
    const elsewhere = await server.call(office, 'POST /ingredient/ingredients', {
      body: { name: 'Cake', nutrients: answersFor({ calories: 50 }) },
    })
    const cake = await addItem('Cake', '2', elsewhere.body.data.id)
    for (const itemId of [cake, 900_000_001]) {
      expect((await orderItems([{ itemId, quantity: 1 }])).body.fields).toEqual(notServed)
    }
    expect((await orderItems([{ itemId: free, quantity: 1 }])).status).toBe(422)
    expect((await orderItems([])).status).toBe(422)
    expect((await family()).body.households).toMatchObject([{ balance: '0' }])
  })
})

describe('a plan of a period', () => {
  const monday = addDays(today, 22 - Temporal.PlainDate.from(today).dayOfWeek)
  const body = (rest: object = {}) => ({ period: 'Weekly', from: monday, menuType: 'MEAL', ...rest })
  const path = () => `/commissary/ownFamily/children/${childId}`
  const place = (rest?: object) => server.call(parent, `POST ${path()}/orderPlans`, { body: body(rest) })
  const preview = (rest?: object) => server.call(parent, `POST ${path()}/orderPlanPreview`, { body: body(rest) })
  const plans = async () => (await server.call(parent, `GET ${path()}/orderPlans`)).body.plans

  test.each([
    ['Weekly', 5],
    ['Monthly', null],
    ['Yearly', null],
  ])('%s orders each day at the price of a meal, as its preview says', async (period, count) => {
    const shown = (await preview({ period })).body
    const open = shown.days.filter(({ skipped }: { skipped: string | null }) => skipped === null).length
    if (count !== null) expect(open).toBe(count)
    expect(open).toBeGreaterThan(4)
    expect((await family()).body.households).toMatchObject([{ balance: '0' }])
    expect((await place({ period })).status).toBe(201)
    expect(await plans()).toMatchObject([{ period, kind: 'Regular', orders: open, open, total: shown.total }])
    expect((await plans())[0]).not.toHaveProperty('by')
    expect(Number((await family()).body.households[0].balance)).toBe(-Number(shown.total))
    expect(Number(shown.total)).toBeCloseTo(open * 3.25)
  })

  test('leaves out days with an order, and can be canceled until the cutoffs', async () => {
    await place({ weekdays: [1] })
    const days = (await preview()).body.days as { date: string; skipped: string | null }[]
    expect(days.map(({ skipped }) => skipped)).toEqual(['ordered', null, null, null, null])
    const id = (await place()).body.data.id as number
    const canceled = await server.call(parent, `POST /commissary/ownFamily/orderPlans/${id}/cancel`)
    expect(canceled.body.data).toEqual({ message: '4 orders canceled', count: 4 })
    expect((await family()).body.households).toMatchObject([{ balance: '-3.25' }])
    await server.database.work(office, (tx) => tx.update(orderSettings).set({ cutOffDays: 30 }))
    expect((await place()).body.fields).toHaveProperty('from')
  })

  test("needs a priced meal at the school, a caterer that takes orders, and the parent's own child", async () => {
    expect((await place({ menuType: 'BREAKFAST' })).body.fields).toHaveProperty('menuType')
    const id = (await place()).body.data.id as number
    const stranger = await server.addMember({ role: 'parent', catererId: office.catererId })
    const cancel = (by: Member, planId: number) =>
      server.call(by, `POST /commissary/ownFamily/orderPlans/${planId}/cancel`)
    expect((await cancel(stranger, id)).body).toEqual((await cancel(parent, 900_000_001)).body)
    expect((await cancel(stranger, id)).status).toBe(404)
    const { childId: theirs } = await addFamily(office, null)
    const foreign = await server.call(parent, `POST /commissary/ownFamily/children/${theirs}/orderPlans`, {
      body: body(),
    })
    expect(foreign.status).toBe(404)
    await server.database.work(office, (tx) => tx.update(orderSettings).set({ familiesOrder: false }))
    const off = { status: 422, body: { message: 'The office places orders. Please contact them.' } }
    expect(await place()).toMatchObject(off)
    expect(await cancel(parent, id)).toMatchObject(off)
  })
})

test('a parent can change their name and mobile number, but not their email or rights', async () => {
  const input = { firstName: ' Rosa ', lastName: 'Vance', mobile: '2125550100' }
  const answer = await server.call(parent, 'PUT /commissary/ownProfile', { body: input })
  expect(answer.body.data.message).toBe('Profile saved')
  expect((await server.call(parent, 'GET /commissary/ownProfile')).body).toEqual({
    ...input,
    firstName: 'Rosa',
    email: parent.userName,
    version: 2,
    updatedAt: expect.any(String),
  })
  const blank = await server.call(parent, 'PUT /commissary/ownProfile', { body: { ...input, firstName: '  ' } })
  expect(blank).toMatchObject({ status: 422, body: { fields: { firstName: 'Please provide first name' } } })
  const role = await server.call(parent, 'PUT /commissary/ownProfile', { body: { ...input, role: 'administrator' } })
  expect(role.status).toBe(422)
  expect((await server.call(parent, 'GET /commissary/users')).status).toBe(403)
})

describe('an order', () => {
  test('charges the household and is taken back when it is canceled', async () => {
    const placed = await order(menuDay)
    expect(placed).toMatchObject({ status: 201, body: { data: { message: 'Order placed' } } })
    expect((await family()).body.households).toMatchObject([{ balance: '-3.25' }])
    const { body } = await orders()
    expect(body.orders).toMatchObject([{ date: menuDay, menuType: 'MEAL', status: 'placed', items: [], total: '3.25' }])
    expect(body.prices).toEqual([{ menuType: 'MEAL', price: '3.25' }])
    expect(await order(menuDay)).toMatchObject({
      status: 422,
      body: { fields: { date: 'This meal is already ordered.' } },
    })

    const id = placed.body.data.id as number
    const canceled = await server.call(parent, `POST /commissary/ownFamily/orders/${id}/cancel`)
    expect(canceled).toMatchObject({ status: 200, body: { data: { message: 'Order canceled' } } })
    expect((await family()).body.households).toMatchObject([{ balance: '0' }])
    expect((await orders()).body.orders).toEqual([])
  })

  test('costs what its button says: the price with tax', async () => {
    await server.database.work(office, (tx) => tx.update(orderSettings).set({ taxPct: '8' }))
    expect((await orders()).body.prices).toEqual([{ menuType: 'MEAL', price: '3.51' }])
    const placed = await order(menuDay)
    expect((await family()).body.households).toMatchObject([{ balance: '-3.51' }])
    await server.call(parent, `POST /commissary/ownFamily/orders/${placed.body.data.id}/cancel`)
    await server.database.work(office, (tx) => tx.update(orderSettings).set({ taxPct: '0' }))
  })

  test("is refused after the cutoff in the caterer's time zone, and then can't be canceled", async () => {
    const id = (await order(menuDay)).body.data.id as number
    await server.database.work(office, (tx) => tx.update(orderSettings).set({ cutOffDays: 30 }))
    const { days } = (await orders()).body as { days: { date: string; isLocked: boolean; locksAt: string }[] }
    const locksAt = Temporal.PlainDate.from(addDays(menuDay, -30)).toZonedDateTime(zone).toInstant()
    expect(days.find(({ date }) => date === menuDay)).toMatchObject({ isLocked: true })
    expect(Temporal.Instant.from(days.at(-1)?.locksAt ?? '').equals(locksAt)).toBe(true)
    const canceled = await server.call(parent, `POST /commissary/ownFamily/orders/${id}/cancel`)
    expect(canceled).toMatchObject({ status: 422, body: { message: expect.stringContaining('cutoff') as string } })
    const late = await order(today)
    expect(late.status).toBe(422)
    expect(late.body.fields.date).toMatch(/^The cutoff for .* has passed\. Choose a later day\.$/)
  })

  test('is refused for a day without a menu, and where the caterer takes none from families', async () => {
    expect((await order(emptyDay)).body.fields).toEqual({
      date: 'No menu is published for that day. Choose another day.',
    })
    await server.database.work(office, (tx) => tx.update(orderSettings).set({ familiesOrder: false }))
    expect(await order(menuDay)).toMatchObject({
      status: 422,
      body: { message: 'The office places orders. Please contact them.' },
    })
    expect((await family()).body).toMatchObject({ isOrderingOn: false, households: [{ balance: null }] })
  })

  test('of another household is the same 404 as one that never existed', async () => {
    const other = await server.addMember({ role: 'parent', catererId: office.catererId })
    const id = (await order(menuDay)).body.data.id as number
    const cancel = (orderId: number) => server.call(other, `POST /commissary/ownFamily/orders/${orderId}/cancel`)
    const [theirs, absent] = [await cancel(id), await cancel(900_000_001)]
    expect(theirs.status).toBe(404)
    expect(theirs.body).toEqual(absent.body)
  })
})

test("the cutoff is that of the caterer's time zone", async () => {
  await server.database.work(office, (tx) =>
    tx.update(caterer).set({ timeZone: 'Pacific/Kiritimati' }).where(eq(caterer.id, office.catererId)),
  )
  const { days } = (await orders()).body as { days: { date: string; locksAt: string }[] }
  const locksAt = Temporal.PlainDate.from(addDays(menuDay, -1)).toZonedDateTime('Pacific/Kiritimati').toInstant()
  expect(Temporal.Instant.from(days.at(-1)?.locksAt ?? '').equals(locksAt)).toBe(true)
})
