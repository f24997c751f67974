import { addDays } from '@commissary/domain/dates'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { familyWorld, type FamilyWorld } from '../../../test/support/family-world.ts'
import { addPlannedMenu } from '../../../test/support/planned-menu.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { menuItem } from '../../db/schema/menu-item.ts'
import { school } from '../../db/schema/school.ts'
import { catererHoliday } from '../../db/schema/settings.ts'

let server: TestApp
let world: FamilyWorld
beforeAll(async () => {
  server = await startApp()
  world = await familyWorld(server)
})

const place = (body: object) => world.call('POST /orders', { body })
const read = async (id: number) => (await world.call(`GET /orders/${id}`)).body
const settings = (cutOffDays: number, taxPct = '0', on = world) =>
  on.call('PUT /orderSettings', { body: { cutOffDays, cutOffTime: '00:00', taxPct } })

describe('an order', () => {
  // spec: 3.payment.regular
  test('of a regular meal costs what the price list says for the student, and is charged to the household', async () => {
    const { householdId, studentId } = await world.addFamily()
    const staffId = await world.addStudent(householdId, { priceType: 'Staff' })
    const id = await world.add('POST /orders', world.order(studentId, { payType: 'Check', note: ' No onions ' }))
    await world.add('POST /orders', world.order(staffId))
    expect(await read(id)).toMatchObject({
      status: 'placed',
      kind: 'Regular',
      payType: 'Check',
      note: 'No onions',
      gross: '3.25',
      discount: '0',
      tax: '0',
      total: '3.25',
      quantity: 1,
      householdId,
      schoolName: 'Oak',
      lines: [{ itemId: null, name: null, unitPrice: '3.25', served: null }],
    })
    expect(await world.balanceOf(householdId)).toBe('-7.75')
  })

  // spec: 3.payment.itemized
  test("of items has the items' prices, the discount and the tax, each to the cent", async () => {
    const own = await familyWorld(server)
    await settings(0, '8.875', own)
    const { householdId, studentId } = await own.addFamily()
    const lines = [{ itemId: own.milk, quantity: 3 }]
    const id = await own.add('POST /orders', own.order(studentId, { kind: 'Itemized', lines, discountPct: '10' }))
    const { body } = await own.call(`GET /orders/${id}`)
    expect(body).toMatchObject({ gross: '1.8', discount: '0.18', tax: '0.14', total: '1.76' })
    expect(body.lines).toMatchObject([{ name: 'Milk', category: 'Milk', unitPrice: '0.6', quantity: 3 }])
    expect(await own.balanceOf(householdId)).toBe('-1.76')
  })

  test('keeps its price when the price list changes', async () => {
    const own = await familyWorld(server)
    const { studentId } = await own.addFamily()
    const id = await own.add('POST /orders', own.order(studentId))
    const price = (await own.call('GET /mealPrices')).body.mealPrices.find(
      ({ isDefault }: { isDefault: boolean }) => isDefault,
    )
    const body = { menuType: 'MEAL', priceType: 'Standard', price: '9', isDefault: true }
    expect((await own.call(`PUT /mealPrices/${price.id}`, { body })).status).toBe(200)
    expect((await own.call(`GET /orders/${id}`)).body.total).toBe('3.25')
    const later = await own.add('POST /orders', own.order(studentId, { date: addDays(own.today, 4) }))
    expect((await own.call(`GET /orders/${later}`)).body.total).toBe('9')
  })

  test('is refused without a price, for an item of another meal, and for two regular meals at once', async () => {
    const { milk, water, muffin } = world
    const { studentId, householdId } = await world.addFamily()
    const itemized = (lines: object[]) => place(world.order(studentId, { kind: 'Itemized', lines }))
    expect(
      (
        await itemized([
          { itemId: milk, quantity: 1 },
          { itemId: water, quantity: 1 },
          { itemId: muffin, quantity: 1 },
          { quantity: 1 },
        ])
      ).body.fields,
    ).toEqual({
      'lines.1.itemId': 'Water has no price. Add one in Master Items, or choose another item.',
      'lines.2.itemId': 'This item is not offered for the meal. Choose another one.',
      'lines.3.itemId': 'Choose an item.',
    })
    const snack = await place(world.order(studentId, { menuType: 'SNACK' }))
    expect(snack.body.fields).toEqual({ menuType: expect.stringContaining('The price list has no price') })
    const two = await place(world.order(studentId, { lines: [{ quantity: 1 }, { quantity: 1 }] }))
    expect(two.body.fields).toEqual({ lines: expect.stringContaining('has one line') })
    expect(await world.balanceOf(householdId)).toBe('0')
  })

  test('is placed once for a meal, even by several requests at once, and again after it was canceled', async () => {
    const { householdId, studentId } = await world.addFamily()
    const answers = await Promise.all([1, 2, 3].map(() => place(world.order(studentId))))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 422, 422])
    const id = answers.find(({ status }) => status === 201)?.body.data.id
    await world.call(`POST /orders/${id}/cancellation`)
    expect(await world.balanceOf(householdId)).toBe('0')
    expect((await place(world.order(studentId))).status).toBe(201)
  })

  test('is refused on a holiday, outside the terms, too far ahead, and after the cutoff unless the office takes it late', async () => {
    const own = await familyWorld(server)
    const { studentId } = await own.addFamily()
    const on = (date: string, rest: object = {}) =>
      own.call('POST /orders', { body: own.order(studentId, { date, ...rest }) })
    await own.work(own.member, async (tx) => {
      await tx.insert(catererHoliday).values({ date: addDays(own.today, 4), note: 'Founders Day' })
      const terms = [{ termName: 'Now', startDate: addDays(own.today, -30), endDate: addDays(own.today, 30) }]
      await tx.update(school).set({ terms }).where(eq(school.id, own.oak))
    })
    expect((await on(addDays(own.today, 4))).body.fields.date).toContain('Founders Day')
    expect((await on(addDays(own.today, 31))).body.fields.date).toContain('Oak is closed')
    expect((await on('9999-12-31')).body.fields.date).toContain('within two years')
    await settings(3, '0', own)
    expect((await on(addDays(own.today, 3))).body.fields.date).toContain('The cutoff for')
    expect((await on(addDays(own.today, 3), { isLate: true })).status).toBe(201)
    expect((await on(addDays(own.today, 5))).status).toBe(201)
    const stored = (await own.call('GET /orderSettings')).body
    expect(stored).toMatchObject({ cutOffDays: 3, lockedThrough: addDays(own.today, 3), cardFee: { currency: 'USD' } })
    const body = { cutOffDays: 1, cutOffTime: '00:00', taxPct: '0' }
    const stale = await own.call('PUT /orderSettings', { body, headers: { 'if-match': String(stored.version - 1) } })
    expect(stale).toMatchObject({ status: 409, body: { current: { cutOffDays: 3 } } })
  })
})

describe('the life of an order', () => {
  test('ends before the cutoff with a cancellation, and after it with a refund', async () => {
    const own = await familyWorld(server)
    const { householdId, studentId } = await own.addFamily()
    const id = await own.add('POST /orders', own.order(studentId))
    const refund = () => own.call(`POST /orders/${id}/refund`, { body: { reason: 'Snow day' } })
    expect((await refund()).body.message).toContain('before its cutoff')
    await settings(10, '0', own)
    expect((await own.call(`GET /orders/${id}`)).body.status).toBe('locked')
    expect((await own.call(`POST /orders/${id}/cancellation`)).body.message).toContain('Refund it instead')
    expect((await refund()).status).toBe(200)
    expect((await own.call(`GET /orders/${id}`)).body).toMatchObject({ status: 'refunded', reason: 'Snow day' })
    expect((await refund()).body.message).toContain('already reversed')
    expect(await own.balanceOf(householdId)).toBe('0')
    const { body } = await own.call(`GET /households/${householdId}/ledger`)
    expect(body._embedded.entries).toMatchObject([
      { kind: 'orderReversal', amount: '3.25', balance: '0', orderId: id, note: 'Snow day' },
      { kind: 'order', amount: '-3.25', balance: '-3.25', orderId: id },
    ])
  })

  test("a day's orders at a school are marked at once, marks can be corrected, and others are left out", async () => {
    const own = await familyWorld(server)
    await settings(0, '0', own)
    const late = { date: own.today, isLate: true }
    const { householdId, studentId } = await own.addFamily()
    const [sister, far] = [await own.addStudent(householdId), await own.addStudent(householdId, { schoolId: own.elm })]
    const ids: number[] = []
    for (const student of [studentId, sister, far]) ids.push(await own.add('POST /orders', own.order(student, late)))
    const mark = (body: object) =>
      own.call('POST /servedOrders', { body: { schoolId: own.oak, date: own.today, ...body } })
    expect((await mark({ status: 'noShow', orderIds: [ids[1], ids[2], 999_999] })).body.data).toEqual({
      message: '1 order marked as no-show',
      count: 1,
    })
    expect((await mark({ status: 'served' })).body.data.count).toBe(1)
    const statuses = async () =>
      Promise.all(ids.map(async (id) => (await own.call(`GET /orders/${id}`)).body.status as string))
    expect(await statuses()).toEqual(['served', 'noShow', 'locked'])
    expect((await mark({ status: 'served', orderIds: [ids[1]] })).body.data.count).toBe(1)
    const { body } = await own.call('GET /orders', { query: { schoolId: own.oak, from: own.today, to: own.today } })
    expect(body.totals).toMatchObject({ orders: 2, meals: 2, served: 2, gross: '6.5', total: '6.5' })
    expect((await mark({ status: 'served', date: addDays(own.today, 1) })).body.fields).toHaveProperty('date')
    // A meal that was not collected is still paid for.
    expect(await own.balanceOf(householdId)).toBe('-9.75')
  })
})

describe('the list of orders', () => {
  test('filters by day, school, class, status, kind, allergies and words, and sums what is charged', async () => {
    const own = await familyWorld(server)
    const { householdId, studentId } = await own.addFamily()
    const other = await own.addStudent(householdId, {
      lastName: 'Zhou',
      className: '5C',
      allergies: ['Eggs'],
      schoolId: own.elm,
    })
    const regular = await own.add('POST /orders', own.order(studentId))
    const items = await own.add(
      'POST /orders',
      own.order(other, { kind: 'Itemized', lines: [{ itemId: own.milk, quantity: 2 }], date: addDays(own.today, 5) }),
    )
    const gone = await own.add('POST /orders', own.order(other, { date: addDays(own.today, 6) }))
    await own.call(`POST /orders/${gone}/cancellation`)
    const list = async (query: Record<string, string | number>) =>
      (await own.call('GET /orders', { query })).body._embedded.orders.map(({ id }: { id: number }) => id)
    expect(await list({})).toEqual([gone, items, regular])
    expect(await list({ from: addDays(own.today, 4), to: addDays(own.today, 5) })).toEqual([items])
    expect(await list({ schoolId: own.elm, status: 'placed' })).toEqual([items])
    expect(await list({ className: '5C', kind: 'Itemized' })).toEqual([items])
    expect(await list({ hasAllergies: 'true' })).toEqual([gone, items])
    expect(await list({ q: 'zhou milk' })).toEqual([items])
    expect(await list({ status: 'cancelled' })).toEqual([gone])
    expect(await list({ sort: 'total' })).toEqual([items, regular, gone])
    expect((await own.call('GET /orders', { query: { size: 1 } })).body).toMatchObject({
      page: { totalElements: 3, totalPages: 3 },
      totals: { orders: 3, meals: 3, gross: '4.45', total: '4.45' },
    })
  })
})

// spec: 3.user.otherInfo.priceTypes
test('the price types of the logged-in user are the kinds of orders that can be placed', async () => {
  const { priceTypes } = (await world.call('GET /userInfo')).body
  expect(priceTypes).toEqual(['Regular', 'Itemized'])
  const { studentId } = await world.addFamily()
  for (const kind of priceTypes) {
    const lines = [{ itemId: world.milk, quantity: 1 }]
    expect((await place(world.order(studentId, { kind, lines }))).status, kind).toBe(201)
  }
  expect((await place(world.order(studentId, { kind: 'Other' }))).body.fields).toHaveProperty('kind')
})

test('items that a student can order have prices, and the allergies that they conflict with or are unknown for', async () => {
  const { householdId } = await world.addFamily()
  const studentId = await world.addStudent(householdId, { allergies: ['Milk', 'Fish'] })
  const query = { studentId, date: addDays(world.today, 3), menuType: 'MEAL' }
  const { body } = await world.call('GET /orderChoices', { query })
  expect(body).toMatchObject({ isServiceDay: true, isLocked: false, regularPrice: '3.25', priceType: 'Standard' })
  expect(body.items).toMatchObject([
    { itemId: world.milk, name: 'Milk', price: '0.6', category: 'Milk', conflicts: ['Milk', 'Fish'] },
    { itemId: world.water, name: 'Water', price: null },
  ])
})

test("items that a student's school serves on the day are marked", async () => {
  const date = addDays(world.today, 3)
  const [served = 0, other = 0] = await world.work(world.member, async (tx) => {
    const [item] = await tx.select().from(menuItem).where(eq(menuItem.id, world.water))
    const lines = [{ menuItemId: world.water, ingredientId: item?.ingredientId ?? 0 }]
    return (await addPlannedMenu(tx, { schools: ['Birch'], dates: [date], lines })).schoolIds.concat(world.elm)
  })
  const { householdId } = await world.addFamily()
  const onMenu = async (schoolId: number, day = date) => {
    const query = { studentId: await world.addStudent(householdId, { schoolId }), date: day, menuType: 'MEAL' }
    const { items } = (await world.call('GET /orderChoices', { query })).body
    return items.filter((one: { isOnMenu: boolean }) => one.isOnMenu).map(({ name }: { name: string }) => name)
  }
  expect(await onMenu(served)).toEqual(['Water'])
  expect(await onMenu(served, addDays(date, 1))).toEqual([])
  expect(await onMenu(other)).toEqual([])
})

test('the price list has one price for each meal and type, and one default', async () => {
  const own = await familyWorld(server)
  const taken = await own.call('POST /mealPrices', { body: { menuType: 'MEAL', priceType: ' staff ', price: '1' } })
  expect(taken.body.fields).toEqual({ priceType: 'The price list already has Staff for this meal. Change that price.' })
  await own.add('POST /mealPrices', { menuType: 'MEAL', priceType: 'Guest', price: '6', isDefault: true })
  const { mealPrices } = (await own.call('GET /mealPrices')).body
  expect(
    mealPrices.map(({ priceType, isDefault }: { priceType: string; isDefault: boolean }) => [priceType, isDefault]),
  ).toEqual([
    ['Guest', true],
    ['Staff', false],
    ['Standard', false],
  ])
  expect((await own.call(`DELETE /mealPrices/${mealPrices[1].id}`)).status).toBe(200)
  expect(
    (await own.call('POST /mealPrices', { body: { menuType: 'MEAL', priceType: 'Cents', price: '1.005' } })).body
      .fields,
  ).toHaveProperty('price')
})
