import { addDays } from '@commissary/domain/dates'
import { answersFor } from '@commissary/domain/food'
import { eq } from 'drizzle-orm'

import { ingredient } from '../../src/db/schema/ingredient.ts'
import { inventorySite, inventorySiteSchool } from '../../src/db/schema/inventory-site.ts'
import { appUser, userSchool } from '../../src/db/schema/user.ts'
import { school } from '../../src/db/schema/school.ts'
import { readCatererToday } from '../../src/shared/caterer-today.ts'
import type { Member, TestApp } from './test-app.ts'

/** A caterer with two sites, a school each, a member of the second school, and a vendor that sells beef in 40-lb cases. */
export async function orderWorld(server: TestApp) {
  const member = await server.addMember()
  const work: TestApp['database']['work'] = (caller, run) => server.database.work(caller, run)
  const today = await work(member, readCatererToday)
  const { sites, schools } = await work(member, async (tx) => {
    const names = ['Ash', 'Birch']
    const added = await tx
      .insert(school)
      .values(names.map((schoolName) => ({ schoolName })))
      .returning({ id: school.id })
    const stores = await tx
      .insert(inventorySite)
      .values(['Central store', 'Birch kitchen'].map((siteName) => ({ siteName })))
      .returning({ id: inventorySite.id })
    await tx
      .insert(inventorySiteSchool)
      .values(stores.map(({ id }, index) => ({ inventorySiteId: id, schoolId: added[index]?.id ?? 0 })))
    return { sites: stores.map(({ id }) => id), schools: added.map(({ id }) => id) }
  })
  const helper = await server.addMember({ role: 'staff', catererId: member.catererId })
  await work(member, async (tx) => {
    await tx.update(appUser).set({ hasAllSchools: false }).where(eq(appUser.id, helper.userId))
    await tx.insert(userSchool).values({ userId: helper.userId, schoolId: schools[1] ?? 0 })
  })
  const call = (operation: string, options: { query?: object; body?: unknown; headers?: object } = {}, by = member) =>
    server.call(by, operation, {
      ...options,
      query: { catererId: by.catererId, ...options.query },
    } as Parameters<TestApp['call']>[2])

  async function addVendor(rest: object = {}): Promise<number> {
    const vendorCode = `V${String(Math.random()).slice(2, 10)}`
    const body = { vendorCode, name: 'Green Valley', email: 'orders@green.test', ...rest }
    return (await server.call(member, `POST /vendor/${member.catererId}`, { body })).body.data.id
  }
  async function addFood({
    baseUnit = 'lb',
    ...rest
  }: Record<string, unknown> & { name: string; baseUnit?: 'lb' | 'each' | 'g' }) {
    const body = { nutrients: answersFor({ calories: 50 }), ...rest }
    const answer = await server.call(member, 'POST /ingredient/ingredients', { body })
    const id = answer.body.data.id as number
    await work(member, (tx) => tx.update(ingredient).set({ baseUnit }).where(eq(ingredient.id, id)))
    return id
  }
  const vendorId = await addVendor()
  const beef = await addFood({
    name: 'Ground beef',
    packs: [packOf('4/10 LB', '40')],
    prices: [priceOf(vendorId, '118.8', '40', { vendorItemCode: 'B-40' })],
  })
  const orderInput = (rest: object = {}) => ({
    vendorId,
    siteId: sites[0] ?? 0,
    deliveryDate: addDays(today, 3),
    lines: [lineOf(beef, '10')],
    ...rest,
  })
  const addOrder = async (rest: object = {}, by: Member = member): Promise<number> => {
    const { status, body } = await call('POST /purchaseOrders', { body: orderInput(rest) }, by)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.data.id
  }
  const step = (id: number, body: object, by: Member = member) =>
    call(`POST /purchaseOrders/${id}/status`, { body }, by)
  return {
    member,
    helper,
    today,
    sites: sites as [number, number],
    schools,
    vendorId,
    beef,
    call,
    addVendor,
    addFood,
    orderInput,
    addOrder,
    step,
    read: async (id: number) => (await call(`GET /purchaseOrders/${id}`)).body,
    submitted: async (rest: object = {}) => {
      const id = await addOrder(rest)
      const { status, body } = await step(id, { status: 'submitted' })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return id
    },
    receive: (id: number, lines: object[], rest: object = {}) =>
      call(`POST /purchaseOrders/${id}/receipts`, { body: { receivedOn: today, lines, ...rest } }),
  }
}

export type OrderWorld = Awaited<ReturnType<typeof orderWorld>>

/** An order line of 40-lb cases. */
export const lineOf = (ingredientId: number, packs: string, rest: object = {}) => ({
  ingredientId,
  vendorItemCode: 'B-40',
  packText: '4/10 LB',
  packSize: '40',
  packs,
  price: '118.8',
  ...rest,
})

export const packOf = (text: string, pounds: string) => ({
  text,
  case: { gtin: null, content: { amount: pounds, unit: 'lb' }, holds: null },
  inner: null,
  each: null,
})

export const priceOf = (vendorId: number, amount: string, pounds: string, rest: object = {}) => ({
  vendorId,
  vendorItemCode: null,
  amount,
  per: { amount: pounds, unit: 'lb' },
  validFrom: null,
  ...rest,
})
