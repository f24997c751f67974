import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { addPlannedMenu } from '../../../test/support/planned-menu.ts'
import { addSites, receiveGoods, type StockedSites } from '../../../test/support/stocked-site.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { inventorySiteSchool } from '../../db/schema/inventory-site.ts'
import { purchaseOrderLine } from '../../db/schema/purchase-order.ts'
import { vendor } from '../../db/schema/vendor.ts'

let server: TestApp
let member: Member
let sites: StockedSites
const week = ['2099-09-07', '2099-09-08']
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  member = await server.addMember()
  sites = await server.database.work(member, async (tx) => {
    const added = await addSites(tx)
    // 100 g for each of 100 meals on two days: 44.09 lb.
    const menu = { schools: ['Ash'], dates: week, lines: [{ ingredientId: added.beef }] }
    const { schoolIds } = await addPlannedMenu(tx, menu)
    await tx
      .insert(inventorySiteSchool)
      .values(schoolIds.map((schoolId) => ({ inventorySiteId: added.kitchen, schoolId })))
    const goods = { locationId: null, ingredientId: added.beef, unitCost: '2' }
    await receiveGoods(tx, [
      { siteId: added.kitchen, quantity: '4', ...goods },
      { siteId: added.store, quantity: '100', ...goods },
    ])
    return added
  })
})

const call = (path: string, body?: object) => server.call(member, path, body ? { body } : {})
const suggest = async (to: string, requestId?: number) =>
  (
    await server.call(member, 'GET /stockRequests/suggestions', {
      query: { siteId: sites.kitchen, from: week[0] ?? '', to, ...(requestId === undefined ? {} : { requestId }) },
    })
  ).body
async function draft(to: object, quantity: string, needBy = week[1]): Promise<number> {
  const lines = [{ ingredientId: sites.beef, given: { amount: quantity, unit: 'lb' } }]
  const { body } = await call('POST /stockRequests', { fromSiteId: sites.kitchen, ...to, needBy, lines })
  return body.data.id as number
}
async function submitted(to: object, quantity: string, needBy = week[1]): Promise<number> {
  const id = await draft(to, quantity, needBy)
  await call(`POST /stockRequests/${id}/submission`)
  return id
}
async function approved(to: object, quantity: string): Promise<number> {
  const id = await submitted(to, quantity)
  expect((await call(`POST /stockRequests/${id}/decision`, { approve: true })).status).toBe(200)
  return id
}

test('suggestions are what planned menus need beyond what is there and on the way, in whole packs', async () => {
  expect(await suggest(week[0] ?? '')).toMatchObject({
    lines: [{ item: { name: 'Beef', available: '4' }, needed: '22.046226', given: { eaches: '4' }, quantity: '20' }],
    unknown: [],
  })
  expect((await suggest(week[1] ?? '')).lines).toMatchObject([{ needed: '44.092452', given: { eaches: '9' } }])
  const id = await approved({ toSiteId: sites.store }, '20')
  const { lines } = (await call(`GET /stockRequests/${id}`)).body
  await call(`POST /stockRequests/${id}/shipments`, {
    isFinal: true,
    lines: [{ lineId: lines[0].id, quantity: '20' }],
  })
  expect((await suggest(week[0] ?? '')).lines).toEqual([])
  expect((await suggest(week[1] ?? '')).lines).toMatchObject([{ available: '24', given: { eaches: '5' } }])
})

test('requested goods are not suggested again until the request is declined or nothing more is sent', async () => {
  const suggested = async () =>
    (await suggest(week[1] ?? '')).lines.map(({ given }: { given: { eaches: string } }) => given.eaches)
  expect(await suggested()).toEqual(['9'])
  const id = await submitted({ toSiteId: sites.store }, '45')
  expect(await suggested()).toEqual([])
  const { lines } = (await call(`GET /stockRequests/${id}`)).body
  const lineId = lines[0].id as number
  await call(`POST /stockRequests/${id}/decision`, { approve: true, lines: [{ lineId, quantity: '30' }] })
  expect(await suggested()).toEqual(['3'])
  await call(`POST /stockRequests/${id}/shipments`, { isFinal: false, lines: [{ lineId, quantity: '10' }] })
  expect(await suggested()).toEqual(['3'])
  await call(`POST /stockRequests/${id}/shipments`, { isFinal: true, lines: [{ lineId, quantity: '5' }] })
  expect(await suggested()).toEqual(['6'])

  const short = await submitted({ toSiteId: sites.store }, '30')
  const [line] = (await call(`GET /stockRequests/${short}`)).body.lines
  await call(`POST /stockRequests/${short}/decision`, { approve: true })
  await call(`POST /stockRequests/${short}/shipments`, { isFinal: false, lines: [{ lineId: line.id, quantity: '5' }] })
  expect(await suggested()).toEqual([])
  await call(`POST /stockRequests/${short}/shipments`, { isFinal: true, lines: [] })
  expect(await suggested()).toEqual(['5'])

  const declined = await submitted({ toSiteId: sites.store }, '30')
  expect(await suggested()).toEqual([])
  await call(`POST /stockRequests/${declined}/decision`, { approve: false, reason: 'None left' })
  expect(await suggested()).toEqual(['5'])
  // It comes too late for these days.
  await submitted({ toSiteId: sites.store }, '30', '2099-09-20')
  expect(await suggested()).toEqual(['5'])
})

test("a draft's goods are not suggested a second time, the draft is named, and its own lines can be suggested again", async () => {
  const suggested = async (requestId?: number) => {
    const { lines, drafts } = await suggest(week[1] ?? '', requestId)
    return [lines.map(({ given }: { given: { eaches: string } }) => given.eaches), drafts]
  }
  expect(await suggested()).toEqual([['9'], []])
  const id = await draft({ toSiteId: sites.store }, '30')
  const { request } = (await call(`GET /stockRequests/${id}`)).body
  expect(await suggested()).toEqual([['3'], [request.number]])
  expect(await suggested(id)).toEqual([['9'], []])
  const other = await draft({ toSiteId: sites.store }, '15')
  expect(await suggested()).toEqual([[], [request.number, request.number + 1]])
  expect((await call(`DELETE /stockRequests/${other}`)).status).toBe(200)
  expect(await suggested()).toEqual([['3'], [request.number]])
  await call(`POST /stockRequests/${id}/submission`)
  expect(await suggested()).toEqual([['3'], []])
})

test('an approved request to a vendor becomes a draft order in whole cases, and receives nothing itself', async () => {
  const vendorId = await server.database.work(member, async (tx) => {
    const [row] = await tx.insert(vendor).values({ vendorCode: 'V1', name: 'Valley Meats' }).returning()
    return row?.id ?? 0
  })
  const id = await approved({ toVendorId: vendorId }, '45')
  const { request } = (await call(`GET /stockRequests/${id}`)).body
  // The order is a draft, and still to come.
  expect((await suggest(week[1] ?? '')).lines).toEqual([])
  expect(request).toMatchObject({ status: 'ordered', orderNumber: 1, to: { kind: 'vendor', name: 'Valley Meats' } })
  await server.database.work(member, async (tx) => {
    const lines = await tx.select().from(purchaseOrderLine).where(eq(purchaseOrderLine.ingredientId, sites.beef))
    // 45 lb are two cases of six bags of five pounds.
    expect(lines).toMatchObject([{ packText: '6/5 LB', packSize: '30.000000', packs: '2.000000' }])
  })
  expect(
    (await call(`POST /stockRequests/${id}/shipments`, { isFinal: true, lines: [{ lineId: 1, quantity: '1' }] }))
      .status,
  ).toBe(422)
})
